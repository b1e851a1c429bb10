/** What others have done since a seat's last turn: marked on the table, and told once more. */

/** Enough of a game's `Face` to tell deeds from what follows of them. */
export interface Deeds<Event> {
  acts(event: Event): number | null;
  who(event: Event): number | null;
}

/**
 * Where in the history the others began, or its end if they have done nothing. What follows by
 * itself of the seat's own last deed is still its own.
 */
export function sinceTurn<Event>(
  history: readonly Event[],
  seat: number | null,
  deeds: Deeds<Event>,
): number {
  if (seat === null) return history.length;
  let begin = history.findLastIndex((event) => deeds.acts(event) === seat) + 1;
  if (begin === 0) return history.length; // what there was before one's first turn is no news
  const isOwn = (event: Event): boolean => [seat, null].includes(deeds.who(event));
  while (begin < history.length && isOwn(history[begin] as Event)) begin++;
  const hasActed = history.slice(begin).some((event) => deeds.acts(event) !== null);
  return hasActed ? begin : history.length;
}
