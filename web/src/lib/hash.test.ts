import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";

import { builtIn, byHand, encoded, hmac, sha256Text } from "./hash";

const TEXTS = ["", "abc", "a".repeat(55), "a".repeat(56), "a".repeat(64), "ü🕊".repeat(400)];

test.each(TEXTS)("the hash by hand is the usual one: %#", async (text) => {
  const usual = createHash("sha256").update(text).digest("hex");
  expect(await sha256Text(text, byHand)).toBe(usual);
  expect(await sha256Text(text, builtIn()!)).toBe(usual);
});

test.each(TEXTS)("so is the keyed one: %#", async (text) => {
  const key = encoded("a key of some length");
  const usual = createHmac("sha256", key).update(text).digest();
  expect(Buffer.from(await hmac(key, text, byHand))).toEqual(usual);
  expect(Buffer.from(await hmac(key, text))).toEqual(usual);
});
