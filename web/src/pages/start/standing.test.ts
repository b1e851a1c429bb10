import { expect, it, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

const { howItStands } = await import("./standing");
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 5, 12);

const listed = (more: object) =>
  ({
    names: ["Ada", "Ben", "homer"],
    bots: ["", "", "homer"],
    mine: [0],
    is_asked: false,
    waiting: [1],
    since: NOW,
    until: 0,
    away: [],
    ...more,
  }) as never;

it("says whose turn it is", () => {
  expect(howItStands(listed({}), NOW)).toBe("Ben is to move");
  expect(howItStands(listed({ waiting: [0], is_asked: true }), NOW)).toBe("Your turn");
  expect(howItStands(listed({ waiting: [2] }), NOW)).toBe("Homer is to move");
  expect(howItStands(listed({ waiting: [] }), NOW)).toBe("Being played");
});

it("names the others in a window that I have answered", () => {
  expect(howItStands(listed({ waiting: [0, 1] }), NOW)).toBe("Ben is to move");
});

it("says since when and until when, if that makes a difference", () => {
  const told = howItStands(listed({ since: NOW - 3 * HOUR, until: NOW + 24 * HOUR }), NOW);
  expect(told).toMatch(/^Ben is to move · for 3 hours · until .*2026/);
});

it("says who is away", () => {
  const away = [0, NOW + 48 * HOUR, 0];
  expect(howItStands(listed({ away }), NOW)).toMatch(/^Ben is to move · Ben is away until /);
  expect(howItStands(listed({ away, waiting: [0], is_asked: true }), NOW)).toBe("Your turn");
});
