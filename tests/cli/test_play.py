"""A match at the terminal: typed moves, numbers, questions and nonsense."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dovecote.core.record import Record, read, seal_of
from dovecote.games.columbiz import COLUMBIZ
from dovecote.locales import LANGUAGES
from dovecote.play.replay import is_proved, verify
from tests.kit.terminal import Terminal

SEED = ("--seed", "3")  # violet begins and throws 1 2 2 3 3 4 6 6


def test_a_turn_by_number_and_by_notation(dovecote: Terminal) -> None:
    ran = dovecote("play", "columbiz", *SEED, typed="1\nput 2/2\n1\nend\nquit\n")
    assert ran.code == 0
    assert "You keep 1 2 2 3 3 4 6 6." in ran.out
    assert "You put a pawn on square 2 of column 2." in ran.out
    assert "You put a pawn on square 1 of column 1." in ran.out
    assert "You end your turn." in ran.out
    assert "Homer throws" in ran.out
    assert ran.out.endswith("Goodbye.\n")


def test_the_table_shows_shapes_numbers_and_what_is_offered(dovecote: Terminal) -> None:
    out = dovecote("play", "columbiz", *SEED, typed="stand\nput 2/2\n").out
    assert "⚀ 1" in out
    assert "[2]" in out
    assert "●" in out
    assert "Dice left: 1 3 3 4 6 6" in out
    assert all(len(line) <= 80 for line in out.splitlines() if "│" in line)


def test_why_explains_with_the_clause(dovecote: Terminal) -> None:
    out = dovecote("play", "columbiz", *SEED, typed="why put 6/6\nwhy stand\nwhy\n").out
    assert "Keep your dice first; pawns come after the last throw. (§3.4)" in out
    assert "3.4 Pawns are placed only after your last throw" in out
    assert "“stand” is possible." in out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("fly", "“fly” cannot be read; expected: stand | reroll"),
        ("put 5/1", "“put 5/1” is not possible: Keep your dice first"),
        ("0", "There is no offer 0; there are 1."),
        ("99", "There is no offer 99; there are 1."),
        ("reroll 5", "You do not have all of these dice. (§3.3)"),
        ("undo", "Nothing can be taken back beyond the last throw or draw."),
        ("rules 9.9", "columbiz has no clause 9.9"),
        ("save", "save FILE: name a file."),
        ("save /no/such/folder/x", "does not exist"),
        ("💩", "“💩” cannot be read"),
        ("x" * 5000, "cannot be read"),
        ("9" * 5000, "There is no offer 999"),
        ("save a\0b", "cannot be opened"),
        ("save ~no-such-user/x", "cannot be opened"),
        ("٣", "cannot be read"),
    ],
)
def test_nonsense_gets_a_sentence_and_changes_nothing(
    dovecote: Terminal, typed: str, said: str
) -> None:
    ran = dovecote("play", "columbiz", *SEED, typed=f"{typed}\n\nstand\nquit\n")
    assert said in ran.out
    assert "You keep 1 2 2 3 3 4 6 6." in ran.out
    assert ran.err == ""


def test_undo_takes_a_pawn_back(dovecote: Terminal) -> None:
    out = dovecote("play", "columbiz", *SEED, typed="stand\nput 2/2\nundo\nput 2/2\n").out
    assert "Taken back." in out
    assert out.count("You put a pawn on square 2 of column 2.") == 2


def test_all_lists_every_way_to_throw_again(dovecote: Terminal) -> None:
    out = dovecote("play", "columbiz", *SEED, typed="all\n108\n").out
    assert "108 reroll 1 2 2 3 3 4 6 6" in out
    assert "You keep nothing and throw 8 dice again." in out


def test_rules_look_and_help_answer(dovecote: Terminal) -> None:
    out = dovecote("play", "columbiz", *SEED, typed="rules 4.2\nrules\nlook\nhelp\n").out
    assert "4.2 The square with number n" in out
    assert "## 8 The score" in out
    assert out.count("Round 1 · Violet · Throw 1 of 3") == 2
    assert out.count("Type a number or a move.") == 2


def test_a_match_played_to_its_end_and_saved_is_proved(dovecote: Terminal, tmp_path: Path) -> None:
    """The first offer is always taken; what is left of the typing is read after the end."""
    midway, end = tmp_path / "midway.txt", tmp_path / "end.txt"
    typed = f"1\nsave {midway}\n" + "1\n" * 300 + f"save {end}\n\n"
    ran = dovecote("play", "columbiz", "--bots", "random", typed=typed)
    assert "Promise for the luck: " in ran.out
    assert "Binding of the luck and all words: " in ran.out
    assert "ends with" in ran.out
    assert "\n1. " in ran.out
    assert "dovecote verify FILE" in ran.out
    begun = read(midway.read_text())
    assert f": {begun.commit}\n" in ran.out
    assert f": {begun.binding}\n" in ran.out
    assert not begun.secret
    assert is_proved(end.read_text())
    verify(COLUMBIZ, end.read_text())
    ran = dovecote("verify", str(end), "--kept", begun.binding, "--kept", begun.commit)
    assert ran.code == 0


def test_own_words_become_part_of_the_luck(dovecote: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    dovecote("play", "columbiz", "--words", "coo-coo", typed=f"save {file}\n")
    assert read(file.read_text()).entropy[0] == "coo-coo"
    ran = dovecote("play", "columbiz", "--words", "two words")
    assert (ran.code, ran.out) == (2, "")


def test_plain_says_the_table_in_sentences(dovecote: Terminal) -> None:
    out = dovecote("play", "columbiz", *SEED, "--plain", typed="stand\nput 2/2\n").out
    assert "Column 2: 2 Violet" in out
    assert "Column 1: empty" in out
    assert "Violet: 17 in reserve, 0 captured, 0 set aside; lines 0, captures 0, total 0." in out
    assert "●" not in out
    assert "│" not in out


def test_the_warning_comes_before_the_pawns_are_lost(dovecote: Terminal) -> None:
    """Two people always take the first offer; with this seed a throw fits nowhere."""
    out = dovecote("play", "columbiz", "--seed", "1", "--bots", "", typed="1\n" * 300).out
    warned, lost = out.index("Careful: no square fits these dice."), out.index("aside.")
    assert warned < lost


def test_once_a_pawn_stands_nothing_is_warned_of(dovecote: Terminal) -> None:
    out = dovecote("play", "columbiz", *SEED, typed="stand\n1\n1\n1\n1\n").out
    assert "Careful" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_can_be_played_in_each_language(dovecote: Terminal, language: str) -> None:
    watching = ("--seed", "2", "--seats", "2", "--bots", "random,random")
    ran = dovecote("play", "columbiz", *watching, "--lang", language)
    assert ran.code == 0
    assert "\n1. " in ran.out
    english = dovecote("play", "columbiz", *watching).out
    assert language == "en" or ran.out != english


def test_a_number_beside_advice_plays_what_is_advised(dovecote: Terminal) -> None:
    """Advice and offers share their numbers: no number means two moves."""
    asked = dovecote("play", "columbiz", *SEED, typed="hint\nquit\n").out
    advised = re.findall(r"^([0-9]+)\. (\S.*?) – ", asked, re.M)
    listed = re.findall(r"^ +([0-9]+) (stand)\b", asked, re.M)
    assert 1 <= len(advised) <= 3
    for number, move in listed:
        assert all(text == move for n, text in advised if n == number)
    number, move = next((n, text) for n, text in advised if text.startswith("reroll"))
    thrown = len(move.split()) - 1
    played = dovecote("play", "columbiz", *SEED, typed=f"hint\n{number}\nquit\n").out
    assert f"throw {'one die' if thrown == 1 else f'{thrown} dice'} again." in played


def test_figures_of_advice_are_told_on_request(dovecote: Terminal) -> None:
    plain, more, odd = (
        dovecote("play", "columbiz", *SEED, typed=f"{typed}\nquit\n").out
        for typed in ("hint", "hint more", "hint mroe")
    )
    assert "chance to win: " not in plain
    assert "chance to win: " in more
    assert "hint mroe" in odd
    assert "would do this" not in odd


def test_bots_have_names_and_the_second_of_a_level_a_number(dovecote: Terminal) -> None:
    for language, one, two in (
        ("en", "Homer (Blue)", "Homer 2 (Grey)"),
        ("fr", "Voyageur (Bleu)", "Voyageur 2 (Gris)"),
        ("de", "Brieftaube (Blau)", "Brieftaube 2 (Grau)"),
        ("it", "Viaggiatore (Blu)", "Viaggiatore 2 (Grigio)"),
    ):
        play = ("play", "columbiz", *SEED, "--seats", "3", "--lang", language)
        assert f"{one}, {two}." in dovecote(*play, typed="quit\n").out


def test_giving_up_is_a_result_and_the_record_proves_it(dovecote: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "given-up.txt"
    ran = dovecote("play", "columbiz", typed=f"give up\nsave {file}\n\n")
    assert "You gave up. Homer wins!" in ran.out
    assert "1. Homer: " in ran.out
    assert "(gave up)" in ran.out
    assert "! 0 give up\nsecret: " in file.read_text("utf-8")
    out = dovecote("verify", str(file)).out
    assert "Blue gave up. Violet wins!" in out or "Violet gave up. Blue wins!" in out
    told = json.loads(dovecote("verify", str(file), "--json").out)
    assert (told["finished"], told["ranks"], told["gave_up"]) == (True, [2, 1], 0)
    assert "gave up." in dovecote("replay", str(file)).out


def test_of_three_at_one_keyboard_the_others_play_on(dovecote: Terminal) -> None:
    typed = "give up\nlook\ngive up\n\n"
    out = dovecote("play", "columbiz", *SEED, "--seats", "3", "--bots", "homer", typed=typed).out
    assert "gave up." in out
    assert "Homer wins!" in out
    assert out.index("gave up.") < out.index("Homer wins!")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You gave up. Homer wins!"),
        ("fr", "Tu as abandonné. Voyageur gagne !"),
        ("de", "Du hast aufgegeben. Brieftaube gewinnt!"),
        ("it", "Hai abbandonato. Vince Viaggiatore!"),
    ],
)
def test_giving_up_is_told_in_every_language(dovecote: Terminal, language: str, said: str) -> None:
    out = dovecote(
        "--lang", language, "play", "piccioni", "--seats", "2", *SEED, typed="give up\n\n"
    ).out
    assert said.replace("\xa0", " ") in out.replace("\xa0", " ").replace("\u202f", " ")


def test_what_is_nearly_giving_up_is_not(dovecote: Terminal) -> None:
    out = dovecote("play", "columbiz", *SEED, typed="give\ngive in\nquit\n").out
    assert "gave up" not in out
    assert out.count("cannot be read; expected: give up") == 2


def _finished(dovecote: Terminal, file: Path) -> Record:
    """A match that was played to its end, as it is kept."""
    typed = "1\n" * 300 + f"save {file}\n\n"
    dovecote("play", "columbiz", "--bots", "random", "--seed", "3", typed=typed)
    return read(file.read_text())


def test_a_match_is_played_on_from_the_middle_of_another(
    dovecote: Terminal, tmp_path: Path
) -> None:
    """Whoever is to move there is you; luck is new from there on, and can be proved."""
    file, begun, end = (tmp_path / name for name in ("whole.txt", "begun.txt", "end.txt"))
    whole = _finished(dovecote, file)
    at = len(whole.entries) // 2
    typed = f"save {begun}\n" + "1\n" * 300 + f"save {end}\n\n"
    ran = dovecote("play", "--from", str(file), "--at", str(at), typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "Promise for the luck: " in ran.out
    start = read(begun.read_text()).branched
    assert start is not None
    assert start.at >= at  # luck that was asked there has answered as it did then
    assert start.of == seal_of(file.read_text())
    branch = read(end.read_text())
    assert branch.entries[: start.at] == whole.entries[: start.at]
    assert branch.entries != whole.entries
    assert (branch.branched, branch.brought) == (start, start.at)
    assert is_proved(end.read_text())
    verify(COLUMBIZ, end.read_text())
    assert "branched off" in dovecote("verify", str(end)).out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--at", "100000"), "There is no entry 100000"),
        (("--at", "0"), "“0”"),
        (("--at", "x"), "“x”"),
        ((), "over"),  # without a number it goes on where the record ends
    ],
)
def test_what_cannot_be_played_on_is_refused_in_a_sentence(
    dovecote: Terminal, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    file = tmp_path / "whole.txt"
    _finished(dovecote, file)
    ran = dovecote("play", "--from", str(file), *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_number_without_a_record_is_refused(dovecote: Terminal) -> None:
    ran = dovecote("play", "columbiz", "--at", "3")
    assert ran.code == 2
    assert "--from" in ran.err
