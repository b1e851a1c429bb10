/** Questions that are none: there is only one answer, and it is given without being asked. */

import type { SeatNow } from "./wire";

interface Sitting {
  readonly seats: readonly Pick<SeatNow, "seat" | "bot">[];
  readonly watching: number;
}

/**
 * Whether nobody could learn from how soon a seat answers: all others are bots, which know no
 * time, and nobody looks on. Where people play, a standing order answers at the server's pace.
 */
export function isAmongBots({ seats, watching }: Sitting, seat: number): boolean {
  return !watching && seats.every((one) => one.seat === seat || !!one.bot);
}
