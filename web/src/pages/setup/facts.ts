/** What the set-up must know of a game beyond its options; nothing here decides a rule. */

/** Seats that play together: which of the two teams a seat belongs to. */
export function teamOf(game: string, seats: number, seat: number): "a" | "b" | null {
  if (game !== "columba" || seats !== 4) return null; // Columba 10.1
  return seat % 2 === 0 ? "a" : "b";
}

/** Whether several may be asked at once, so that a clock needs a time for it. */
export function hasWindows(game: string): boolean {
  return game === "piccioni"; // reactions, Piccioni 8
}
