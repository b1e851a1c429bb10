/** The score pad of the box: a column for each player, a line for each line of pawns. */

import type { Event, Term, View } from "./types";

export interface Column {
  readonly lines: readonly Term[];
  readonly captures: Term;
  readonly total: number;
}

const FEWEST = 3; // empty lines invite

/** Everyone's column; lines that the history does not tell are written as one sum. */
export function columns(view: View, history: readonly Event[]): readonly Column[] {
  return view.players.map((player, seat) => {
    const [above, captures] = player.pad;
    const told = history.flatMap((event) =>
      event.type === "Scored" && event.seat === seat ? event.terms : [],
    );
    const isWhole = sum(told) === above.points;
    const lines = isWhole ? told : above.points ? [above] : [];
    return { lines, captures, total: above.points + captures.points };
  });
}

/** How many lines the pad needs above its stroke. */
export function height(pad: readonly Column[]): number {
  return Math.max(FEWEST, ...pad.map(({ lines }) => lines.length + 1));
}

function sum(terms: readonly Term[]): number {
  return terms.reduce((points, term) => points + term.points, 0);
}

/** The dice that decided who begins, go by go; null until somebody has begun. */
export function begun(
  history: readonly Event[],
): { readonly fell: readonly { seat: number; face: number }[]; readonly seat: number } | null {
  const fell = history.flatMap((event) =>
    event.type === "DieThrown" ? [{ seat: event.seat, face: event.face }] : [],
  );
  const first = history.find((event) => event.type === "Began");
  return first ? { fell, seat: first.seat } : null;
}
