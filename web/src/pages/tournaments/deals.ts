/** The boards of a duplicate round by seat: whoever sat there had the same luck. */

import type { RoundOf, SeatOf } from "../../lib/wire";

export interface Result {
  /** Counted from 1. */
  readonly board: number;
  readonly table: string;
  readonly seat: SeatOf;
}

/** For each seat those who are done, with the most points first; the server has compared them. */
export function deals({ boards }: RoundOf): readonly (readonly Result[])[] {
  const seats = Math.max(0, ...boards.map(({ seats }) => seats.length));
  return Array.from({ length: seats }, (_, at) =>
    boards
      .map(({ table, seats }, n) => ({ board: n + 1, table, seat: seats[at] }))
      .filter((one): one is Result => one.seat !== undefined && one.seat.place !== null)
      .sort((one, other) => (other.seat.points ?? -1) - (one.seat.points ?? -1)),
  );
}
