import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";

import { hmacOf, sha256Hex, sha256Of } from "./hash";

const TEXTS = ["", "abc", "a".repeat(55), "a".repeat(56), "a".repeat(64), "ü🕊".repeat(400)];

test("the hash is that of FIPS 180-4", () => {
  expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("the keyed hash is that of RFC 4231", () => {
  const hash = hmacOf(new TextEncoder().encode("Jefe"), "what do ya want for nothing?");
  expect(Buffer.from(hash).toString("hex")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

test.each(TEXTS)("both are those of other programs, whatever the text: %#", (text) => {
  const key = sha256Of("a key");
  expect(sha256Hex(text)).toBe(createHash("sha256").update(text).digest("hex"));
  expect(Buffer.from(hmacOf(key, text))).toEqual(createHmac("sha256", key).update(text).digest());
});
