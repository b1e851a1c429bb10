/** A card that was played and whatever was answered to it: who, with what, against whom. */

import type { Event, Played, Reacted } from "./types";

export interface Laid {
  readonly event: Played | Reacted;
  /** The card it answers; null: it is the first, or answers pigeons that were about to land. */
  readonly against: Played | Reacted | null;
  readonly fate: "open" | "done" | "cancelled" | "redirected";
}

/** With these something else begins. */
const ENDS: readonly Event["type"][] = ["Played", "Paid", "Drew", "MovesEnded", "TurnEnded"];

/** The last card that was answered, and the answers; empty if nothing was, or it is long over. */
export function affair(history: readonly Event[]): readonly Laid[] {
  const begin = history.findLastIndex(({ type }) => ENDS.includes(type));
  let chain: readonly Laid[] = [];
  for (const event of history.slice(Math.max(begin, 0))) {
    if (event.type === "Played") chain = [{ event, against: null, fate: "open" }];
    if (event.type === "Reacted") {
      const against = chain.findLast(({ fate }) => fate === "open")?.event ?? null;
      chain = [...chain, { event, against, fate: "open" }];
    }
    if (event.type === "Cancelled") chain = hit(chain, event, "cancelled");
    if (event.type === "Redirected") chain = hit(chain, event, "redirected");
  }
  return chain.some(({ event }) => event.type === "Reacted") ? chain : [];
}

/** What a reaction has done to a card; the reaction itself is over by that. */
function hit(
  chain: readonly Laid[],
  { seat, card }: { readonly seat: number; readonly card: string },
  fate: Laid["fate"],
): readonly Laid[] {
  const target = chain.findLast(({ event }) => event.seat === seat && event.card === card);
  return chain.map((laid) => {
    if (laid === target) return { ...laid, fate };
    return laid.against === target?.event && laid.fate === "open"
      ? { ...laid, fate: "done" as const }
      : laid;
  });
}
