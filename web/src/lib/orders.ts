/** Standing orders: which of a seat's questions are answered without it, as the server reads them. */

import type { Offer } from "./seen";

/** Ends a turn in which nothing else is left to do. */
export const ENDING = "end";
const UNTIL_TURN = / until my turn$/;

/** The order that answers one of these offers, if one does: the first that applies counts. */
export function answering(
  orders: readonly string[],
  offers: readonly Pick<Offer<unknown>, "do">[],
): string | undefined {
  return orders.find((order) => {
    if (order === ENDING) return offers.length === 1 && offers[0]?.do === ENDING;
    const answer = order.replace(UNTIL_TURN, "");
    return offers.some(({ do: text }) => text === answer || text.startsWith(`${answer} `));
  });
}
