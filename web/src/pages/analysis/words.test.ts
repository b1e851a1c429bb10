import { expect, it, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => ({
  has: (key: string) => key.startsWith("columbiz-idea-"),
  language: { now: "en" },
  t: (key: string, params: Record<string, string> = {}) =>
    params.idea === undefined ? key : `${key}: ${params.idea}`,
}));

const { idea, perChoice } = await import("./words");

const judged = { at: 1, seat: 0, do: "end", mark: "bad", chance: 0.5 } as const;
const gain = { term: "held", points: 0.6, amount: 1 };
const loss = { term: "lines", points: -0.9, amount: -2 };

it("says what a move is good for at once", () => {
  expect(idea("columbiz", { ...judged, reasons: [gain] })).toBe("columbiz-idea-held");
});

it("says what it comes to later where it gives up more at once", () => {
  const choice = { ...judged, reasons: [loss, gain], later: [gain] };
  expect(idea("columbiz", choice)).toBe("analysis-idea-then: columbiz-idea-held");
});

it("says what a move brings that gives up as much", () => {
  const choice = { ...judged, reasons: [loss, gain] };
  expect(idea("columbiz", choice)).toBe("analysis-idea-but: columbiz-idea-held");
  expect(idea("columbiz", { ...choice, later: [loss, gain] })).toBe(
    "analysis-idea-but: analysis-idea-then: columbiz-idea-held",
  );
});

it("says no more than that it pays later if nothing is known", () => {
  expect(idea("columbiz", { ...judged, reasons: [loss] })).toBe("analysis-idea-later");
  expect(idea("columbiz", judged)).toBe("analysis-idea-later");
});

it("never tells more of a chance than there is, whatever the choices add up to", () => {
  const account = { lost: 1.997, decisions: 24 } as never;
  expect(perChoice(account)).toBe("8.3%");
  expect(perChoice({ lost: 0, decisions: 0 } as never)).toBe("0.0%");
});
