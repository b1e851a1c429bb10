/** How a table of mine ended, in a few words; reactive, like `t`. */

import { isYou, nameAt, who } from "../../lib/names";
import type { Over, SeatNow } from "../../lib/wire";
import { list, minus, t } from "../../lib/words.svelte";

/** “You won, 34 : 28”, “Homer won: you gave up”. */
export function resultOf(over: Over, seats: readonly SeatNow[]): string {
  const winners = seats.flatMap(({ seat }) => (over.ranks[seat] === 1 ? [seat] : []));
  const names = { name: (seat: number) => nameAt(seats, seat), isYou: youAt(seats) };
  const [winner, ...others] = winners;
  if (winner === undefined) return "";
  const won = others.length
    ? t("start-won-together", { names: list(winners.map(names.name), "conjunction") })
    : t("start-won", who(names, winner));
  if (typeof over.gave_up === "number")
    return t("start-won-given-up", { won, ...who(names, over.gave_up) });
  return t("start-won-by", { won, scores: scoresOf(over) });
}

/** The points, the best first. */
function scoresOf({ ranks, scores }: Over): string {
  const order = ranks.map((_, seat) => seat).sort((a, b) => ranks[a]! - ranks[b]!);
  return order.map((seat) => minus(scores[seat] ?? 0)).join(" : ");
}

/** A bot that plays on does not make somebody's only seat another's: it was theirs to give up. */
function youAt(seats: readonly SeatNow[]): (seat: number) => boolean {
  const own = seats.map((seat) => ({ ...seat, bot: seat.is_mine ? "" : seat.bot }));
  return (seat) => isYou(own, seat);
}
