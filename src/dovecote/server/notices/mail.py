"""Mail, by Python's own client: a thread sends it, so that no other library is needed."""

from __future__ import annotations

import smtplib
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import urlsplit

from dovecote.server.notices.message import Message
from dovecote.server.notices.post import secure
from dovecote.server.settings import Mail

_PATIENCE = 20.0  # seconds
_LONGEST = 254  # characters of an address


def is_address(text: str) -> bool:
    """Whether mail could be sent there: one address, without a name or anything else."""
    if len(text) > _LONGEST or not text.isprintable() or parseaddr(text)[1] != text:
        return False
    try:
        read = Address(addr_spec=text)
    except (ValueError, IndexError):
        return False
    return bool(read.username and "." in read.domain) and text.isascii()


def letter(message: Message, sender: str, to: str, off: str, end: str) -> EmailMessage:
    """A letter; however often it is sent, it is the same one. `off` ends all further ones, as is
    said at its `end`."""
    found = EmailMessage()
    found["Subject"] = message.title
    found["From"] = sender
    found["To"] = to
    found["Date"] = formatdate(message.moment / 1000)
    domain = parseaddr(sender)[1].partition("@")[2] or "localhost"
    found["Message-ID"] = f"<{message.id}@{domain}>"
    found["Auto-Submitted"] = "auto-generated"
    if off:
        found["List-Unsubscribe"] = f"<{off}>"
    found.set_content(f"{message.text}\n\n{message.link}\n\n-- \n{end}\n{off}\n")
    return found


def send(settings: Mail, letter: EmailMessage) -> None:
    """Hand it to the server; to be called beside the event loop. OSError if it takes nothing."""
    parts = urlsplit(settings.server)
    host = parts.hostname or "localhost"
    context = secure()
    if parts.scheme == "smtps":
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            host, parts.port or 465, timeout=_PATIENCE, context=context
        )
    else:
        line = smtplib.SMTP(host, parts.port or 25, timeout=_PATIENCE)
    with line:
        line.ehlo_or_helo_if_needed()
        if parts.scheme != "smtps" and line.has_extn("starttls"):
            line.starttls(context=context)
        if settings.user:
            line.login(settings.user, settings.password)
        line.send_message(letter)
