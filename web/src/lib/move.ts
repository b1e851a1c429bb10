/** A move as the page says it: an offer's text, or the fields of any action, offered or not. */

export type Move = string | object;

/** The fields of an action as one text, whatever their order: equal for equal actions. */
export function fields(action: object): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What goes over the line. */
export function sent(move: Move): string | Readonly<Record<string, unknown>> {
  return typeof move === "string" ? move : { ...move };
}
