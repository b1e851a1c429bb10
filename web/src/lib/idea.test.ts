import { expect, it, vi } from "vitest";

vi.mock("./words.svelte", () => ({
  has: () => true,
  language: { now: "en" },
  t: (key: string, params: Record<string, string>) => JSON.stringify([key, params]),
}));

const { ideaOf } = await import("./idea");

function told(reason: object): Record<string, string> {
  const said = ideaOf("game", [{ term: "held", points: 1, ...reason }]);
  return (JSON.parse(said) as [string, Record<string, string>])[1];
}

it("names where the gain comes from, and whose it is", () => {
  expect(told({ of: "column 3" })).toMatchObject({ kind: "column", what: "3", side: "both" });
  expect(told({ side: "theirs" })).toMatchObject({ kind: "several", side: "theirs" });
});

it("calls a card by its name", () => {
  const said = ideaOf("game", [{ term: "cards", points: 1, of: "card net" }], () => "Net");
  expect(said).toContain('"what":"Net"');
});

it("takes an amount for a mean, however near it is to a whole one", () => {
  expect(told({ amount: 0.96 })).toMatchObject({ sure: "no", count: "1.0" });
  expect(told({ amount: -2 })).toMatchObject({ sure: "yes", count: 2, more: "no" });
});

it("takes what comes to pass later for a mean, as worlds were imagined", () => {
  const said = ideaOf("game", [{ term: "points", points: 2, amount: 2 }], undefined, true);
  expect(said).toContain('"sure":"no","count":"2.0"');
});
