"""What is refused over HTTP, as `application/problem+json`."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException, InternalServerException
from litestar.openapi.datastructures import ResponseSpec

from dovecote.core.errors import DovecoteError
from dovecote.server.http.static.page import missing, wants_page

PROBLEM = "application/problem+json"
_MEANING = {
    400: "It could not be understood, or cannot be.",
    401: "Nobody: choose a name first, or use a link that still works.",
    403: "It is not yours to do, or a page of another origin asked.",
    404: "There is no such thing.",
    409: "It does not fit what the table is at.",
    413: "It is too big.",
    415: "It is not JSON, or does not say so.",
    421: "Another host was meant.",
    429: "It was too much; try again later.",
    503: "The database does not answer at the moment.",
}
_LOG = logging.getLogger("dovecote.http")


class Problem(msgspec.Struct, frozen=True):
    """`code` names a sentence of the catalogue (`error-CODE`), `params` fill it."""

    type: str
    title: str
    status: int
    code: str
    params: dict[str, Any] = {}


def problem_of(error: Exception) -> Problem:
    """The problem that an exception is; of a mistake of ours nothing is told."""
    if isinstance(error, DovecoteError):
        code, status = error.code(), error.status
        return Problem(f"urn:dovecote:{code}", str(error), status, code, error.params)
    if isinstance(error, HTTPException) and error.status_code < 500:
        told = error.detail if error.status_code != 404 else "there is nothing at this address"
        return _plain("no-page" if error.status_code == 404 else "request", told, error.status_code)
    return _plain("internal", "something went wrong here; nothing has changed", 500)


def respond(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Litestar's answer to an exception."""
    problem = problem_of(error)
    if problem.status == 404 and wants_page(request):
        return missing(request)
    if problem.status == 500:
        _LOG.error("a request failed", exc_info=error)
    told = error.headers if isinstance(error, HTTPException) else None  # which methods there are
    return Response(problem, status_code=problem.status, media_type=PROBLEM, headers=told)


class BodyRequest(Request[Any, Any, Any]):
    """A request whose body is nobody's mistake but the sender's, broken off or nested too deep."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("broken off") from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("nested too deeply") from None


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route says about its errors in the OpenAPI document; some can happen anywhere."""
    with_body = {415} if 413 in statuses else set()
    every = {400, *statuses, *with_body, 421, 429, 503}
    return {status: _described(status) for status in sorted(every)}


def _described(status: int) -> ResponseSpec:
    return ResponseSpec(
        Problem, generate_examples=False, description=_MEANING[status], media_type=PROBLEM
    )


def _plain(code: str, title: str, status: int) -> Problem:
    return Problem(f"urn:dovecote:{code}", title, status, code, {"reason": title})
