/** Standing orders: how a seat answers in windows without being asked, as the server reads them. */

import type { Offer } from "./seen";

const UNTIL_TURN = / until my turn$/;

/** The order that answers one of these offers, if one does: the first that applies counts. */
export function answering(
  orders: readonly string[],
  offers: readonly Pick<Offer<unknown>, "do">[],
): string | undefined {
  return orders.find((order) => {
    const answer = order.replace(UNTIL_TURN, "");
    return offers.some(({ do: text }) => text === answer || text.startsWith(`${answer} `));
  });
}
