/** What happened, turn by turn: each is one block of the log. */

export interface Turn<Event = unknown> {
  /** The number of its first event; stays the same while the turn goes on. */
  readonly number: number;
  readonly events: readonly Event[];
  /** Nothing more will come to it. */
  readonly isWhole: boolean;
}

/** Whether these events are a whole block: a set-up, or a turn. */
export type IsWhole<Event> = (events: readonly Event[]) => boolean;

/** What happened several times in a row, as when cards are drawn that nobody sees, is told once. */
export interface Run<Event = unknown> {
  readonly event: Event;
  readonly count: number;
}

export function runsOf<Event>(events: readonly Event[]): readonly Run<Event>[] {
  const runs: Run<Event>[] = [];
  for (const event of events) {
    const last = runs.at(-1);
    const isSame = !!last && JSON.stringify(last.event) === JSON.stringify(event);
    if (isSame) runs[runs.length - 1] = { event, count: last.count + 1 };
    else runs.push({ event, count: 1 });
  }
  return runs;
}

interface Told<Event> {
  readonly history: readonly Event[];
  readonly turns: readonly Turn<Event>[];
}

/**
 * The turns of a history that grows. Those told before stay the very same values, so that nothing
 * is worked out or drawn again but the turn that goes on; a history that was changed is read anew.
 */
export class Turns<Event> {
  private told: Told<Event> = { history: [], turns: [] };

  constructor(private readonly isWhole: IsWhole<Event>) {}

  of(history: readonly Event[]): readonly Turn<Event>[] {
    const { turns, length } = this.known(history);
    this.told = { history, turns: this.grown(turns, history, length) };
    return this.told.turns;
  }

  /** As much as is known already: all of it if the history has only grown. */
  private known(history: readonly Event[]): { turns: readonly Turn<Event>[]; length: number } {
    const { history: before, turns } = this.told;
    const hasGrown =
      history.length >= before.length && history[before.length - 1] === before.at(-1);
    return hasGrown ? { turns, length: before.length } : { turns: [], length: 0 };
  }

  private grown(
    before: readonly Turn<Event>[],
    history: readonly Event[],
    from: number,
  ): readonly Turn<Event>[] {
    if (from === history.length) return before;
    const turns = [...before];
    let open = turns.at(-1)?.isWhole === false ? turns.pop() : undefined;
    let events = [...(open?.events ?? [])];
    let number = open?.number ?? from;
    for (const event of history.slice(from)) {
      events.push(event);
      if (!this.isWhole(events)) continue;
      turns.push({ number, events, isWhole: true });
      number += events.length;
      events = [];
    }
    open = events.length ? { number, events, isWhole: false } : undefined;
    return open ? [...turns, open] : turns;
  }
}
