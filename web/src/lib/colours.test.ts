import { expect, it } from "vitest";

import { colourOf, paintOf } from "./colours";

it("paints a seat in the colour it has", () => {
  const seats = [{ colour: "purple" }, { colour: "red" }];
  expect([0, 1].map((seat) => colourOf(seats, seat))).toEqual(["purple", "red"]);
});

it("paints the violet pawns of Columbiz like purple", () => {
  expect(paintOf("violet")).toBe("purple");
});

it("tells seats apart where the game has no colours", () => {
  const seats = Array.from({ length: 6 }, () => ({ colour: "" }));
  expect(new Set(seats.map((_, seat) => colourOf(seats, seat))).size).toBe(6);
});
