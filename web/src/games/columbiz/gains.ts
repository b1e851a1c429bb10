/** What a move brings at once, for the end of an advice. */

import { t } from "../../lib/words.svelte";
import type { Table } from "./turn.svelte";
import type { Event } from "./types";

export function gain(events: readonly Event[], seen: Table): string {
  const terms = events.flatMap((event) => (event.type === "Scored" ? event.terms : []));
  const points = terms.reduce((sum, term) => sum + term.points, 0);
  if (points) return t("columbiz-gain-lines", { points });
  const caught = events.find((event) => event.type === "Captured");
  if (!caught) return "";
  const { owner, squares } = caught;
  return t("columbiz-gain-captures", { count: squares.length, who: seen.name(owner) });
}
