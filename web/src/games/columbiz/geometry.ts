/** Where the squares are drawn, and which of them lie on one line. Nothing of this is a rule. */

import type { Spot, Square } from "./types";

/** A square as it is written: column/number. */
export type Key = string;

/** A square on the drawing: its place from the left, and from the dice downwards. */
export interface Cell {
  readonly key: Key;
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  readonly owner: number | null;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The towers in the units of the pieces: a square is 96 wide, a roof 80 high. */
export const CELL = 96;
export const ROOF = 80;
export const BOX = "-18 -6 612 686";

/** The pigeonhole in a square, from its upper left corner. */
export const ARCH = "M16 92V42a32 32 0 0 1 64 0v50Z";

/** One step along each of the four directions; y grows downwards, away from the dice. */
const STEPS: Readonly<Record<string, Point>> = {
  row: { x: 1, y: 0 },
  column: { x: 0, y: 1 },
  falling: { x: 1, y: 1 },
  rising: { x: 1, y: -1 },
};

export function keyOf(square: Square): Key {
  return `${square.column}/${square.number}`;
}

/** The squares of the board by their keys. */
export function cells(board: readonly Spot[]): ReadonlyMap<Key, Cell> {
  return new Map(board.map((spot) => [keyOf(spot.square), cell(spot)]));
}

function cell({ square, row, owner }: Spot): Cell {
  return { key: keyOf(square), square, x: square.column - 1, y: row, owner };
}

/** The squares row by row from the dice downwards, each row from the left. */
export function rows(board: readonly Spot[]): readonly (readonly Cell[])[] {
  const all = board.map(cell).sort((a, b) => a.y - b.y || a.x - b.x);
  const found = new Map<number, Cell[]>();
  for (const one of all) found.set(one.y, [...(found.get(one.y) ?? []), one]);
  return [...found.values()];
}

/** The upper left corner of a square. */
export function corner({ x, y }: Point): Point {
  return { x: x * CELL, y: ROOF + y * CELL };
}

/** Where a line goes through a square: the breast of a pawn. */
export function middle({ x, y }: Point): Point {
  return { x: x * CELL + CELL / 2, y: ROOF + y * CELL + 58 };
}

/** The unbroken run of a seat's pawns through a square, the square itself included. */
export function run(
  board: ReadonlyMap<Key, Cell>,
  seat: number,
  through: Key,
  direction: string,
): readonly Cell[] {
  const start = board.get(through);
  const step = STEPS[direction];
  if (!start || !step) return [];
  const places = new Map([...board.values()].map((one) => [`${one.x},${one.y}`, one]));
  const along = (sign: number): Cell[] => {
    const found: Cell[] = [];
    for (let i = 1; ; i++) {
      const next = places.get(`${start.x + sign * i * step.x},${start.y + sign * i * step.y}`);
      if (next?.owner !== seat) return found;
      found.push(next);
    }
  };
  return [...along(-1).reverse(), start, ...along(1)];
}

/** The place that an arrow key, Home or End leads to on a board this wide and high. */
export function step(key: string, from: Point, width: number, height: number): Point | null {
  const within = (x: number, y: number): Point => ({
    x: Math.min(Math.max(x, 0), width - 1),
    y: Math.min(Math.max(y, 0), height - 1),
  });
  switch (key) {
    case "ArrowLeft":
      return within(from.x - 1, from.y);
    case "ArrowRight":
      return within(from.x + 1, from.y);
    case "ArrowUp":
      return within(from.x, from.y - 1);
    case "ArrowDown":
      return within(from.x, from.y + 1);
    case "Home":
      return within(0, from.y);
    case "End":
      return within(width - 1, from.y);
    case "PageUp":
      return within(from.x, 0);
    case "PageDown":
      return within(from.x, height - 1);
    default:
      return null;
  }
}
