"""Error responses: what was wrong with a request, in the client's language."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import Request

from bastide.core.errors import BastideError
from bastide.server import metrics
from bastide.server.errors import BadValue, RequestError, in_field, language_of, problem_of


def nothing_here() -> RequestError:
    """The refusal for an unknown address."""
    return RequestError("not-found", status=404)


def what_does_not_fit(found: Mapping[str, Any]) -> BadValue:
    """Return what request validation found, as an error with a text."""
    limits = found.get("ctx", {})
    match found["type"]:
        case "value_error" if isinstance(limits.get("error"), BadValue):
            error: BadValue = limits["error"]
            return error
        case "missing":
            return BadValue("value-missing")
        case "extra_forbidden":
            return BadValue("value-unknown")
        case "string_too_short" | "too_short":
            return BadValue("value-too-short", least=limits["min_length"])
        case "string_too_long" | "too_long":
            return BadValue("value-too-long", most=limits["max_length"])
        case "greater_than_equal":
            return BadValue("value-too-small", least=str(limits["ge"]))
        case "less_than_equal":
            return BadValue("value-too-large", most=str(limits["le"]))
        case "literal_error":
            return BadValue("value-no-choice", choices=limits["expected"])
        case "json_invalid":
            return BadValue("value-no-json")
    return BadValue("value-of-another-kind", check=str(found["type"]))


def error_response(error: BastideError, language: str, request: str) -> JSONResponse:
    """Return the response for an error."""
    body, status = error_body(error, language, request)
    metrics.refusals[body["key"]] += 1
    seconds = error.arguments.get("seconds") if status == HTTPStatus.TOO_MANY_REQUESTS else None
    return JSONResponse(body, status, None if seconds is None else {"retry-after": str(seconds)})


def error_body(error: BastideError, language: str, request: str) -> tuple[dict[str, Any], int]:
    """Return what a client is told about an error, and the status of a response that tells nothing else."""
    key, reason, rule, details, status = problem_of(error, language)
    reason = reason.encode("utf-8", "backslashreplace").decode()  # it may quote lone surrogates
    return {"key": key, "reason": reason, "rule": rule, "details": details, "request": request}, status


def request_id(request: Request) -> str:
    """Return the id under which the log knows a request."""
    return str(request.scope.get("state", {}).get("request_id", ""))


def add_refusals(app: FastAPI) -> None:
    """Answer every error with a reason and a request id, never a stack trace."""

    def respond(request: Request, error: BastideError) -> JSONResponse:
        return error_response(error, language_of(request), request_id(request))

    @app.exception_handler(BastideError)
    async def wrong_input(request: Request, error: BastideError) -> JSONResponse:
        return respond(request, error)

    @app.exception_handler(RequestValidationError)
    async def does_not_fit(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return respond(request, in_field(where, what_does_not_fit(first)))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> JSONResponse:
        if isinstance(error.__cause__, RequestError):  # raised while reading the body
            return respond(request, error.__cause__)
        gone = error.status_code == HTTPStatus.NOT_FOUND
        wrong = nothing_here() if gone else RequestError("http", status=error.status_code, problem=error.detail)
        response = respond(request, wrong)
        response.headers.update(error.headers or {})
        return response
