/** The promises of the luck, as this browser heard them first: the proof at the end is held to them. */

import type { Kept } from "./proof";

const COMMIT = "dovecote.promise.";
const BINDING = "dovecote.binding.";

/** The binding comes when the match begins, and later than the promise of the secret. */
export function keepPromise(table: Kept & { readonly id: string }): void {
  keep(COMMIT + table.id, table.commit);
  keep(BINDING + table.id, table.binding);
}

/** What was promised, if this browser was there. */
export function keptPromise(table: string): Kept {
  return { commit: kept(COMMIT + table), binding: kept(BINDING + table) };
}

function keep(key: string, promise: string): void {
  try {
    if (promise && !localStorage.getItem(key)) localStorage.setItem(key, promise);
  } catch {
    // a browser that keeps nothing
  }
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
