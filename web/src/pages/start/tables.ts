/** How tables of a list are called. */

import type { Listed, SeatNow } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { botName, gameTitle, together } from "./wording";

/** The game and whoever else sits there; lists name bots by their level. */
export function tableName(
  { agreement, names }: Listed,
  levels: readonly string[],
  mine: string | null,
): string {
  const others = names.filter((name) => name && name !== mine);
  return named(
    agreement.game,
    others.map((name) => (levels.includes(name) ? botName(name) : name)),
  );
}

/** The same, where it is known which seats are mine. */
export function myTableName({ agreement }: Listed, seats: readonly SeatNow[]): string {
  const others = seats.filter((seat) => !seat.is_mine && !seat.is_open);
  return named(agreement.game, others.map(seatName));
}

export function seatName({ bot, name }: SeatNow): string {
  return bot ? botName(bot) : name;
}

function named(game: string, others: readonly string[]): string {
  const title = gameTitle(game);
  if (!others.length) return t("start-table-alone", { game: title });
  return t("start-table", { game: title, names: together(others) });
}
