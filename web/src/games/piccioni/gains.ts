/** What a move brings at once, for the end of an advice. */

import type { Seen } from "../../lib/seen";
import { t } from "../../lib/words.svelte";
import type { Action, Event, View } from "./types";

export function gain(events: readonly Event[], { seat }: Seen<View, Action, Event>): string {
  const won = events.filter((event) => event.type === "TrophyMade" && event.seat === seat);
  return won.length ? t("piccioni-gain-trophies", { count: won.length }) : "";
}
