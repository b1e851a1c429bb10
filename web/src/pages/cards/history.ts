/** What was done to a sheet, so that it can be taken back and done again. */

export interface History<Sheet> {
  readonly past: readonly Sheet[];
  readonly now: Sheet;
  readonly future: readonly Sheet[];
  /** What was changed last: going on with the same thing is one step. */
  readonly touched: string;
}

const MOST = 200;

export function begun<Sheet>(now: Sheet): History<Sheet> {
  return { past: [], now, future: [], touched: "" };
}

/** A change; one that goes on with what was touched last, as letters of a name do, adds no step. */
export function changed<Sheet>(
  { past, now, touched }: History<Sheet>,
  next: Sheet,
  what = "",
): History<Sheet> {
  const goesOn = what !== "" && what === touched;
  return {
    past: goesOn ? past : [...past, now].slice(-MOST),
    now: next,
    future: [],
    touched: what,
  };
}

export function undone<Sheet>(history: History<Sheet>): History<Sheet> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { past, now, future } = history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], touched: "" };
}

export function redone<Sheet>(history: History<Sheet>): History<Sheet> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, touched: "" };
}
