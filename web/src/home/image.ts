/** Keeps the memory of a Python that has just started, beside the files it was started from. */

import type { Image } from "./engine";

const CACHE = "dovecote-start"; // `sw.js` forgets it with every new version
const PAUSE = 2000; // ms after the start: whoever plays goes first

/** Of the engine in a folder; undefined where nothing can be kept. */
export function imageOf(folder: string): Image | undefined {
  if (!("caches" in globalThis)) return undefined; // not in a page without TLS
  const at = `${folder}image`;
  return {
    kept: async () => {
      const found = await (await caches.open(CACHE)).match(at);
      if (!found?.body) return undefined;
      const whole = new Response(found.body.pipeThrough(new DecompressionStream("gzip")));
      return new Uint8Array(await whole.arrayBuffer());
    },
    keep: (image) => {
      const small = (): ReadableStream =>
        new Blob([image as BlobPart]).stream().pipeThrough(new CompressionStream("gzip"));
      const put = async (): Promise<void> =>
        (await caches.open(CACHE)).put(at, new Response(small()));
      setTimeout(() => void put().catch(() => undefined), PAUSE); // short of space: as before
    },
  };
}

/** It did not start from what was kept. */
export async function forgetImages(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}
