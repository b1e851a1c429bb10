/** What a moderator may choose for all tables of a league or a tournament. */

import type { Agreement, Clock } from "../../lib/wire";

const IS_SLOW = 86_400; // seconds of a day: from here on a match lasts for days
/** Days of a supply for a match, as `time.ts` offers them. */
const SUPPLIES = [1, 3, 7, 14];

export interface ClubTerms {
  readonly clock: Required<Clock>;
  readonly help: Agreement["help"];
  readonly undo: boolean;
  /** Days off. */
  readonly pause: number;
}

const NO_CLOCK: Required<Clock> = {
  kind: "none",
  seconds: 3 * IS_SLOW,
  increment: 0,
  window: IS_SLOW,
  timeout: "bot",
};

/** As it is most often wanted. */
export const USUAL: ClubTerms = { clock: NO_CLOCK, help: "legal", undo: false, pause: 7 };

/** The clock by which a match is over in about so many days. */
export function clockFor(days: number): Required<Clock> {
  if (!days) return NO_CLOCK;
  const supply = SUPPLIES.filter((each) => each <= days).at(-1) ?? 1;
  return { ...NO_CLOCK, kind: "bank", seconds: supply * IS_SLOW };
}

/** Whether a match lasts for days, so that somebody may have to be away. */
export const isSlow = ({ kind, seconds }: Required<Clock>): boolean =>
  kind !== "none" && seconds >= IS_SLOW;

/** As the server is asked for it. */
export function wished({ pause, ...rest }: ClubTerms): ClubTerms {
  return { ...rest, pause: isSlow(rest.clock) ? pause : 0 };
}
