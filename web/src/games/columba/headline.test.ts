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

const drawn: Event = { type: "Drawn", seat: 1, card: "gwbs" };
const placed: Event = { type: "Placed", seat: 1, card: "gwbs", field: [0, -1], turn: 3 };
const captured: Event = { type: "Captured", seat: 1, pigeons: "gs", fields: [] };
const completed: Event = { type: "Completed", seat: 1, card: "gwsb" };
const ended: Event = { type: "TurnEnded", seat: 1 };
const home: [number, number] = [2, 3];
const resized = (owner: number, before: number, after: number, worth = 1): Event => ({
  ...{ type: "Resized", owner, home, kind: "w", before, after, points: worth * (after - before) },
});
const built: Event = {
  ...{ type: "Built", seat: 1, size: "small", field: home, count: 3, points: 3 },
};
const hunted: Event = { type: "Hunted", seat: 1, owner: 0, field: [1, 1] };
const laid: Event = { type: "Laid", seat: 1, kind: "g", field: [1, 1] };
/** Everything that can happen in a turn. */
const FULL: readonly Event[] = [
  ...[drawn, placed, captured, completed, { type: "ObjectiveDeclined", seat: 1 } as const],
  ...[built, laid, resized(1, 3, 4), { type: "Bred", seat: 1, tiles: "gg" } as const],
  ...[{ type: "Raised", seat: 1, tiles: "gg" } as const, hunted, resized(0, 6, 5), ended],
];

beforeEach(() => speakIn("en"));

it("tells a capture and an objective with the tiles it brings", () => {
  expect(told([drawn, placed, captured, completed, placed, ended])).toBe(
    "Homer captures two pigeons and completes an objective: 4 tiles",
  );
});

it("says you to whoever looks, and to nobody else", () => {
  const turn = [drawn, placed, { ...captured, pigeons: "g" }, ended];
  expect(told(turn, called(1))).toBe("You capture a pigeon");
  expect(told(turn, called(null))).toBe("Homer captures a pigeon");
});

it("tells the points of a dovecote, with those of its estate if that has grown since", () => {
  expect(told([drawn, placed, built, ended])).toBe("Homer builds a small dovecote: 3 points");
  expect(told([drawn, placed, built, laid, resized(1, 3, 4), ended])).toBe(
    "Homer builds a small dovecote and lays a tile: 4 points",
  );
});

it("tells what happens to other estates, from before the turn to its end", () => {
  expect(told([drawn, placed, hunted, resized(0, 8, 7), ended])).toBe(
    "Homer sends a falcon into your estate: your white estate shrinks to 7 fields",
  );
  expect(told([drawn, placed, resized(2, 4, 5), resized(2, 5, 6), ended])).toBe(
    "Homer places a card: Racer’s white estate grows to 6 fields",
  );
  expect(told([drawn, placed, resized(2, 4, 3), resized(2, 3, 4), ended])).toBe(
    "Homer places a card",
  );
});

it("tells an estate of one's own that grows, with its points", () => {
  expect(told([drawn, placed, resized(1, 4, 6), ended])).toBe(
    "Homer enlarges an estate to 6 fields: 2 points",
  );
});

it("tells all points that a turn brings, and those of a large dovecote doubled", () => {
  const elsewhere: Event = { ...resized(1, 2, 5, 2), home: [7, 7] } as Event;
  expect(told([drawn, placed, captured, completed, elsewhere, built, ended])).toBe(
    "Homer captures two pigeons, completes an objective, builds a small dovecote, " +
      "and enlarges an estate to 5 fields: 4 tiles, 9 points",
  );
});

it("tells an estate of one's own that shrinks, and no points where none are left over", () => {
  expect(told([drawn, placed, resized(1, 4, 2), ended], called(1))).toBe(
    "You place a card: your white estate shrinks to 2 fields",
  );
});

it("tells a turn that goes on by what there is of it", () => {
  expect(told([drawn])).toBe("Homer draws a card");
  expect(told([drawn, placed])).toBe("Homer places a card");
});

it("tells a card that fits nowhere, and the last one", () => {
  const last: Event = { type: "LastCard", seat: 1 };
  expect(told([drawn, last, { type: "Discarded", seat: 1, card: "gwbs" }, ended])).toBe(
    "Homer cannot place a card: the last card is drawn",
  );
});

it("tells who begins, and everybody's points at the end", () => {
  const began: Event = { type: "Began", seat: 0 };
  expect(told([began, { type: "Opened", card: "gggg" }])).toBe("You begin");
  const term = (points: number) => ({ name: "small", fields: points, points, home: null });
  const tallied = (seat: number, ...points: number[]): Event => ({
    ...{ type: "Tallied", seat, terms: points.map(term) },
  });
  expect(told([tallied(0, 8, 4), tallied(1, 29), { type: "Finished", scores: [12, 29] }])).toBe(
    "The game is over: you 12, Homer 29",
  );
});

it("makes one block of the set-up, of each turn and of the end", () => {
  const dealt: Event = { type: "Dealt", seat: 0, card: "gwsb" };
  const history: readonly Event[] = [
    ...[{ type: "Began", seat: 1 } as const, dealt, { type: "Opened", card: "ggsw" } as const],
    ...[drawn, placed, ended, { ...drawn, seat: 0 }, { ...ended, seat: 0 }],
    ...[
      { type: "Tallied", seat: 0, terms: [] } as const,
      { type: "Finished", scores: [0] } as const,
    ],
  ];
  const blocks = new Turns<Event>((events) => isWhole(events)).of(history);
  expect(blocks.map(({ number }) => number)).toEqual([0, 3, 6, 8]);
  expect(blocks.map(({ events }) => headline(events, ada).seat)).toEqual([null, 1, 0, null]);
  expect(blocks.every((block) => block.isWhole)).toBe(true);
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each([null, 0, 1])("has words for all of it, for seat %s", (you) => {
    speakIn(language);
    const text = told(FULL, called(you));
    expect(text).not.toMatch(/-log-|log-|undefined|\{|gwbs/);
    expect(text).not.toMatch(/[-−]?\d,[-−]?\d/);
    if (you !== 1) expect(text).toContain("Homer");
    expect(text[0]).toBe(text[0]?.toLocaleUpperCase());
  });
});

it.each([
  ["fr", "Homer capture deux pigeons et complète un objectif : 4 jetons"],
  ["de", "Homer fängt zwei Tauben und erfüllt eine Aufgabenkarte: 4 Plättchen"],
  ["it", "Homer cattura due piccioni e completa un obiettivo: 4 tessere"],
])("says the same in %s", (language, text) => {
  speakIn(language);
  expect(told([drawn, placed, captured, completed, ended]).replace(/\u00a0/g, " ")).toBe(text);
});

it.each([
  ["fr", "Tu captures deux pigeons et complètes un objectif : 4 jetons"],
  ["de", "Du fängst zwei Tauben und erfüllst eine Aufgabenkarte: 4 Plättchen"],
  ["it", "Catturi due piccioni e completi un obiettivo: 4 tessere"],
])("says you in %s", (language, text) => {
  speakIn(language);
  const turn = [drawn, placed, captured, completed, ended];
  expect(told(turn, called(1)).replace(/\u00a0/g, " ")).toBe(text);
});
