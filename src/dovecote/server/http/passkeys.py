"""Passkeys over HTTP: added by whoever is known here, and a way back for whoever is not."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from dovecote.server.allowances import Allowances
from dovecote.server.errors import NoPasskeyError, PasskeyError
from dovecote.server.http.cookies import cookies_for, label_of, token_of
from dovecote.server.http.links import origin_of
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.passkey_messages import (
    NewPasskey,
    PasskeyAnswer,
    PasskeyChallenge,
    PasskeyName,
    PasskeyNow,
    PasskeysNow,
)
from dovecote.server.http.people import Me, me_as_told
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who, address_of
from dovecote.server.passkeys import Assertion, Challenges, Place, made, owner_of, signed
from dovecote.server.sessions import Sessions
from dovecote.server.settings import Settings
from dovecote.server.storage import passkeys
from dovecote.server.storage.channels import add_key, key_named
from dovecote.server.storage.database import both
from dovecote.server.storage.passkeys import Passkey, passkeys_of
from dovecote.server.storage.people import Person
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.errors import TooManyError

_KEY = "passkeys"
_SECRET = 32  # bytes
PasskeyPath = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-f]+$")]
_REMOVED = ResponseSpec(None, description="Nobody comes in by it any more.")


class PasskeyNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    sessions: Sessions
    reader: Reader
    writer: Writer
    settings: Settings
    allowances: Allowances


class Passkeys(Controller):
    """The same person on every device."""

    path = "/api/people"
    tags = ("people",)
    dependencies = given(PasskeyNeeds)

    @get("/me/passkeys", responses=problems(401), operation_id="passkeys", security=NEEDED)
    async def list(
        self, request: Request[Any, Any, Any], needs: NamedDependency[PasskeyNeeds]
    ) -> PasskeysNow:
        """Your passkeys, the newest first."""
        return await _now(request, needs, (await needs.who.person(request)).id)

    @post(
        "/me/passkeys/challenge",
        responses=problems(401, 403, 409),
        operation_id="beginPasskey",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def begin(
        self, request: Request[Any, Any, Any], needs: NamedDependency[PasskeyNeeds]
    ) -> PasskeyChallenge:
        """What a device needs for a new passkey."""
        person, place = (await needs.who.person(request)).id, _place(request, needs.settings)
        mine = await needs.reader.read(passkeys_of, person)
        challenges = await _challenges(needs.reader, needs.writer, f"add {place.host} {person}")
        known = [one.id for one in mine if one.host == place.host]
        new = challenges.new(needs.now())
        return PasskeyChallenge(new, place.host, owner_of(person), known)

    @post(
        "/me/passkeys",
        responses=problems(401, 403, 409, 413),
        operation_id="addPasskey",
        security=NEEDED,
    )
    async def add(
        self,
        data: JSONBody[NewPasskey],
        request: Request[Any, Any, Any],
        needs: NamedDependency[PasskeyNeeds],
    ) -> PasskeysNow:
        """Add the passkey that a device has made."""
        person, place = (await needs.who.person(request)).id, _place(request, needs.settings)
        name, now = needs.sessions.clean(data.name), needs.now()
        challenges = await _challenges(needs.reader, needs.writer, f"add {place.host} {person}")
        challenge, until = challenges.answered(data.client, now)
        new = made(place, challenge, data.id, data.client, data.attestation)
        passkey = Passkey(new.id, person, place.host, name, new.key, new.signed, now, 0)
        limit = needs.settings.limits.passkeys
        change = both(passkeys.use_up(challenge, until), passkeys.add(passkey, limit))
        if not await needs.writer.write(Unit("", change=change)):
            if len(await needs.reader.read(passkeys_of, person)) >= limit:
                raise TooManyError(what="passkeys", limit=limit)
            raise PasskeyError()
        return await _now(request, needs, person)

    @put(
        "/me/passkeys/{passkey:str}",
        responses=problems(401, 403, 404, 413),
        operation_id="renamePasskey",
        security=NEEDED,
    )
    async def rename(
        self,
        passkey: PasskeyPath,
        data: JSONBody[PasskeyName],
        request: Request[Any, Any, Any],
        needs: NamedDependency[PasskeyNeeds],
    ) -> PasskeysNow:
        """Call a passkey differently."""
        person = (await needs.who.person(request)).id
        name = needs.sessions.clean(data.name)
        found = await _found(needs.reader, person, passkey)
        await needs.writer.write(Unit("", change=passkeys.rename(person, found.id, name)))
        return await _now(request, needs, person)

    @delete(
        "/me/passkeys/{passkey:str}",
        responses={204: _REMOVED, **problems(401, 403, 404)},
        operation_id="removePasskey",
        security=NEEDED,
    )
    async def remove(
        self,
        passkey: PasskeyPath,
        request: Request[Any, Any, Any],
        needs: NamedDependency[PasskeyNeeds],
    ) -> Response[None]:
        """Remove a passkey; the devices that came in by it stay signed in."""
        person = (await needs.who.person(request)).id
        found = await _found(needs.reader, person, passkey)
        await needs.writer.write(Unit("", change=passkeys.remove(person, found.id)))
        return Response(None, status_code=204)

    @post(
        "/passkey/challenge",
        responses=problems(403, 409),
        operation_id="askPasskey",
        status_code=HTTP_200_OK,
    )
    async def ask(
        self, request: Request[Any, Any, Any], needs: NamedDependency[PasskeyNeeds]
    ) -> PasskeyChallenge:
        """What a device needs to say who you are."""
        place = _place(request, needs.settings)
        challenges = await _challenges(needs.reader, needs.writer, f"in {place.host}")
        return PasskeyChallenge(challenges.new(needs.now()), place.host)

    @post(
        "/passkey",
        responses=problems(403, 409, 413),
        operation_id="usePasskey",
        status_code=HTTP_200_OK,
    )
    async def use(
        self,
        data: JSONBody[PasskeyAnswer],
        request: Request[Any, Any, Any],
        needs: NamedDependency[PasskeyNeeds],
    ) -> Response[Me]:
        """Come back as yourself, by a passkey."""
        place, now = _place(request, needs.settings), needs.now()
        challenges = await _challenges(needs.reader, needs.writer, f"in {place.host}")
        challenge, until = challenges.answered(data.client, now)
        found = await needs.reader.read(passkeys.passkey_named, data.id)
        if found is None or found[0].host != place.host:
            raise PasskeyError()
        passkey, name = found
        if data.user not in ("", owner_of(passkey.person)):
            raise PasskeyError()
        answer = Assertion(data.id, data.client, data.data, data.signature, data.user)
        count = signed(place, challenge, answer, passkey.key, passkey.signed)
        person = Person(passkey.person, name)
        await needs.sessions.check_same(person, token_of(request), is_sure=data.sure)
        await needs.allowances.spend("sessions", "", address_of(request))
        token, add = needs.sessions.new_session(person.id, label_of(request))
        used = both(passkeys.use_up(challenge, until), passkeys.sign(passkey, count, now))
        if not await needs.writer.write(Unit("", change=both(used, add))):
            raise PasskeyError()
        known = await needs.sessions.known(token)
        return Response(await me_as_told(known, needs.reader), cookies=cookies_for(token, request))


def _place(request: Request[Any, Any, Any], settings: Settings) -> Place:
    place = Place.of(origin_of(request, settings))
    place.check()
    return place


async def _challenges(reader: Reader, writer: Writer, purpose: str) -> Challenges:
    """All servers of a database sign with one key; the first to need it makes it."""
    key = await reader.read(key_named, _KEY)
    if not key:
        new = add_key(_KEY, secrets.token_hex(_SECRET))
        await writer.write(Unit("", change=new))
        key = await reader.read(key_named, _KEY)
    return Challenges(key, purpose)


async def _found(reader: Reader, person: str, short: str) -> Passkey:
    mine = await reader.read(passkeys_of, person)
    found = next((one for one in mine if one.short == short), None)
    if found is None:
        raise NoPasskeyError()
    return found


async def _now(request: Request[Any, Any, Any], needs: PasskeyNeeds, person: str) -> PasskeysNow:
    mine = await needs.reader.read(passkeys_of, person)
    place = Place.of(origin_of(request, needs.settings))
    return PasskeysNow(
        place.fit, [PasskeyNow(p.short, p.name, p.host, p.created, p.used) for p in mine]
    )
