import { expect, test } from "vitest";

import { compose, minus, say } from "./sentence";

const bundle = compose("en", [
  "greeting = Hello, { $who }!\ncount = { $n ->\n [one] one\n *[other] { $n }\n }",
]);

test("a sentence is filled", () => {
  expect(say(bundle, "greeting", { who: "Ada" })).toBe("Hello, Ada!");
  expect(say(bundle, "count", { n: 1 })).toBe("one");
});

test("a key without a sentence shows itself", () => {
  expect(say(bundle, "no-such-key", {})).toBe("no-such-key");
});

test("what people send is made fit for a sentence", () => {
  expect(say(bundle, "greeting", { who: "A\u0007b" })).toBe("Hello, A�b!");
  expect(say(bundle, "greeting", { who: "x".repeat(900) }).length).toBeLessThan(620);
});

test("a long list is told to its end", () => {
  const list = Array.from({ length: 14 }, () => "small dovecote with 9 fields (9)").join(", ");
  expect(say(bundle, "greeting", { who: list })).toBe(`Hello, ${list}!`);
});

test.each([
  ["-4", "−4"],
  ["at -2,-1", "at −2,−1"],
  ["2019-2025", "2019-2025"],
  ["rule CB-21", "rule CB-21"],
])("a number below zero has a minus: %s", (text, shown) => {
  expect(minus(text)).toBe(shown);
});
