/** SHA-256 and HMAC-SHA-256 of texts. A browser keeps its own hashes from pages that came without
 * TLS, as those of a table in the living room do, so the page brings a library's. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export function sha256Of(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

export function sha256Hex(text: string): string {
  return bytesToHex(sha256Of(text));
}

export function hmacOf(key: Uint8Array, text: string): Uint8Array {
  return hmac(sha256, key, utf8ToBytes(text));
}
