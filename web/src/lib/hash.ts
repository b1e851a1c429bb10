/** SHA-256 and HMAC. The browser's own where it lets us: only pages that came over TLS, or from
 * this very machine, may use it; for a table in the living room there is the same in a page of
 * arithmetic (FIPS 180-4). */

const BLOCK = 64;

export type Hash = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** The browser's own; null where it is kept from us. */
export function builtIn(): Hash | null {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  return async (bytes) => new Uint8Array(await subtle.digest("SHA-256", bytes));
}

export const sha256: Hash = (bytes) => (builtIn() ?? byHand)(bytes);

export async function byHand(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const state = Uint32Array.from(START);
  const padded = pad(bytes);
  for (let at = 0; at < padded.length; at += BLOCK)
    compress(state, new DataView(padded.buffer, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setUint32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA-256 of a text (RFC 2104); the key has at most 64 bytes. */
export async function hmac(
  key: Uint8Array<ArrayBuffer>,
  text: string,
  hash: Hash = sha256,
): Promise<Uint8Array<ArrayBuffer>> {
  const inner = await hash(joined(masked(key, 0x36), encoded(text)));
  return hash(joined(masked(key, 0x5c), inner));
}

export async function sha256Text(text: string, hash: Hash = sha256): Promise<string> {
  return hex(await hash(encoded(text)));
}

export function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function masked(key: Uint8Array, mask: number): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(BLOCK);
  padded.set(key);
  return padded.map((byte) => byte ^ mask);
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}

/** The first fractional bits of a root of the first primes, 32 of each. */
function roots(count: number, root: (n: number) => number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p)) primes.push(n);
  return primes.map((p) => Math.floor((root(p) % 1) * 2 ** 32));
}

const START = roots(8, Math.sqrt);
const ROUND = roots(64, Math.cbrt);

function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return padded;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(64);
  for (let n = 0; n < 16; n++) words[n] = block.getUint32(4 * n);
  for (let n = 16; n < 64; n++) {
    const [early, late] = [words[n - 15]!, words[n - 2]!];
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[n] = words[n - 16]! + s0 + words[n - 7]! + s1;
  }
  return words;
}

function compress(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let n = 0; n < 64; n++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[n]! + words[n]!) | 0;
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = state[n]! + word));
}
