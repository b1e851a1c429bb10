/** What the set-up must know of a game beyond its options; nothing here decides a rule. */

/** Seats that play together: which of the two teams a seat belongs to. */
export function teamOf(game: string, seats: number, seat: number): "a" | "b" | null {
  if (game !== "columba" || seats !== 4) return null; // Columba 10.1
  return seat % 2 === 0 ? "a" : "b";
}

/** Whether several may have to react at once, so that a clock needs a time for it. */
export const hasWindows = (game: string): boolean => game === "piccioni";

/** Whether it is played with cards that are not the printed ones. */
export const hasHouseCards = (game: string): boolean => game === "piccioni";
