/** A block of the log in one line: who did what, and what came of it. */

import { who } from "./names";
import type { Names } from "./seen";
import { list, t } from "./words.svelte";

export interface Headline {
  /** Whose turn it was; null: nobody's, as before the first and after the last. */
  readonly seat: number | null;
  readonly text: string;
}

/** A turn: clauses of what somebody did, and of what came of it. */
export function turnLine(
  names: Names,
  seat: number,
  did: readonly string[],
  came: readonly string[] = [],
): Headline {
  const turn = t("log-turn", { ...who(names, seat), did: list(counted(did), "conjunction") });
  const text = came.length ? t("log-came", { turn, what: came.join(", ") }) : turn;
  return { seat, text: names.isYou(seat) ? capital(text) : text };
}

/** What was done several times is said once. */
function counted(did: readonly string[]): readonly string[] {
  return [...new Set(did)].map((clause) => {
    const count = did.filter((one) => one === clause).length;
    return count > 1 ? t("log-times", { did: clause, count }) : clause;
  });
}

export function beganLine(names: Names, seat: number): Headline {
  return { seat: null, text: t("log-began", who(names, seat)) };
}

interface Tally {
  readonly seat: number;
  readonly terms: readonly { readonly points: number }[];
}

/** The end: everybody's points. */
export function overLine(names: Names, tallies: readonly Tally[]): Headline {
  const scores = tallies.map(({ seat, terms }) =>
    t("log-score", {
      ...who(names, seat),
      points: terms.reduce((sum, { points }) => sum + points, 0),
    }),
  );
  return { seat: null, text: t("log-over", { scores: scores.join(", ") }) };
}

/** Where nobody says "you", as in Italian, the verb comes first. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
