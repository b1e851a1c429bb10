/** What the rules say something is worth: their own numbers, read from their own words. */

export interface Worth {
  readonly count: number;
  readonly points: number;
}

/** Pairs as a clause writes them: `3 → 4`. */
export function pairs(clause: string): readonly Worth[] {
  return [...clause.matchAll(/(\d+) → (\d+)/g)].map(([, count, points]) => ({
    count: Number(count),
    points: Number(points),
  }));
}

/** A clause for people: without the numbers of rulings at its end, and without marks. */
export function plain(clause: string): string {
  return clause
    .replace(/\s*\(CZ-[^)]*\)/g, "")
    .replace(/⚑\s*/g, "")
    .replace(/\*\*/g, "")
    .trim();
}
