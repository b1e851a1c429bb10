/** How long what happens takes to be followed, and whose deed it was. */

import { NONE } from "../../lib/pace";
import type { Beat } from "../../lib/showing";
import type { Event } from "./types";

const BEATS: Readonly<Partial<Record<Event["type"], Beat>>> = {
  Drawn: { lands: 0, reads: 300 },
  Placed: { lands: 480, reads: 700 },
  Captured: { lands: 520, reads: 700 },
  Completed: { lands: 0, reads: 1000 },
  ObjectiveTaken: { lands: 0, reads: 600 },
  ObjectiveDeclined: { lands: 0, reads: 600 },
  Discarded: { lands: 0, reads: 700 },
  Built: { lands: 480, reads: 800 },
  Laid: { lands: 480, reads: 500 },
  Bred: { lands: 0, reads: 700 },
  Raised: { lands: 0, reads: 700 },
  Hunted: { lands: 480, reads: 900 },
  Resized: { lands: 0, reads: 250 },
  TurnEnded: { lands: 0, reads: 200 },
  LastCard: { lands: 0, reads: 600 },
};

const DEEDS: readonly Event["type"][] = [
  "Placed",
  "ObjectiveTaken",
  "ObjectiveDeclined",
  "Discarded",
  "Built",
  "Laid",
  "Bred",
  "Raised",
  "Hunted",
  "TurnEnded",
];

export function beat(event: Event): Beat {
  return BEATS[event.type] ?? NONE;
}

/** What somebody has decided, not what was drawn or followed. */
export function acts(event: Event): number | null {
  return DEEDS.includes(event.type) && "seat" in event ? event.seat : null;
}
