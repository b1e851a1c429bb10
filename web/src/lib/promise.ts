/** The promise of the luck, as this browser heard it first: the proof at the end is held to it. */

const KEY = "dovecote.promise.";

export function keepPromise(table: string, commit: string): void {
  try {
    if (commit && !localStorage.getItem(KEY + table)) localStorage.setItem(KEY + table, commit);
  } catch {
    // a browser that keeps nothing
  }
}

/** What was promised, if this browser was there. */
export function keptPromise(table: string): string {
  try {
    return localStorage.getItem(KEY + table) ?? "";
  } catch {
    return "";
  }
}
