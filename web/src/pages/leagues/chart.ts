/** A rating over its matches as a line with a band, in a box of 100 by 40. */

import type { RatingStep } from "../../lib/wire";

export interface Chart {
  readonly line: string;
  /** Between one uncertainty above the line and one below. */
  readonly band: string;
}

const WIDE = 100;
const HIGH = 40;

export function chartOf(steps: readonly Pick<RatingStep, "mu" | "sigma">[]): Chart {
  const tops = steps.map(({ mu, sigma }) => mu + sigma);
  const bottoms = steps.map(({ mu, sigma }) => mu - sigma);
  const [low, high] = [Math.min(...bottoms), Math.max(...tops)];
  const x = (n: number): string => ((n * WIDE) / Math.max(1, steps.length - 1)).toFixed(2);
  const y = (value: number): string =>
    (HIGH - ((value - low) * HIGH) / Math.max(1e-9, high - low)).toFixed(2);
  const path = (values: readonly number[]): string[] => values.map((v, n) => `${x(n)},${y(v)}`);
  const back = path(bottoms).reverse();
  return {
    line: path(steps.map(({ mu }) => mu)).join(" "),
    band: [...path(tops), ...back].join(" "),
  };
}
