import { expect, it } from "vitest";

import { bytesOf } from "./push";
import { clockOf, minuteOf } from "./times";

it("reads a time as it writes it", () => {
  expect(clockOf(0)).toBe("00:00");
  expect(clockOf(22 * 60 + 5)).toBe("22:05");
  for (const minute of [0, 1, 61, 1439]) expect(minuteOf(clockOf(minute))).toBe(minute);
});

it("reads a key that has the signs of addresses", () => {
  expect([...bytesOf("-_8A")]).toEqual([0xfb, 0xff, 0x00]);
});
