/** How tables of a list are called. */

import type { Listed, SeatNow } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { botName, gameTitle, together } from "./wording";

/** The game and whoever else sits there. */
export function tableName({ agreement, names, bots }: Listed, mine: string | null): string {
  const isMine = (seat: number): boolean => !bots[seat] && !!mine && names[seat] === mine;
  const called = names.map((name, seat) => {
    const level = bots[seat];
    if (level) return botName(level);
    return isMine(seat) ? "" : name;
  });
  const seats = names.filter((_, seat) => isMine(seat));
  return named(agreement.game, called.filter(Boolean), seats.length);
}

/** The same, where it is known which seats are mine. */
export function myTableName({ agreement }: Listed, seats: readonly SeatNow[]): string {
  const others = seats.filter((seat) => !seat.is_mine && !seat.is_open);
  const mine = seats.filter((seat) => seat.is_mine);
  return named(agreement.game, others.map(seatName), mine.length);
}

export function seatName({ bot, name }: SeatNow): string {
  return bot ? botName(bot) : name;
}

/** Several seats of mine and nobody else's: the screen is handed round. */
function named(game: string, others: readonly string[], mine: number): string {
  const title = gameTitle(game);
  if (!others.length) return t(`start-table-${mine > 1 ? "here" : "alone"}`, { game: title });
  return t("start-table", { game: title, names: together(others) });
}
