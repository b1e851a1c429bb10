/** Asks the service worker to keep everything, so that the page opens without a network. */

/** How much is kept: of `total` bytes, as they lie in the browser. */
export interface Kept {
  readonly isKept: boolean;
  readonly done: number;
  readonly total: number;
  /** As much as must be fetched, compressed. */
  readonly sent: number;
}

async function worker(): Promise<ServiceWorker | null> {
  if (!navigator.serviceWorker || !(await navigator.serviceWorker.getRegistration())) return null;
  return (await navigator.serviceWorker.ready).active;
}

async function ask(what: "kept" | "keep" | "drop", told: (kept: Kept) => void): Promise<boolean> {
  const active = await worker();
  if (!active) return false;
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Kept & { end?: boolean; failed?: boolean }>) => {
      if (data.failed) return done(false);
      told(data);
      if (data.end) done(true);
    };
    active.postMessage(what, [port2]);
  });
}

export const kept = (told: (kept: Kept) => void): Promise<boolean> => ask("kept", told);
export const keep = (told: (kept: Kept) => void): Promise<boolean> => ask("keep", told);
export const drop = (told: (kept: Kept) => void): Promise<boolean> => ask("drop", told);
