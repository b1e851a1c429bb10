import { beforeEach, expect, it, vi } from "vitest";

const said = vi.fn((key: string, params: object) => `${key} ${JSON.stringify(params)}`);
vi.mock("../../lib/words.svelte", () => ({
  t: (key: string, params: object) => said(key, params),
}));

const { event, offer, refuse } = await import("./tell");
const names = { name: (seat: number) => ["Ada", "Bruno"][seat] ?? "?" };

beforeEach(() => said.mockClear());

it("names people instead of seats", () => {
  event({ type: "Began", seat: 1 }, names);
  expect(said).toHaveBeenCalledWith(
    "columbiz-event-began",
    expect.objectContaining({ who: "Bruno" }),
  );
});

it("writes squares and dice as they are written", () => {
  event({ type: "Placed", seat: 0, square: { column: 5, number: 3 } }, names);
  expect(said.mock.lastCall?.[1]).toMatchObject({ who: "Ada", square: "5/3" });
  event({ type: "TakenUp", seat: 0, faces: [1, 2, 6] }, names);
  expect(said.mock.lastCall).toMatchObject(["columbiz-event-taken-up", { faces: "1 2 6" }]);
});

it("adds up the terms of a score", () => {
  const row = { name: "row", size: 4, points: 2 };
  event(
    { type: "Scored", seat: 0, terms: [row, { ...row, name: "rising", size: 3, points: 1 }] },
    names,
  );
  expect(said).toHaveBeenCalledWith("columbiz-term-row", { size: 4, points: 2 });
  expect(said.mock.lastCall).toMatchObject(["columbiz-event-scored", { who: "Ada", points: 3 }]);
});

it("counts captured pawns", () => {
  const squares = [
    { column: 5, number: 1 },
    { column: 5, number: 2 },
  ];
  event({ type: "Captured", seat: 0, owner: 1, squares }, names);
  expect(said.mock.lastCall?.[1]).toEqual({
    ...{ who: "Ada", owner: "Bruno", count: 2, squares: "5/1, 5/2" },
  });
});

it("says offers and refusals", () => {
  offer({ type: "Put", square: { column: 2, number: 1 } }, names);
  expect(said).toHaveBeenCalledWith("columbiz-offer-put", { column: 2, number: 1 });
  refuse("occupied", { owner: 1, square: "2/1" }, names);
  expect(said.mock.lastCall).toEqual([
    "columbiz-refuse-occupied",
    { owner: "Bruno", square: "2/1" },
  ]);
});
