/** Who has given up since the table was last told of. */

import type { TableNow } from "./wire";

type Told = Pick<TableNow, "status" | "seats">;

/** Other people's seats from which a bot plays on now; the end tells of whoever ended it. */
export function leavers(before: Told | null, now: Told): readonly number[] {
  if (!before || now.status !== "running") return [];
  return now.seats.flatMap(({ seat, resigned, is_mine }) =>
    resigned && !is_mine && !before.seats[seat]?.resigned ? [seat] : [],
  );
}
