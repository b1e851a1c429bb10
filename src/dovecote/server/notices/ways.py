"""Each way to somebody, and how it went."""

from __future__ import annotations

import smtplib

import msgspec

from dovecote.server.notices import hooks, mail
from dovecote.server.notices.message import Delivery, Message
from dovecote.server.notices.post import AddressError, Reply, post
from dovecote.server.notices.wording import words_for
from dovecote.server.settings import Notices
from dovecote.server.storage.channels import Channel

_GONE = (404, 410)  # nobody is there any more
_TOO_LARGE = 413
_BODY = 2000  # bytes: with a title and a link, push services take it
_TOO_MANY = 429
_REFUSED = 500  # from here on a server for mail says that it will never take it


class Ways:
    """Sends a message the way somebody has chosen; to be called beside the event loop."""

    def __init__(self, settings: Notices, url: str, key: str) -> None:
        self._settings = settings
        self._url = url
        self._key = key  # by which push services know this server

    def send(self, channel: Channel, message: Message) -> Delivery:
        """Send it, and say how it went; whatever goes wrong is tried again."""
        try:
            match channel.kind:
                case "push":
                    return self._push(channel, message)
                case "mail":
                    return self._mail(channel, message)
                case "hook":
                    return self._hook(channel, message)
        except AddressError:  # it led to the internet once, and does not any more
            return Delivery("failed")
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return Delivery("gone" if min(codes) >= _REFUSED else "failed")
        except OSError:  # smtplib's errors are, too
            return Delivery("failed")

    def _push(self, channel: Channel, message: Message) -> Delivery:
        from dovecote.server.notices import push

        keys = push.read_keys(channel.secret)
        if self._settings.push is None or keys is None:
            return Delivery("gone" if keys is None else "failed")
        said = {
            "id": message.id,
            "title": message.title,
            "body": message.brief(_BODY) if len(message.lines) > 1 else "",
            "link": message.link,
            "lang": message.language,
        }
        body = push.sealed(msgspec.json.encode(said), keys)
        contact, now = self._settings.push.contact, message.moment
        headers = push.headers(self._key, contact, channel.address, message.id, now)
        return _outcome(post(channel.address, body, headers, private=self._is_private))

    def _mail(self, channel: Channel, message: Message) -> Delivery:
        if self._settings.mail is None:
            return Delivery("failed")
        off = f"{self._url}/notices?off={channel.secret}"
        end = words_for(message.language)("notice-mail-end")
        to, sender = channel.address, self._settings.mail.sender
        mail.send(self._settings.mail, mail.letter(message, sender, to, off, end))
        return Delivery("sent")

    def _hook(self, channel: Channel, message: Message) -> Delivery:
        if self._settings.hooks is None:
            return Delivery("failed")
        body, kind = hooks.written(message, channel.style)
        headers = hooks.signed(message, channel.secret, body, kind)
        return _outcome(post(channel.address, body, headers, private=self._is_private))

    @property
    def _is_private(self) -> bool:
        return self._settings.hooks is not None and self._settings.hooks.private


def _outcome(answer: Reply) -> Delivery:
    if 200 <= answer.status < 300:
        return Delivery("sent")
    if answer.status in _GONE:
        return Delivery("gone")
    if answer.status == _TOO_LARGE:
        return Delivery("sent")  # it will never be smaller
    return Delivery("failed", answer.after if answer.status == _TOO_MANY else 0)
