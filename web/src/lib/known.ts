/** What is known of a match from one seat, position after position. */

import type { Position } from "./wire";

export interface Known {
  readonly position: Position;
  /** All events, without what was taken back. */
  readonly history: readonly unknown[];
  /** Those that led to this position; none after a jump. */
  readonly news: readonly unknown[];
  /** How far this browser's clock is behind the server's, in milliseconds. */
  readonly behind: number;
  /** Its view was never packed: it comes from a replay. */
  readonly isSpread?: boolean;
}

/**
 * What is known after another position. If it tells again what was known already, something
 * was taken back: then its events replace the old ones.
 */
export function after(before: Known | undefined, position: Position, clock: number): Known {
  const events = (position.events ?? []) as readonly unknown[];
  const isAnew = !before || position.since < before.position.at;
  return {
    position,
    history: isAnew ? events : [...before.history, ...events],
    news: isAnew ? [] : events,
    behind: position.now - clock,
  };
}
