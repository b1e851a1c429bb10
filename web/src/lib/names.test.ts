import { expect, it, vi } from "vitest";

vi.mock("./words.svelte", () => ({
  has: (key: string) => key === "bot-homer",
  t: (key: string, params: Record<string, unknown> = {}) =>
    key === "page-same-name"
      ? `${String(params.who)} ${String(params.number)}`
      : ({ "bot-homer": "Homer", "page-nobody": "nobody", "page-somebody": "jemand" }[key] ??
        `Bot ${String(params.level)}`),
}));

const { isYou, nameAt } = await import("./names");

const person = (name: string, is_mine = false) => ({ name, bot: "", is_mine });
const bot = (level: string) => ({ name: "", bot: level, is_mine: false });
const called = (...seats: Parameters<typeof nameAt>[0]) => seats.map((_, at) => nameAt(seats, at));

it("calls bots by their names, the second of a level by a number too", () => {
  expect(called(person("Ada"), bot("homer"), bot("homer"))).toEqual(["Ada", "Homer", "Homer 2"]);
});

it("tells a bot from a person who has its name", () => {
  expect(called(bot("homer"), person("Homer"))).toEqual(["Homer", "Homer 2"]);
});

it("numbers the seats of one person", () => {
  expect(called(person("Ada", true), person("Bruno"), person("Ada", true))).toEqual([
    ...["Ada 1", "Bruno", "Ada 3"],
  ]);
});

it("calls a level without a name by itself, and an empty seat nobody's", () => {
  expect(called(bot("eagle"), person(""))).toEqual(["Bot eagle", "nobody"]);
});

it("says in the reader's language that somebody was forgotten", () => {
  expect(called(person("somebody"), person("Ada"))).toEqual(["jemand", "Ada"]);
});

it("keeps the name of somebody for whom a bot plays", () => {
  expect(nameAt([{ name: "Ada", bot: "homer", is_mine: true }], 0)).toBe("Ada");
});

it("says you to whoever has one seat and plays it", () => {
  const seats = [person("Ada", true), person("Bruno"), bot("homer")];
  expect(seats.map((_, at) => isYou(seats, at))).toEqual([true, false, false]);
  expect(isYou([person("Ada", true), person("Ada", true)], 0)).toBe(false);
  expect(isYou([{ name: "Ada", bot: "homer", is_mine: true }], 0)).toBe(false);
});
