/** The lines of a record as a replay needs them. */

import type { Step } from "../../lib/wire";

const UNDO = /^! ([0-9]+) undo ([0-9]+)$/;
const NOTE = /^! ([0-9]+) (undo|resign|timeout|bot|back)( .*)?$/;
const MOVE = /^([0-9]+) /;

/** Something the room wrote down, not the game. */
export interface Note {
  readonly seat: number;
  readonly what: "undo" | "resign" | "timeout" | "bot" | "back";
}

export function noteOf(line: string): Note | null {
  const [, seat, what] = NOTE.exec(line) ?? [];
  return seat === undefined ? null : { seat: Number(seat), what: what as Note["what"] };
}

/** Whose move it is; null: luck's or the room's. */
export function moverOf(line: string): number | null {
  const [, seat] = MOVE.exec(line) ?? [];
  return seat === undefined ? null : Number(seat);
}

/** Who made an entry; of luck's and the room's: who is asked next, or whose move led there. */
export function lastMover(steps: readonly (Step | undefined)[], at: number): number | null {
  const step = steps[at];
  const next = moverOf(step?.line ?? "") ?? step?.waiting[0];
  if (next !== undefined) return next;
  for (let before = at - 1; before > 0; before--) {
    const mover = moverOf(steps[before]?.line ?? "");
    if (mover !== null) return mover;
  }
  return null;
}

/** The numbers of the entries that had been taken back when entry `at` was written. */
export function undone(steps: readonly (Step | undefined)[], at: number): ReadonlySet<number> {
  const gone = new Set<number>();
  for (let number = 1; number <= at; number++) {
    const to = UNDO.exec(steps[number]?.line ?? "")?.[2];
    if (to) for (let back = Number(to); back < number; back++) gone.add(back);
  }
  return gone;
}

/** What was witnessed up to entry `at`, without what was taken back. */
export function witnessed(steps: readonly (Step | undefined)[], at: number): readonly unknown[] {
  const gone = undone(steps, at);
  const events: unknown[] = [];
  for (let number = 1; number <= at; number++) {
    if (!gone.has(number)) events.push(...eventsOf(steps[number]));
  }
  return events;
}

export function eventsOf(step: Step | undefined): readonly unknown[] {
  return (step?.events ?? []) as readonly unknown[];
}
