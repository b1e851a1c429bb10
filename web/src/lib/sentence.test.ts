import { expect, test } from "vitest";

import { asPart, compose, minus, say } from "./sentence";

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

const french = compose("fr", ["turn = Tour de { $who }", "such = Plus que { $who } de { $to } !"]);

test.each([
  ["Oisillon", "Tour d’Oisillon"],
  ["Émile", "Tour d’Émile"],
  ["Ramier", "Tour de Ramier"],
  ["Hugo", "Tour de Hugo"],
  ["3", "Tour de 3"],
])("French drops an e before the name %s", (who, said) => {
  expect(say(french, "turn", { who })).toBe(said);
});

test("French drops each e that stands before what was filled in, and no other", () => {
  expect(say(french, "such", { who: "Ada", to: "Ida" })).toBe("Plus qu’Ada d’Ida !");
  expect(say(french, "turn", { who: "une de Ida" })).toBe("Tour d’une de Ida");
  expect(say(compose("it", ["turn = Turno de { $who }"]), "turn", { who: "Ada" })).toBe(
    "Turno de Ada",
  );
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

test.each([
  ["Fat becomes your Trophy.", "Fat becomes your Trophy"],
  ["Fat goes. All others are Scared.", "Fat goes. All others are Scared"],
  ["Pay for a Trophy...", "Pay for a Trophy..."],
  ["Place the card here", "Place the card here"],
])("as a part of another sentence it has no full stop: %s", (text, part) => {
  expect(asPart(text)).toBe(part);
});
