import { expect, test } from "vitest";

import { share, signed, weighty } from "./judgement";

test("a standing is a whole percentage, as the language writes it", () => {
  expect(share(0.624, "en")).toBe("62%");
  expect(share(0.624, "fr")).toMatch(/^62\s%$/u);
  expect(share(0.624, "de")).toMatch(/^62\s%$/u);
  expect([share(-0.1, "it"), share(1.2, "it")]).toEqual(["0%", "100%"]);
});

test("points have a sign, a real minus and the language's comma", () => {
  expect([signed(1.5, "en"), signed(-0.4, "en"), signed(2, "en")]).toEqual([
    "+1.5",
    "−0.4",
    "+2.0",
  ]);
  expect([signed(1.5, "fr"), signed(-0.4, "de"), signed(-12.25, "it")]).toEqual([
    "+1,5",
    "−0,4",
    "−12,3",
  ]);
  expect(signed(0, "en")).toBe("0.0");
});

test("at most three reasons are told, and none that weighs nothing", () => {
  const reasons = [3, -2, 0.04, -1, 0.5].map((points, n) => ({
    term: `t${n}`,
    points,
    amount: 1,
  }));
  expect(weighty(reasons).map(({ term }) => term)).toEqual(["t0", "t1", "t3"]);
  expect(weighty([{ term: "calm", points: -0.02, amount: 1 }])).toEqual([]);
});
