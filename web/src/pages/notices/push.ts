/** This browser as a place to which notices are pushed. */

import type { NewChannel } from "../../lib/wire";

const PATIENCE = 15_000; // ms: some browsers never answer

export const canPush = (): boolean => "PushManager" in globalThis && "serviceWorker" in navigator;

/** The bytes of a key as a server tells it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function within<T>(asked: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((end) => setTimeout(() => end(null), PATIENCE));
  return Promise.race([asked, late]);
}

/** Ask the owner and the browser; null if either would not. */
export async function subscribed(key: string): Promise<NewChannel | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await within(navigator.serviceWorker.ready);
  const how = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const made = worker && (await within(worker.pushManager.subscribe(how)));
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { kind: "push", address: endpoint, keys: `${keys.p256dh}.${keys.auth}` };
}
