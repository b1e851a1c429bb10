/** The lines of a record as a replay needs them. */

import type { ReplayStep } from "../../lib/wire";

const UNDO = /^! ([0-9]+) undo ([0-9]+)$/;
const NOTE = /^! ([0-9]+) (undo|give up to|give up|resign|timeout|bot|back)( .*)?$/;
const MOVE = /^([0-9]+) /;

/** Something the room wrote down, not the game. */
export interface Note {
  readonly seat: number;
  readonly what: "undo" | "give-up" | "give-up-to" | "resign" | "timeout" | "bot" | "back";
}

export function noteOf(line: string): Note | null {
  const [, seat, what = ""] = NOTE.exec(line) ?? [];
  if (seat === undefined) return null;
  return { seat: Number(seat), what: what.replaceAll(" ", "-") as Note["what"] };
}

/** Whose move it is; null: luck's or the room's. */
export function moverOf(line: string): number | null {
  const [, seat] = MOVE.exec(line) ?? [];
  return seat === undefined ? null : Number(seat);
}

/** Who made an entry; of luck's and the room's: who is asked next, or whose move led there. */
export function lastMover(steps: readonly (ReplayStep | undefined)[], at: number): number | null {
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
export function undone(
  steps: readonly (ReplayStep | undefined)[],
  at: number,
): ReadonlySet<number> {
  const gone = new Set<number>();
  for (let number = 1; number <= at; number++) {
    const to = UNDO.exec(steps[number]?.line ?? "")?.[2];
    if (to) for (let back = Number(to); back < number; back++) gone.add(back);
  }
  return gone;
}

/** What was witnessed up to entry `at`, without what was taken back. */
export function witnessed(
  steps: readonly (ReplayStep | undefined)[],
  at: number,
): readonly unknown[] {
  const gone = undone(steps, at);
  const events: unknown[] = [];
  for (let number = 1; number <= at; number++) {
    if (!gone.has(number)) events.push(...eventsOf(steps[number]));
  }
  return events;
}

export function eventsOf(step: ReplayStep | undefined): readonly unknown[] {
  return (step?.events ?? []) as readonly unknown[];
}

/** A turn as the list of moves tells it. */
export interface MovesOfTurn {
  /** The entry it begins with; the end of a match comes with the entry before it. */
  readonly from: number;
  /** The entries that belong to it, those taken back later too. */
  readonly entries: readonly number[];
  /** What happened in it, without what was taken back. */
  readonly events: readonly unknown[];
}

/** The entries turn by turn; those that have not been fetched yet are left out. */
export function byTurns(
  steps: readonly (ReplayStep | undefined)[],
  gone: ReadonlySet<number>,
  isWhole: (events: readonly unknown[]) => boolean,
): readonly MovesOfTurn[] {
  const turns: MovesOfTurn[] = [];
  let [entries, events, from]: [number[], unknown[], number] = [[], [], 0];
  const close = (): void => {
    if (entries.length || events.length) turns.push({ from, entries, events });
    [entries, events, from] = [[], [], 0];
  };
  steps.forEach((step, at) => {
    if (!step) return;
    from ||= at;
    entries.push(at);
    for (const event of gone.has(at) ? [] : eventsOf(step)) {
      from ||= at;
      events.push(event);
      if (isWhole(events)) close();
    }
  });
  close();
  return turns;
}
