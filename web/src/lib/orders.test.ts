import { expect, test } from "vitest";

import { answering } from "./orders";

const WINDOW = [{ do: "pass" }, { do: "react umbrella" }, { do: "react net for fat" }];

test("the first order that is offered answers, with whatever aim", () => {
  expect(answering(["react net", "pass"], WINDOW)).toBe("react net");
  expect(answering(["react whistle", "pass until my turn"], WINDOW)).toBe("pass until my turn");
});

test("nothing else is answered by an order", () => {
  expect(answering(["pass"], [{ do: "end" }, { do: "passage" }])).toBeUndefined();
  expect(answering([], WINDOW)).toBeUndefined();
});
