import { beforeEach, describe, expect, it, vi } from "vitest";

import { LANGUAGES, speakIn } from "../../../tests/catalogue";
import type { Event } from "./types";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

const { headline, isWhole } = await import("./headline");
const { Turns } = await import("../../lib/turns");
const called = (you: number | null) => ({
  name: (seat: number) => ["Ada", "Homer", "Racer"][seat] ?? "?",
  isYou: (seat: number) => seat === you,
});
const ada = called(0);
const told = (events: readonly Event[], names = ada) => headline(events, names).text;

const thrown: Event = {
  ...{ type: "Thrown", seat: 1, throw: 1, fell: [1, 4, 4, 4, 4, 5, 6, 6], dice: [1, 4] },
};
const took = (...kept: number[]): Event => ({ type: "TakenUp", seat: 1, faces: [1, 5], kept });
const placed = (column: number, number: number): Event => ({
  ...{ type: "Placed", seat: 1, square: { column, number } },
});
const captured = (owner: number, count: number): Event => ({
  ...{ type: "Captured", seat: 1, owner },
  squares: Array.from({ length: count }, (_, at) => ({ column: 4, number: at + 1 })),
});
const scored = (...points: number[]): Event => ({
  ...{ type: "Scored", seat: 1 },
  terms: points.map((worth) => ({ name: "row", size: 3, points: worth })),
});
const ended: Event = { type: "TurnEnded", seat: 1 };
const FULL = [
  ...[thrown, took(4, 4), thrown, took(4, 4, 4, 4), placed(4, 4), captured(0, 1), captured(2, 2)],
  ...[placed(1, 1), scored(1, 2), ended],
];

beforeEach(() => speakIn("en"));

it("tells what was kept last, what was laid and captured, and all points of the turn", () => {
  const turn = [thrown, took(4, 4), thrown, took(4, 4, 4, 4), thrown, placed(4, 4)];
  expect(told([...turn, captured(2, 1), placed(1, 1), scored(1, 1), scored(1), ended])).toBe(
    "Homer keeps four 4s, puts down two pawns, and captures one of Racer’s pawns: 3 points for lines",
  );
});

it("tells whose pawns were captured, yours too", () => {
  expect(told([thrown, placed(4, 4), captured(0, 2), ended])).toBe(
    "Homer puts a pawn on square 4 of column 4 and captures two of your pawns",
  );
  expect(told([thrown, placed(4, 4), captured(0, 2), ended], called(1))).toBe(
    "You put a pawn on square 4 of column 4 and capture two of Ada’s pawns",
  );
});

it("adds up what is captured from one player in two columns", () => {
  expect(told([placed(4, 4), captured(2, 1), placed(2, 3), captured(2, 1), ended])).toBe(
    "Homer puts down two pawns and captures two of Racer’s pawns",
  );
});

it("tells pawns set aside, and the last round", () => {
  const aside: Event = { type: "SetAside", seat: 1, pawns: 3 };
  expect(told([thrown, aside, { type: "RanOut", seat: 1 }, ended])).toBe(
    "Homer sets three pawns aside: this round is the last",
  );
});

it("keeps nothing quiet if nothing was kept", () => {
  expect(told([thrown, took(), thrown])).toBe("Homer throws the dice");
});

it("tells who begins, and everybody's points at the end", () => {
  const die: Event = { type: "DieThrown", seat: 0, face: 6 };
  expect(told([die, { type: "Began", seat: 1 }])).toBe("Homer begins");
  const tallied = (seat: number, points: number): Event => ({
    ...{ type: "Tallied", seat, terms: [{ name: "lines", size: 1, points }] },
  });
  expect(told([tallied(0, 5), tallied(1, 26), { type: "Finished", scores: [5, 26] }])).toBe(
    "The game is over: you 5, Homer 26",
  );
});

it("makes one block of the set-up, of each turn and of the end", () => {
  const history: readonly Event[] = [
    ...[{ type: "DieThrown", seat: 0, face: 1 } as const, { type: "Began", seat: 1 } as const],
    ...[thrown, placed(1, 1), ended, { ...thrown, seat: 0 }, { ...ended, seat: 0 }],
    ...[
      { type: "Tallied", seat: 0, terms: [] } as const,
      { type: "Finished", scores: [0] } as const,
    ],
  ];
  const blocks = new Turns<Event>((events) => isWhole(events)).of(history);
  expect(blocks.map(({ number }) => number)).toEqual([0, 2, 5, 7]);
  expect(blocks.map(({ events }) => headline(events, ada).seat)).toEqual([null, 1, 0, null]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each([null, 0, 1])("has words for all of it, for seat %s", (you) => {
    speakIn(language);
    const text = told(FULL, called(you));
    expect(text).not.toMatch(/log-|undefined|\{|\d\/\d/);
    expect(text[0]).toBe(text[0]?.toLocaleUpperCase());
  });
});

it.each([
  ["fr", "Homer garde deux 4, pose deux pions et te capture un pion : 1 point pour des lignes"],
  [
    "de",
    "Homer behält zwei 4er, setzt zwei Steine und fängt einen Stein von dir: 1 Punkt für Linien",
  ],
  ["it", "Homer tiene due 4, piazza due pedine e ti cattura una pedina: 1 punto per le linee"],
])("says the same in %s", (language, text) => {
  speakIn(language);
  const turn = [thrown, took(4, 4), placed(4, 2), captured(0, 1), placed(1, 1), scored(1), ended];
  expect(told(turn).replace(/\u00a0/g, " ")).toBe(text);
});

it.each([
  [
    "fr",
    "Tu gardes deux 4, poses deux pions et captures un pion de Racer : 1 point pour des lignes",
  ],
  [
    "de",
    "Du behältst zwei 4er, setzt zwei Steine und fängst einen Stein von Racer: 1 Punkt für Linien",
  ],
  ["it", "Tieni due 4, piazzi due pedine e catturi una pedina di Racer: 1 punto per le linee"],
])("says you in %s", (language, text) => {
  speakIn(language);
  const turn = [thrown, took(4, 4), placed(4, 2), captured(2, 1), placed(1, 1), scored(1), ended];
  expect(told(turn, called(1)).replace(/\u00a0/g, " ")).toBe(text);
});
