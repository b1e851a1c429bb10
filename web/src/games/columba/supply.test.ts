import { expect, it, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

const { stacksOf } = await import("./supply");
const view = (tile_supply: "limited" | "unlimited") => ({
  supply: [15, 3, 0, -2] as [number, number, number, number],
  falcons: 11,
  options: { tile_supply },
});

it("counts what is left of each kind", () => {
  const stacks = stacksOf(view("limited"));
  expect(stacks.map(({ count }) => count).slice(0, 3)).toEqual(["15", "3", "0"]);
  expect(stacks.at(-1)).toEqual({ id: "falcon", count: "11", says: "Falcons: 11" });
});

it("counts nothing where there is no end of tiles", () => {
  const stacks = stacksOf(view("unlimited"));
  expect(stacks.map(({ count }) => count)).toEqual(["∞", "∞", "∞", "∞", "11"]);
  expect(stacks[3]?.says).toBe("blue tiles: as many as you like");
});
