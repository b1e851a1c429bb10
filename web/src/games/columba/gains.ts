/** What a move brings at once, for the end of an advice. */

import { t } from "../../lib/words.svelte";
import type { ColumbaSeen } from "./choice.svelte";
import type { Event } from "./types";

export function gain(events: readonly Event[], { seat }: ColumbaSeen): string {
  if (events.some(({ type }) => type === "Completed")) return t("columba-gain-completes");
  const built = events.find((event) => event.type === "Built" && event.seat === seat);
  return built?.type === "Built" ? t("columba-gain-points", { points: built.points }) : "";
}
