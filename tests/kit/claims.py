"""The claims of SECURITY.md, each broken on purpose, and the test that must notice.

`python -m tests.kit.claims` breaks one after the other in a copy of the sources, runs the test
that is named for it, and demands that it fails; with words, only claims in which they occur.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Broken(NamedTuple):
    """A claim, how it is broken, and the test that fails then."""

    claim: str
    how: str
    file: str
    old: str
    new: str
    test: str


_ROOM = "src/dovecote/server/room"
_HTTP = "src/dovecote/server/http"
_STORAGE = "src/dovecote/server/storage"
_THINKING = "src/dovecote/server/thinking"
_TESTS = "tests/server"

CLAIMS = (
    Broken(
        *("views", "everyone is sent the first seat's view", "src/dovecote/wire/positions.py"),
        *("else table.view(viewer)", "else table.view(table.seats[0])"),
        f"{_TESTS}/test_secrecy.py::test_piccioni_sends_the_same_bytes",
    ),
    Broken(
        *("events", "everyone is sent the first seat's events", "src/dovecote/wire/positions.py"),
        *("events(viewer, self._since)", "events(self._table.seats[0], self._since)"),
        f"{_TESTS}/test_secrecy.py::test_piccioni_sends_the_same_bytes",
    ),
    Broken(
        *("offers", "offers go to whoever is not asked", "src/dovecote/wire/positions.py"),
        *("is_asked = viewer in self._waiting and", "is_asked = self._waiting and"),
        f"{_TESTS}/test_room.py::test_only_who_is_asked_gets_offers",
    ),
    Broken(
        *("previews", "a preview is worked out in the real world", "src/dovecote/play/table.py"),
        *(
            "        return outlook(self.game, self.allowed(seat, text), self.view(seat))\n",
            "        from dovecote.play.outlook import foresee\n\n"
            "        return foresee(self.game, self.allowed(seat, text), self.state)\n",
        ),
        "tests/play/test_table.py",
    ),
    Broken(
        *("records", "a running match's record is whole", "src/dovecote/tables/matches.py"),
        *("table.transcript(viewer)", "map(str, table.entries())"),
        f"{_TESTS}/test_needles.py::test_nothing_secret_is_sent_before_the_end",
    ),
    Broken(
        *("publishing", "a running match is published", "src/dovecote/tables/rows.py"),
        *('self.status in ("over", "closed")', 'self.status != "open"'),
        f"{_TESTS}/test_needles.py::test_nothing_secret_is_sent_before_the_end",
    ),
    Broken(
        *("sealed answers", "everyone is told that one came in", f"{_ROOM}/commands/moves.py"),
        *(
            "room.audience.tell_positions(state.at, only=seat)\n    await close_window",
            "room.audience.tell_positions(state.at)\n    await close_window",
        ),
        f"{_TESTS}/test_sealed.py::test_a_sealed_answer_changes_nothing_for_anybody_else",
    ),
    Broken(
        *("sealed answers", "one touches the table's `changed`", f"{_ROOM}/commands/moves.py"),
        *(
            "    state.sealed[seat] = answer\n",
            "    state.sealed[seat] = answer\n    await room.change(state.row)\n",
        ),
        f"{_TESTS}/test_sealed.py::test_a_sealed_answer_changes_nothing_for_anybody_else",
    ),
    Broken(
        *(
            "sealed answers",
            "the same in the database only",
            "src/dovecote/server/storage/answers.py",
        ),
        *(
            "    connection.execute(insert(ANSWERS)",
            "    connection.exec_driver_sql('UPDATE tables SET changed = changed + 1')\n"
            "    connection.execute(insert(ANSWERS)",
        ),
        f"{_TESTS}/test_sealed.py::test_a_sealed_answer_changes_nothing_for_anybody_else",
    ),
    Broken(
        *("sealed answers", "who reads waits while one is stored", f"{_ROOM}/room.py"),
        *("if self._is_between or self.state.table is None", "if True or self.state.table is None"),
        f"{_TESTS}/test_sealed.py::test_nobody_waits_while_an_answer_is_being_stored",
    ),
    Broken(
        *("figures", "they are shown to everybody", f"{_HTTP}/health.py"),
        *("if not token or not compare_digest(", "if False and not compare_digest("),
        f"{_TESTS}/test_log.py::test_figures_are_shown_to_no_stranger",
    ),
    Broken(
        *("timing", "who holds no reaction is not asked", "src/dovecote/games/piccioni/windows.py"),
        *("if state.hands[seat] and triggers", 'if "net" in state.hands[seat] and triggers'),
        "tests/games/piccioni/test_contract.py",
    ),
    Broken(
        *("timing", "a reaction comes without a delay", f"{_ROOM}/driver.py"),
        *("_RANDOM.uniform(self._pace.quickest, self._pace.slowest)", "0.0"),
        f"{_TESTS}/test_reactions.py::test_it_waits_though_it_is_there_at_once",
    ),
    Broken(
        *("timing", "a late thought is told at once", f"{_ROOM}/driver.py"),
        *("if is_late and is_reaction:", "if False:"),
        f"{_TESTS}/test_reactions.py::test_a_thought_that_comes_late_waits_again",
    ),
    Broken(
        *("timing", "who cannot react thinks less", f"{_THINKING}/even.py"),
        *("    while time.process_time() < end:\n        pass\n", ""),
        f"{_TESTS}/test_even.py::test_a_thought_costs_the_same_with_and_without_a_reaction",
    ),
    Broken(
        *("timing", "windows are thought about where all else is", f"{_THINKING}/chooser.py"),
        *("self._in_windows = in_windows or thinkers", "self._in_windows = thinkers"),
        f"{_TESTS}/test_even.py::test_others_think_in_windows_and_only_there_at_a_fixed_cost",
    ),
    Broken(
        *("luck", "a secret of 32 bits", "src/dovecote/tables/openings.py"),
        *("secret=secrets.token_hex(32)", "secret=secrets.token_hex(4)"),
        f"{_TESTS}/test_tables.py::test_the_secret_of_every_table_is_too_long_to_be_tried",
    ),
    Broken(
        *("luck", "no promise before the match", "src/dovecote/wire/positions.py"),
        *("commit=commitment(row.secret)", 'commit=commitment(row.secret) if row.binding else ""'),
        f"{_TESTS}/test_tables.py::test_the_promise_is_shown_before_the_first_move_and_kept",
    ),
    Broken(
        *("luck", "words are bound only at the end", "src/dovecote/wire/positions.py"),
        *("binding=row.binding", 'binding=row.binding if row.is_published else ""'),
        f"{_TESTS}/test_tables.py::test_all_words_are_bound_when_the_match_begins",
    ),
    Broken(
        *("luck", "the binding leaves a word out", "src/dovecote/play/luck.py"),
        *('("binding", commit, *entropy)', '("binding", commit, *tuple(entropy)[:-1])'),
        "tests/play/test_forgery.py::test_words_exchanged_after_luck_was_seen_are_refused",
    ),
    Broken(
        *("luck", "`verify` compares nothing that was kept", "src/dovecote/play/replay.py"),
        *("for each in kept)", "for each in ())"),
        "tests/play/test_forgery.py::test_words_exchanged_after_luck_was_seen_are_refused",
    ),
    Broken(
        *("luck", "`verify` takes any binding", "src/dovecote/play/luck.py"),
        *('if self.binding not in ("", due):', "if False:"),
        "tests/play/test_forgery.py::test_words_exchanged_after_luck_was_seen_are_refused",
    ),
    Broken(
        *("luck", "`verify` takes any outcome", "src/dovecote/play/replay.py"),
        *("        if due != text:", "        if False:"),
        "tests/play/test_replay.py::test_a_forged_throw_does_not_follow_from_the_promise",
    ),
    Broken(
        *("luck", "words count for nothing", "src/dovecote/play/luck.py"),
        *('"\\n".join((self.secret, *self.entropy))', '"\\n".join((self.secret,))'),
        "tests/play/test_luck.py",
    ),
    Broken(
        *("luck", "one outcome is favoured", "src/dovecote/play/luck.py"),
        *("limit = 256**size // ways * ways", "limit = 256**size"),
        "tests/play/test_luck.py",
    ),
    Broken(
        *("luck", "the secret is told while the match runs", "src/dovecote/core/record.py"),
        *(
            "    quoted = record.content",
            '    lines.append("secret: 1")\n    quoted = record.content',
        ),
        f"{_TESTS}/test_tables.py::test_the_promise_is_shown_before_the_first_move_and_kept",
    ),
    Broken(
        *("people", "tokens of 128 bits", "src/dovecote/server/sessions.py"),
        *("_BYTES = 24", "_BYTES = 16"),
        f"{_TESTS}/test_safety.py::test_only_the_hash_of_a_token_is_kept",
    ),
    Broken(
        *("people", "tokens are stored as they are", "src/dovecote/server/sessions.py"),
        *("return sha256(token.encode()).hexdigest()", "return token"),
        f"{_TESTS}/test_safety.py::test_only_the_hash_of_a_token_is_kept",
    ),
    Broken(
        *("people", "scripts may read the cookie", f"{_HTTP}/cookies.py"),
        *("httponly=True", "httponly=False"),
        f"{_TESTS}/test_safety.py::test_the_cookie_is_for_this_server_alone",
    ),
    Broken(
        *("people", "the cookie goes along from other sites", f"{_HTTP}/cookies.py"),
        *('samesite="strict"', 'samesite="lax"'),
        f"{_TESTS}/test_safety.py::test_the_cookie_is_for_this_server_alone",
    ),
    Broken(
        *("people", "over TLS the cookie is not Secure", f"{_HTTP}/cookies.py"),
        *("secure=is_secure", "secure=False"),
        f"{_TESTS}/test_safety.py::test_it_is_secure_where_a_trusted_proxy_speaks_tls",
    ),
    Broken(
        *("people", "other origins may change something", f"{_HTTP}/middleware.py"),
        *('self._origins.check_origin(scope["method"], headers, scope["scheme"])', "pass"),
        f"{_TESTS}/test_safety.py::test_pages_of_other_origins_change_nothing",
    ),
    Broken(
        *("people", "other origins get a socket", f"{_HTTP}/middleware.py"),
        *('self._origins.check_origin("socket", headers, scheme)', "pass"),
        f"{_TESTS}/test_safety.py::test_nor_do_they_get_a_socket",
    ),
    Broken(
        *("people", "somebody plays another's seat", "src/dovecote/server/socket/conversation.py"),
        *("if seat not in self._room.state.held_by(self._connection.person):", "if False:"),
        f"{_TESTS}/test_foreign.py::test_nobody_acts_for_another_seat",
    ),
    Broken(
        *("passkeys", "an answer may be given twice", "src/dovecote/server/storage/passkeys.py"),
        *('connection.execute(insert(SPENDING), [{**key, "stored": 1}])', "pass"),
        f"{_TESTS}/test_passkeys.py::test_an_answer_counts_once_and_so_does_a_new_key",
    ),
    Broken(
        *("passkeys", "any challenge will do", "src/dovecote/server/passkeys.py"),
        *("if not is_ours or until <= now:", "if not is_ours and until <= now:"),
        f"{_TESTS}/test_passkeys.py::test_whatever_is_wrong_with_an_answer_it_is_refused",
    ),
    Broken(
        *("passkeys", "a challenge holds for ever", "src/dovecote/server/passkeys.py"),
        *("if not is_ours or until <= now:", "if not is_ours:"),
        f"{_TESTS}/test_passkeys.py::test_a_challenge_is_for_one_purpose_and_a_while",
    ),
    Broken(
        *("passkeys", "a challenge serves any purpose", "src/dovecote/server/passkeys.py"),
        *("head + self._purpose", "head"),
        f"{_TESTS}/test_passkeys.py::test_a_challenge_is_for_one_purpose_and_a_while",
    ),
    Broken(
        *("passkeys", "the count is not kept", "src/dovecote/server/storage/passkeys.py"),
        *("values(signed=signed, used=now)", "values(used=now)"),
        f"{_TESTS}/test_passkeys.py::test_a_copied_key_is_noticed_by_its_count",
    ),
    Broken(
        *("logs", "addresses are in it", f"{_HTTP}/middleware.py"),
        *('{"method": scope["method"],', '{"from": _address(scope), "method": scope["method"],'),
        f"{_TESTS}/test_log.py::test_no_address_token_message_or_move_is_in_the_log",
    ),
    Broken(
        *("logs", "messages are in it", "src/dovecote/server/socket/conversation.py"),
        *(
            "                message = read_message(heard.data)\n",
            "                message = read_message(heard.data)\n"
            "                _LOG.info(str(message))\n",
        ),
        f"{_TESTS}/test_log.py::test_no_address_token_message_or_move_is_in_the_log",
    ),
    Broken(
        *("logs", "the words of an exception are in it", "src/dovecote/server/logs.py"),
        *('kind.__name__ if kind else ""', "str(record.exc_info[1])"),
        f"{_TESTS}/test_onlookers.py::test_the_log_holds_no_words_of_an_exception",
    ),
    Broken(
        *("records", "moves are told before they are stored", f"{_ROOM}/room.py"),
        *(
            "        self._writer.put(entering.unit, partial(self._end, entering, end))\n",
            "        self.audience.tell(mark.at, is_table=False)\n"
            "        self._writer.put(entering.unit, partial(self._end, entering, end))\n",
        ),
        f"{_TESTS}/test_crash.py::test_nobody_hears_of_a_move_before_it_is_stored",
    ),
    Broken(
        *("records", "a move sent again is made again", f"{_ROOM}/commands/moves.py"),
        *(
            "        if key and (seat, key) in state.keys:\n"
            "            return state.keys[seat, key]\n        text",
            "        text",
        ),
        f"{_TESTS}/test_room.py::test_a_move_with_a_key_is_made_once",
    ),
    Broken(
        *("sets", "anybody changes somebody's set", f"{_HTTP}/sets.py"),
        *("if row.author != person.id:", "if False:"),
        f"{_TESTS}/test_sets.py::test_a_version_that_a_table_has_never_changes",
    ),
    Broken(
        *("sets", "signs that nobody sees are let pass", "src/dovecote/core/labels.py"),
        *("return unicodedata.category(sign) in _UNSEEN and not sign.isspace()", "return False"),
        "tests/games/test_sets.py::test_texts_that_cannot_be_shown_are_refused",
    ),
    Broken(
        *("sets", "one may be of any length", "src/dovecote/games/sets.py"),
        *("if (size := len(made.content.encode())) > LONGEST:", "if (size := 0) > LONGEST:"),
        "tests/games/test_sets.py::test_a_set_has_a_longest_length",
    ),
    Broken(
        *("sets", "their ids can be guessed", f"{_HTTP}/sheets.py"),
        *("id=secrets.token_hex(12)", "id=secrets.token_hex(4)"),
        f"{_TESTS}/test_sets.py::test_nobody_guesses_the_id_of_a_set",
    ),
    Broken(
        *(
            "matches from elsewhere",
            "what was brought is not labelled",
            "src/dovecote/tables/records.py",
        ),
        *("brought=agreed.brought", "brought=0"),
        f"{_TESTS}/test_bringing.py::test_a_match_goes_on_where_it_was_left_and_its_record_says_what_is_proved",
    ),
    Broken(
        *("people", "it answers to any name", f"{_HTTP}/origins.py"),
        *(
            "if host and name_of(host.lower()) not in (*self._names, _written(served)):",
            "if False:",
        ),
        f"{_TESTS}/test_safety.py::test_only_its_own_names_are_answered",
    ),
    Broken(
        *("people", "what is no JSON is taken", f"{_HTTP}/origins.py"),
        *("has_body and kind != _JSON:", "has_body and not kind:"),
        f"{_TESTS}/test_safety.py::test_only_json_is_taken_that_says_so",
    ),
    Broken(
        *("people", "over TLS another host may set the cookie", f"{_HTTP}/cookies.py"),
        *('SAFE = f"__Host-{COOKIE}"', 'SAFE = f"Safe-{COOKIE}"'),
        f"{_TESTS}/test_safety.py::test_over_tls_the_name_of_the_cookie_says_who_set_it",
    ),
    Broken(
        *("people", "an ended session is heard on open lines", "src/dovecote/server/sessions.py"),
        *(
            "        self._known.pop(hashed, None)\n        self._lines.cut(hashed)\n",
            "        self._known.pop(hashed, None)\n",
        ),
        f"{_TESTS}/test_safety.py::test_who_signs_out_is_heard_no_more",
    ),
    Broken(
        *(
            "people",
            "a link makes somebody else of whoever opens it",
            "src/dovecote/server/sessions.py",
        ),
        *("there.id != person.id and not is_sure:", "there.id == person.id and not is_sure:"),
        f"{_TESTS}/test_safety.py::test_a_link_makes_nobody_somebody_else_unasked",
    ),
    Broken(
        *("people", "whoever pretends to sit there learns the address", f"{_HTTP}/links.py"),
        *('"") and is_here(', '"") or is_here('),
        f"{_TESTS}/test_reach.py::test_a_stranger_who_pretends_to_sit_here_does_not_learn_the_address",
    ),
    Broken(
        *("people", "a former personal link still works", f"{_STORAGE}/people.py"),
        *("        connection.execute(delete(TOKENS).where(*old))\n", ""),
        f"{_TESTS}/test_safety.py::test_a_personal_link_opens_the_same_person_elsewhere",
    ),
    Broken(
        *("blocking", "whoever is blocked sits down", f"{_HTTP}/seats.py"),
        *("if await reader.read(is_kept_away, person.id, there):", "if False:"),
        f"{_TESTS}/test_muting.py::test_whoever_is_blocked_does_not_sit_down_with_them_nor_sees_their_open_tables",
    ),
    Broken(
        *("blocking", "whoever is blocked is heard", "src/dovecote/server/room/audience.py"),
        *("if line.person not in visitor.muted:", "if line.person:"),
        f"{_TESTS}/test_muting.py::test_what_they_say_is_not_heard_from_that_moment",
    ),
    Broken(
        *("blocking", "whoever is blocked sees the page", f"{_STORAGE}/pages.py"),
        *("if viewer and is_kept_away(connection, viewer, [found.person]):", "if False:"),
        f"{_TESTS}/test_pages.py::test_whoever_is_blocked_sees_what_a_stranger_sees_of_a_hidden_page",
    ),
    Broken(
        *("pages", "everyone sees every page", f"{_STORAGE}/pages.py"),
        *("return found if is_shown else None", "return found"),
        f"{_TESTS}/test_pages.py::test_a_page_is_shown_to_whom_its_owner_chooses",
    ),
    Broken(
        *("pages", "it names everyone", f"{_HTTP}/pages.py"),
        *(
            'others=[name if is_me or who in known else "" for who, name in row.others]',
            "others=[name for _, name in row.others]",
        ),
        f"{_TESTS}/test_pages.py::test_others_who_did_not_agree_are_not_named_on_it",
    ),
    Broken(
        *("records", "a file that was moved away is not missed", f"{_STORAGE}/file.py"),
        *("if not is_there or self._our_log not in (None, _identity(self._log)):", "if False:"),
        f"{_TESTS}/test_storage_faults.py::test_a_file_that_is_moved_away_is_noticed_before_anything_is_acknowledged",
    ),
    Broken(
        *("records", "a full disk is not told", f"{_STORAGE}/troubles.py"),
        *('    sqlite3.SQLITE_IOERR: "disk",\n', ""),
        f"{_TESTS}/test_storage_faults.py::test_a_disk_that_takes_nothing_is_said",
    ),
    Broken(
        *("records", "what is damaged is played on with", "src/dovecote/tables/chain.py"),
        *("            return block.first\n", "            return None\n"),
        f"{_TESTS}/test_storage_faults.py::test_an_entry_that_is_not_as_it_was_stored_is_named_and_its_table_set_aside",
    ),
    Broken(
        *("records", "a silent database is waited for", f"{_STORAGE}/guard.py"),
        *("if until < now]", "if until < now < until]"),
        f"{_TESTS}/test_partition.py::test_a_network_that_swallows_everything_is_outlived",
    ),
    Broken(
        *("records", "the machine's clock is believed", "src/dovecote/server/clock.py"),
        *("now = self._steady() + self._ahead\n        if", "now = self.wall()\n        if"),
        f"{_TESTS}/test_clock.py::test_a_jump_of_the_machines_clock_is_not_seen",
    ),
    Broken(
        *("records", "others on the machine may read the file", f"{_STORAGE}/file.py"),
        *("_OWNER_ONLY = 0o600", "_OWNER_ONLY = 0o644"),
        f"{_TESTS}/test_storage_faults.py::test_nobody_else_may_read_the_file",
    ),
    Broken(
        *("floods", "an address may have any number of connections", f"{_HTTP}/door.py"),
        *("return self._counts[whose] >= self._each", "return False"),
        f"{_TESTS}/test_floods.py::test_connections_from_an_address",
    ),
    Broken(
        *("floods", "frames are counted nowhere", "src/dovecote/server/socket/hearing.py"),
        *("return self._unheard >= self._most", "return False"),
        f"{_TESTS}/test_floods.py::test_every_frame_counts",
    ),
    Broken(
        *("floods", "a head may be of any size", f"{_HTTP}/protocol.py"),
        *("if self._head is not None and self._head >= _HEAD:", "if False:"),
        f"{_TESTS}/test_floods.py::test_a_head_has_an_end",
    ),
    Broken(
        *("floods", "half a request is waited for without end", f"{_HTTP}/protocol.py"),
        *("call_later(seconds, self._give_up) if seconds else None", "call_later(1e6, print)"),
        f"{_TESTS}/test_floods.py::test_a_request_comes_to_its_end_or_to_ours",
    ),
    Broken(
        *("floods", "whoever has a network has many addresses", "src/dovecote/server/addresses.py"),
        *("_HOUSEHOLD = 64", "_HOUSEHOLD = 128"),
        f"{_TESTS}/test_floods.py::test_a_network_of_one_household_counts_as_one",
    ),
    Broken(
        *("floods", "what is stored is not counted", "src/dovecote/server/allowances.py"),
        *("        if spending.refused:", "        if False:"),
        f"{_TESTS}/test_allowances.py::test_lines_of_the_chat_are_counted_on_all_of_somebodys_lines",
    ),
    Broken(
        *("floods", "each worker counts for itself", f"{_STORAGE}/spending.py"),
        *("counts = {row.who: row.stored for", "counts = {row.who: 0 for"),
        f"{_TESTS}/test_allowances.py::test_servers_count_together_and_an_address_has_more_than_one_person",
    ),
    Broken(
        *("floods", "the address itself is kept", "src/dovecote/server/allowances.py"),
        *('return sha256(f"address {address}".encode()).hexdigest()[:32]', "return address"),
        f"{_TESTS}/test_allowances.py::test_an_address_is_not_kept_as_it_is_and_not_for_long",
    ),
    Broken(
        *("files", "one that never ends is read as far as it goes", "src/dovecote/cli/types.py"),
        *("        if len(data) > LONGEST:", "        if False:"),
        f"{_TESTS}/test_files.py::test_a_device_that_never_ends",
    ),
)


def table() -> str:
    """What SECURITY.md says about it."""
    rows = (f"| {c.claim} | {c.how} | `{c.test}` |" for c in CLAIMS)
    return "\n".join(("| claim | broken so | test that fails |", "|---|---|---|", *rows))


def broken_text(broken: Broken, root: Path = ROOT) -> str:
    """What the file says once the claim is broken; an error if the place is not there any more."""
    text = (root / broken.file).read_text("utf-8")
    assert text.count(broken.old) == 1, f"{broken.file} has changed: {broken.old}"
    return text.replace(broken.old, broken.new)


def is_noticed(broken: Broken, copy: Path) -> bool:
    """Whether the test fails once the claim is broken in a copy of the sources."""
    shutil.copytree(ROOT / "src", copy / "src")
    (copy / broken.file).write_text(broken_text(broken, copy), "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", broken.test]
    known = {**os.environ, "PYTHONPATH": str(copy / "src")}
    return subprocess.run(command, cwd=ROOT, env=known, capture_output=True).returncode == 1


def main() -> int:
    unnoticed = 0
    for broken in CLAIMS:
        told = f"{broken.claim}: {broken.how}"
        if all(word in told for word in sys.argv[1:]):
            with TemporaryDirectory(prefix="dovecote-claim-") as folder:
                noticed = is_noticed(broken, Path(folder))
            print(f"{'noticed' if noticed else 'NOT NOTICED'}: {told}", flush=True)
            unnoticed += not noticed
    return min(unnoticed, 1)


if __name__ == "__main__":
    sys.exit(main())
