import { expect, test } from "vitest";

import { chartOf } from "./chart";

test("the line goes from left to right within the band, and higher is up", () => {
  const { line, band } = chartOf([
    { mu: 25, sigma: 5 },
    { mu: 30, sigma: 5 },
  ]);
  expect(line).toBe("0.00,26.67 100.00,13.33");
  expect(band).toBe("0.00,13.33 100.00,0.00 100.00,26.67 0.00,40.00");
});

test("one match is a point, not a fault", () => {
  expect(chartOf([{ mu: 25, sigma: 5 }]).line).toBe("0.00,20.00");
});
