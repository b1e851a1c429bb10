/** How this browser's matches against bots ended, kept in this browser only. */

import { isLevel, type Outing } from "./levels";

const KEY = "dovecote.outings";
const MOST = 100;

interface Kept extends Outing {
  readonly table: string;
}

export function outings(): readonly Outing[] {
  return read();
}

/** Keep how a match ended; once, however often its table is looked at. */
export function keepOuting(table: string, outing: Outing): void {
  const kept = read();
  if (kept.some((one) => one.table === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, { ...outing, table }].slice(-MOST)));
  } catch {
    // a browser that keeps nothing: every match is the first
  }
}

function read(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  const { game, level, share, table } = (one ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const isNamed = typeof game === "string" && typeof table === "string";
  return isNamed && typeof level === "string" && isLevel(level) && typeof share === "number";
}
