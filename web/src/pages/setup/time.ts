/** Times as people say them, and those a set-up offers. */

import { t } from "../../lib/words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ["days", DAY],
  ["hours", HOUR],
  ["minutes", MINUTE],
] as const;

export const FOR_A_MOVE = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, DAY, 3 * DAY, 7 * DAY];
export const FOR_A_MATCH = [
  ...[5, 10, 15, 20, 30, 45, 60].map((minutes) => minutes * MINUTE),
  ...[1, 3, 7, 14].map((days) => days * DAY),
];
export const INCREMENTS = [0, 5, 10, 15, 30, 60, HOUR, 6 * HOUR, DAY];
/** Days for which a clock may stand still. */
export const PAUSES = [0, 3, 7, 14, 30];
/** From so many seconds on a match lasts for days. */
export const IS_SLOW = DAY;
export const GRACES = [10, 30, 2 * MINUTE, 10 * MINUTE, DAY];
export const WINDOWS = [10, 15, 30, 60, HOUR, DAY];

/** In the largest unit that fits without a rest. */
export function duration(seconds: number): string {
  if (seconds === 0) return t("setup-duration-nothing");
  const [name, length] = UNITS.find(([, unit]) => seconds % unit === 0) ?? ["seconds", 1];
  return t(`setup-duration-${name}`, { count: seconds / length });
}
