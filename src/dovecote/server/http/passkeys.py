"""Passkeys over HTTP: added by whoever is known here, and a way back for whoever is not."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from dovecote.server.errors import NoPasskeyError, PasskeyError
from dovecote.server.http.cookies import cookies_for, label_of, token_of
from dovecote.server.http.links import origin_of
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.people import Me, People
from dovecote.server.http.problems import problems
from dovecote.server.http.services import Services
from dovecote.server.passkeys import Assertion, Challenges, Fit, Place, made, owner_of, signed
from dovecote.server.storage import passkeys
from dovecote.server.storage.channels import add_key, key_named
from dovecote.server.storage.database import both
from dovecote.server.storage.passkeys import Passkey, passkeys_of
from dovecote.server.storage.people import Person
from dovecote.server.storage.writer import Unit
from dovecote.tables.errors import TooManyError

_KEY = "passkeys"
_SECRET = 32  # bytes
_CODE = "^[A-Za-z0-9_-]*$"
PasskeyPath = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-f]+$")]
Credential = Annotated[str, Meta(min_length=1, max_length=1400, pattern=_CODE)]
Encoded = Annotated[str, Meta(max_length=4000, pattern=_CODE)]
Called = Annotated[str, Meta(min_length=1, max_length=400)]
_REMOVED = ResponseSpec(None, description="Nobody comes in by it any more.")


class PasskeyNow(msgspec.Struct, frozen=True):
    """One of your passkeys; it works where this server is reached by that name."""

    id: str
    name: str
    host: str
    created: int
    used: int  # 0: never


class PasskeysNow(msgspec.Struct, frozen=True):
    """Your passkeys, and whether one can be made where you are: not by an address, nor without
    TLS."""

    fit: Fit
    passkeys: list[PasskeyNow]


class PasskeyChallenge(msgspec.Struct, frozen=True):
    """What a device is to sign within five minutes, once; all in base64url. `user` and `known`,
    the passkeys that are there already, are for a new one."""

    challenge: str
    host: str
    user: str = ""
    known: list[str] = []


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device has made, in base64url, and what its owner calls it."""

    name: Called
    id: Credential
    client: Encoded  # the client's data
    attestation: Annotated[str, Meta(max_length=8000, pattern=_CODE)]


class PasskeyName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Called


class PasskeyAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device has signed, in base64url; who is somebody else already must be sure."""

    id: Credential
    client: Encoded
    data: Encoded  # the authenticator's
    signature: Encoded
    user: Encoded = ""
    sure: bool = False


class Passkeys(Controller):
    """The same person on every device."""

    path = "/api/people"
    tags = ("people",)

    @get("/me/passkeys", responses=problems(401), operation_id="passkeys", security=NEEDED)
    async def list(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> PasskeysNow:
        """Your passkeys, the newest first."""
        return await _now(request, services, (await services.person(request)).id)

    @post(
        "/me/passkeys/challenge",
        responses=problems(401, 403, 409),
        operation_id="beginPasskey",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def begin(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> PasskeyChallenge:
        """What a device needs for a new passkey."""
        person, place = (await services.person(request)).id, _place(request, services)
        mine = await services.reader.read(passkeys_of, person)
        challenges = await _challenges(services, f"add {place.host} {person}")
        known = [one.id for one in mine if one.host == place.host]
        new = challenges.new(services.now())
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
        services: NamedDependency[Services],
    ) -> PasskeysNow:
        """Add the passkey that a device has made."""
        person, place = (await services.person(request)).id, _place(request, services)
        name, now = services.sessions.clean(data.name), services.now()
        challenges = await _challenges(services, f"add {place.host} {person}")
        challenge, until = challenges.answered(data.client, now)
        new = made(place, challenge, data.id, data.client, data.attestation)
        passkey = Passkey(new.id, person, place.host, name, new.key, new.signed, now, 0)
        limit = services.settings.limits.passkeys
        change = both(passkeys.use_up(challenge, until), passkeys.add(passkey, limit))
        if not await services.writer.write(Unit("", change=change)):
            if len(await services.reader.read(passkeys_of, person)) >= limit:
                raise TooManyError(what="passkeys", limit=limit)
            raise PasskeyError()
        return await _now(request, services, person)

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
        services: NamedDependency[Services],
    ) -> PasskeysNow:
        """Call a passkey differently."""
        person = (await services.person(request)).id
        name = services.sessions.clean(data.name)
        found = await _found(services, person, passkey)
        await services.writer.write(Unit("", change=passkeys.rename(person, found.id, name)))
        return await _now(request, services, person)

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
        services: NamedDependency[Services],
    ) -> Response[None]:
        """Remove a passkey; the devices that came in by it stay signed in."""
        person = (await services.person(request)).id
        found = await _found(services, person, passkey)
        await services.writer.write(Unit("", change=passkeys.remove(person, found.id)))
        return Response(None, status_code=204)

    @post(
        "/passkey/challenge",
        responses=problems(403, 409),
        operation_id="askPasskey",
        status_code=HTTP_200_OK,
    )
    async def ask(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> PasskeyChallenge:
        """What a device needs to say who you are."""
        place = _place(request, services)
        challenges = await _challenges(services, f"in {place.host}")
        return PasskeyChallenge(challenges.new(services.now()), place.host)

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
        services: NamedDependency[Services],
    ) -> Response[Me]:
        """Come back as yourself, by a passkey."""
        place, now = _place(request, services), services.now()
        challenges = await _challenges(services, f"in {place.host}")
        challenge, until = challenges.answered(data.client, now)
        found = await services.reader.read(passkeys.passkey_named, data.id)
        if found is None or found[0].host != place.host:
            raise PasskeyError()
        passkey, name = found
        if data.user not in ("", owner_of(passkey.person)):
            raise PasskeyError()
        answer = Assertion(data.id, data.client, data.data, data.signature, data.user)
        count = signed(place, challenge, answer, passkey.key, passkey.signed)
        person = Person(passkey.person, name)
        await services.sessions.check_same(person, token_of(request), is_sure=data.sure)
        await services.allowances.spend("sessions", "", services.address(request))
        token, add = services.sessions.new_session(person.id, label_of(request))
        used = both(passkeys.use_up(challenge, until), passkeys.sign(passkey, count, now))
        if not await services.writer.write(Unit("", change=both(used, add))):
            raise PasskeyError()
        known = await services.sessions.known(token)
        return Response(await People.told(known, services), cookies=cookies_for(token, request))


def _place(request: Request[Any, Any, Any], services: Services) -> Place:
    place = Place.of(origin_of(request, services.settings))
    place.check()
    return place


async def _challenges(services: Services, purpose: str) -> Challenges:
    """All servers of a database sign with one key; the first to need it makes it."""
    key = await services.reader.read(key_named, _KEY)
    if not key:
        new = add_key(_KEY, secrets.token_hex(_SECRET))
        await services.writer.write(Unit("", change=new))
        key = await services.reader.read(key_named, _KEY)
    return Challenges(key, purpose)


async def _found(services: Services, person: str, short: str) -> Passkey:
    mine = await services.reader.read(passkeys_of, person)
    found = next((one for one in mine if one.short == short), None)
    if found is None:
        raise NoPasskeyError()
    return found


async def _now(request: Request[Any, Any, Any], services: Services, person: str) -> PasskeysNow:
    mine = await services.reader.read(passkeys_of, person)
    place = Place.of(origin_of(request, services.settings))
    return PasskeysNow(
        place.fit, [PasskeyNow(p.short, p.name, p.host, p.created, p.used) for p in mine]
    )
