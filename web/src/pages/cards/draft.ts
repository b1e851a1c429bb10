/** What somebody is writing, kept in this browser until it is saved: a reload loses nothing. */

const KEY = "dovecote.sheet";

function keyOf(name: string): string {
  return `${KEY}.${name}`;
}

/** The draft for a new set of a game, or for a set that is being changed; null: there is none. */
export function keptDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? "null") as unknown;
  } catch {
    return null; // a browser that keeps nothing, or something else
  }
}

/** False: this browser keeps nothing. */
export function keepDraft(name: string, sheet: unknown): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(sheet));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // then there was none
  }
}
