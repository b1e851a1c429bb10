/** How a bot's judgement is written: shares, points, and the reasons worth telling. Pure. */

import { minus } from "./sentence";
import type { Reason } from "./wire";

const REASONS = 3;
const LEAST = 0.05; // less is written as nothing

/** A share from 0 to 1 as a percentage. */
export function share(part: number, language: string): string {
  const within = Math.min(Math.max(part, 0), 1);
  return new Intl.NumberFormat(language, { style: "percent" }).format(within);
}

/** Points with their sign. */
export function signed(points: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const how = { ...digits, signDisplay: "exceptZero" } as const;
  return minus(new Intl.NumberFormat(language, how).format(points));
}

/** The weightiest reasons, in the order they were told. */
export function weighty(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.filter(({ points }) => Math.abs(points) >= LEAST).slice(0, REASONS);
}
