/** Which of my tables wait for me, and which of them most. Pure. */

import type { Listed } from "./wire";

/** The first to go to: whose time is over soonest, then who has waited longest. */
function byNeed(a: Listed, b: Listed): number {
  const [first, second] = [a.until || Infinity, b.until || Infinity];
  return first === second ? a.since - b.since : first - second;
}

/** Those that wait for me first, then those that were changed last. */
export function ordered(mine: readonly Listed[]): readonly Listed[] {
  const asked = mine.filter(({ is_asked }) => is_asked).toSorted(byNeed);
  return [...asked, ...mine.filter(({ is_asked }) => !is_asked)];
}

/** The match after the present one that waits for me; after the last comes the first. */
export function nextOf(mine: readonly Listed[], present: string | undefined): Listed | undefined {
  const asked = mine.filter(({ is_asked }) => is_asked).toSorted(byNeed);
  const at = asked.findIndex(({ id }) => id === present);
  return asked.filter(({ id }) => id !== present)[at < 0 ? 0 : at % Math.max(1, asked.length - 1)];
}
