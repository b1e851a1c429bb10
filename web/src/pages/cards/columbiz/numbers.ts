/** The numbers of Columbiz' squares while they are written: no rule of the game. */

export interface Numbers {
  /** Column by column, from the picture of the die outwards. */
  readonly columns: readonly (readonly number[])[];
}

/** A number for a square; the square of its column that had it gets the other one in exchange. */
export function numbered({ columns }: Numbers, x: number, y: number, number: number): Numbers {
  const before = columns[x]?.[y];
  return {
    columns: columns.map((column, at) =>
      at !== x || before === undefined
        ? column
        : column.map((one, row) => (row === y ? number : one === number ? before : one)),
    ),
  };
}

/** The number that a click changes a square to: the next one of its column. */
export function following({ columns }: Numbers, x: number, y: number): number {
  const all = [...(columns[x] ?? [])].sort((one, other) => one - other);
  const now = columns[x]?.[y] ?? 0;
  return all[(all.indexOf(now) + 1) % all.length] ?? now;
}

/** A column upside down. */
export function reversed({ columns }: Numbers, x: number): Numbers {
  return { columns: columns.map((column, at) => (at === x ? column.toReversed() : column)) };
}

/** Every column as this one. */
export function repeated({ columns }: Numbers, x: number): Numbers {
  return { columns: columns.map((column) => columns[x] ?? column) };
}
