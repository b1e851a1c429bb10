/** What events would bring, or have brought, in a shape that can be drawn. */

import { lying } from "./dice";
import { keyOf, run, type Cell, type Key } from "./geometry";
import type { Event, View } from "./types";

export interface Line {
  readonly name: string;
  readonly size: number;
  readonly points: number;
  readonly seat: number;
  /** The new pawn's square. */
  readonly through: Key;
  /** Its squares from end to end; empty if they cannot be told from the board. */
  readonly cells: readonly Cell[];
}

export interface Capture {
  readonly owner: number;
  readonly squares: readonly Key[];
}

export interface Drawn {
  readonly placed: readonly { readonly key: Key; readonly seat: number }[];
  readonly captures: readonly Capture[];
  readonly lines: readonly Line[];
  /** What the captures add to the score pad, all together; 0 if that is not known. */
  readonly gained: number;
  /** The dice that would be left; null if that is not known. */
  readonly left: readonly number[] | null;
}

export const NOTHING: Drawn = { placed: [], captures: [], lines: [], gained: 0, left: null };

/** Events on the board as it was before them, or as it is after; the views are around them. */
export function draw(
  events: readonly Event[],
  board: ReadonlyMap<Key, Cell>,
  after: View | null = null,
  before: View | null = null,
): Drawn {
  const placed: { key: Key; seat: number }[] = [];
  const captures: Capture[] = [];
  const lines: Line[] = [];
  for (const event of events) {
    if (event.type === "Placed") placed.push({ key: keyOf(event.square), seat: event.seat });
    if (event.type === "Captured")
      captures.push({ owner: event.owner, squares: event.squares.map(keyOf) });
    const last = placed.at(-1);
    if (event.type === "Scored" && last) lines.push(...linesOf(event, last.key, board));
  }
  const seat = placed[0]?.seat ?? null;
  const gained = seat === null || !captures.length ? 0 : caught(after, seat) - caught(before, seat);
  return { placed, captures, lines, gained, left: after ? lying(after) : null };
}

function caught(view: View | null, seat: number): number {
  return view?.players[seat]?.pad[1].points ?? 0;
}

function linesOf(
  event: Extract<Event, { type: "Scored" }>,
  through: Key,
  board: ReadonlyMap<Key, Cell>,
): readonly Line[] {
  return event.terms.map(({ name, size, points }) => {
    const found = run(board, event.seat, through, name);
    const cells = found.length === size ? found : []; // what does not match is only told
    return { name, size, points, seat: event.seat, through, cells };
  });
}

/** The point between the new pawn and its neighbour on the line: room for the points. */
export function beside(line: Line): { readonly x: number; readonly y: number } | null {
  const at = line.cells.findIndex(({ key }) => key === line.through);
  const [here, next] = [line.cells[at], line.cells[at + 1] ?? line.cells[at - 1]];
  return here && next ? { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 } : null;
}
