/** The deals of the day that were played in this browser, and for how many days in a row. */

const KEY = "dovecote.deals";
const DAY = 86_400_000;
const KEPT = 400; // days

/** The deals that were finished, by day. */
export type Played = Readonly<Record<string, readonly string[]>>;

/** The same with one more. */
export function withDeal(played: Played, day: string, game: string): Played {
  const games = new Set([...(played[day] ?? []), game]);
  const all = { ...played, [day]: [...games].sort() };
  const newest = Object.keys(all).sort().slice(-KEPT);
  return Object.fromEntries(newest.map((one) => [one, all[one] ?? []]));
}

/** For how many days in a row there was one; today may still come. */
export function streakOf(played: Played, today: string): number {
  let day = played[today]?.length ? today : before(today);
  let count = 0;
  while (played[day]?.length) {
    count += 1;
    day = before(day);
  }
  return count;
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

export function playedHere(): Played {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return isPlayed(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** From now on this deal was played here. */
export function keepDeal(day: string, game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withDeal(playedHere(), day, game)));
  } catch {
    // a browser that keeps nothing has no streak
  }
}

function isPlayed(kept: unknown): kept is Played {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return false;
  return Object.entries(kept).every(
    ([day, games]) => /^\d{4}-\d\d-\d\d$/.test(day) && Array.isArray(games),
  );
}
