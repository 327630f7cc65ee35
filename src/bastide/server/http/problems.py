"""What was wrong with a request, and the answer that says so in the language of whoever reads it."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import Request

from bastide.core.errors import BastideError
from bastide.server.errors import BadValue, Refused, in_field, refusal_of


def nothing_here() -> Refused:
    """An address without anything."""
    return Refused("not-found", "There is nothing at this address.", status=404)


def what_does_not_fit(found: Mapping[str, Any]) -> BadValue:
    """What the check of a request found, as an error with words."""
    limits = found.get("ctx", {})
    match found["type"]:
        case "value_error" if isinstance(limits.get("error"), BadValue):
            error: BadValue = limits["error"]
            return error
        case "missing":
            return BadValue("value-missing", "it is missing")
        case "extra_forbidden":
            return BadValue("value-unknown", "there is no such field")
        case "string_too_short" | "too_short":
            return BadValue("value-too-short", "it must be {least} long at least", least=limits["min_length"])
        case "string_too_long" | "too_long":
            return BadValue("value-too-long", "it can be {most} long at most", most=limits["max_length"])
        case "greater_than_equal":
            return BadValue("value-too-small", "it must be {least} at least", least=str(limits["ge"]))
        case "less_than_equal":
            return BadValue("value-too-large", "it can be {most} at most", most=str(limits["le"]))
        case "literal_error":
            return BadValue("value-no-choice", "it must be {choices}", choices=limits["expected"])
        case "json_invalid":
            return BadValue("value-no-json", "this is not valid JSON")
    return BadValue("value-of-another-kind", "it must be something else ({check})", check=str(found["type"]))


def refusal_response(refused: Refused, request: str) -> JSONResponse:
    """A refusal as every client gets it."""
    reason = refused.reason.encode("utf-8", "backslashreplace").decode()  # it may quote half a letter
    problem = {"key": refused.key, "reason": reason, "rule": refused.rule, "details": refused.details}
    return JSONResponse({**problem, "request": request}, refused.status)


def add_refusals(app: FastAPI) -> None:
    """Whatever goes wrong: a reason and a request id, never a stack trace."""

    def request_id(request: Request) -> str:
        return str(request.scope.get("state", {}).get("request_id", ""))

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        return refusal_response(error, request_id(request))

    @app.exception_handler(BastideError)
    async def wrong_input(request: Request, error: BastideError) -> JSONResponse:
        return refusal_response(refusal_of(error, request), request_id(request))

    @app.exception_handler(RequestValidationError)
    async def does_not_fit(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        wrong = in_field(where, what_does_not_fit(first))
        return refusal_response(refusal_of(wrong, request), request_id(request))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> JSONResponse:
        if isinstance(error.__cause__, Refused):  # while the body was being read
            return refusal_response(error.__cause__, request_id(request))
        gone = error.status_code == HTTPStatus.NOT_FOUND
        refusal = nothing_here() if gone else Refused("http", f"{error.detail}.", status=error.status_code)
        response = refusal_response(refusal, request_id(request))
        response.headers.update(error.headers or {})
        return response
