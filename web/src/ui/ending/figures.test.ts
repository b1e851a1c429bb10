import { expect, test, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

const { told } = await import("./figures");
const figure = (name: string, count: number, of = 0, at = 0) => ({ name, seat: 0, count, of, at });
const lines = (game: string, ...figures: ReturnType<typeof figure>[]) =>
  told(game, figures).map(({ label, value }) => `${label}: ${value}`);

test("every figure has its words", () => {
  expect(lines("columba", figure("turning-point", 13, 25), figure("best-turn", 15))).toEqual([
    "Turning point: turn 13 of 25",
    "Best turn: +15",
  ]);
  expect(lines("columba", figure("largest-estate", 13), figure("luck", 14, 36))).toEqual([
    "Largest estate: 13",
    "Drawn pigeons that were needed: 14 of 36",
  ]);
  expect(lines("piccioni", figure("luck", 9, 21))).toEqual([
    "Luckiest draws: cards that make Trophies: 9 of 21",
  ]);
});

test("a throw shows how many dice, and which face is drawn", () => {
  const [throws] = told("columbiz", [figure("luck", 4, 2)]);
  expect([throws?.value, throws?.face]).toEqual(["4 ×", 2]);
});

test("what has no words is left out, and five are enough", () => {
  expect(lines("columba", figure("unheard-of", 3))).toEqual([]);
  const names = ["led", "best-turn", "largest-estate", "captures", "falcons", "luck"];
  expect(
    told(
      "columba",
      names.map((name) => figure(name, 1)),
    ),
  ).toHaveLength(5);
});
