/** Which bot gives an even match, judged by how one has done against bots before. */

/** From the weakest to the strongest; whoever has never played begins with the first. */
export const LADDER = ["fledgling", "yearling", "homer", "carrier", "racer", "champion"] as const;
export type Level = (typeof LADDER)[number];

/** How a match against bots of one level ended. */
export interface Outing {
  readonly game: string;
  readonly level: Level;
  /** The share of the bots that one was placed before, those one shared a place with by half. */
  readonly share: number;
}

export interface Proposal {
  readonly level: Level;
  readonly why: "first" | "won" | "lost" | "even";
  /** The level that was won or lost against. */
  readonly before: Level;
}

const TWICE = 2; // in a row: one match may be luck

/**
 * The level for the next match of a game: a stronger one after two good matches in a row against
 * the last level, a weaker one after two bad ones, else the same again.
 */
export function proposed(outings: readonly Outing[], game: string): Proposal {
  const played = outings.filter((outing) => outing.game === game);
  const before = played.at(-1)?.level;
  if (before === undefined) return { level: LADDER[0], why: "first", before: LADDER[0] };
  const last = played.slice(-TWICE).filter(({ level }) => level === before);
  const isTold = last.length === TWICE;
  if (isTold && last.every(({ share }) => share > 0.5)) return step(before, 1, "won");
  if (isTold && last.every(({ share }) => share < 0.5)) return step(before, -1, "lost");
  return { level: before, why: "even", before };
}

/** One step up or down; at either end there is none. */
function step(before: Level, by: 1 | -1, why: "won" | "lost"): Proposal {
  const level = nextTo(before, by);
  return level ? { level, why, before } : { level: before, why: "even", before };
}

/** The level above or below another. */
export function nextTo(level: Level, by: 1 | -1): Level | null {
  return LADDER[LADDER.indexOf(level) + by] ?? null;
}

export function isLevel(name: string): name is Level {
  return (LADDER as readonly string[]).includes(name);
}

interface Sitter {
  readonly name: string;
  readonly bot: string;
  readonly is_mine: boolean;
}

/**
 * What a finished match tells about somebody's level; null if it tells nothing: people played
 * with them, or bots of several levels, or they only watched.
 */
export function outingOf(
  game: string,
  seats: readonly Sitter[],
  ranks: readonly number[],
): Outing | null {
  const mine = seats.findIndex(({ is_mine }) => is_mine);
  const rivals = seats.flatMap((sitter, seat) => (seat === mine ? [] : [{ ...sitter, seat }]));
  const level = rivals[0]?.bot ?? "";
  if (mine < 0 || !isLevel(level)) return null;
  if (rivals.some(({ name, bot }) => name || bot !== level)) return null;
  const rank = ranks[mine] ?? 0;
  const beaten = rivals.map(({ seat }) => 0.5 + Math.sign((ranks[seat] ?? 0) - rank) / 2);
  return { game, level, share: beaten.reduce((sum, one) => sum + one, 0) / rivals.length };
}
