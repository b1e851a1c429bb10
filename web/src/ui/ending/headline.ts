/** Who won, in one sentence; reactive, like `t`. */

import { who } from "../../lib/names";
import type { Names } from "../../lib/seen";
import type { Over } from "../../lib/wire";
import { list, t } from "../../lib/words.svelte";

/** The seats that share the first place. */
export function winnersOf({ ranks }: Over): readonly number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** “You win!”, “Ada and Bruno share the win”, “Bruno gave up. Ada wins!” */
export function headlineOf(over: Over, names: Names): string {
  const winners = winnersOf(over);
  if (!winners.length) return t("result-over");
  if (typeof over.gave_up !== "number") return won(winners, names, "result-shared");
  const left = t("result-given-up", who(names, over.gave_up));
  return `${left} ${won(winners, names, "result-won-together")}`;
}

function won(winners: readonly number[], names: Names, together: string): string {
  const [winner = 0, ...others] = winners;
  if (others.length)
    return t(together, {
      names: list(
        winners.map((seat) => names.name(seat)),
        "conjunction",
      ),
    });
  return names.isYou(winner) ? t("result-you-won") : t("result-won", { who: names.name(winner) });
}
