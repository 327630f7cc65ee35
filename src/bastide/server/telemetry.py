"""Spans for OpenTelemetry. Off unless asked for: then nothing is imported, and a span costs next to nothing."""

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from bastide.words import LocalizedError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Tracer

_tracer: "Tracer | None" = None
_off: AbstractContextManager[Any] = nullcontext()


def span(name: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """Return the span of what happens inside `with`."""
    return _off if _tracer is None else _tracer.start_as_current_span(name, attributes=attributes)


def start(processor: "SpanProcessor | None" = None) -> None:
    """Send spans from now on, to where OpenTelemetry's own variables (`OTEL_EXPORTER_OTLP_ENDPOINT` …) say."""
    global _tracer
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import OTELResourceDetector, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise LocalizedError("missing-driver", what="OpenTelemetry", extra="telemetry") from None
    resource = Resource.create({"service.name": "bastide"}).merge(OTELResourceDetector().detect())
    provider = TracerProvider(resource=resource)
    provider.add_span_processor(processor or BatchSpanProcessor(OTLPSpanExporter()))
    _tracer = provider.get_tracer("bastide")
