/** How long what happens takes to be followed, and whose deed it was. */

import { flights } from "./flights";
import { LONG } from "./fly";
import type { Beat } from "../../lib/showing";
import type { Event } from "./types";

const READS: Readonly<Partial<Record<Event["type"], number>>> = {
  Began: 600,
  Drew: 350,
  Discarded: 350,
  Paid: 200,
  Played: 1000,
  Reacted: 1400,
  Cancelled: 1400,
  Redirected: 1400,
  Joined: 900,
  Called: 700,
  Assigned: 500,
  Cleaned: 600,
  TrophyMade: 700,
  TrophyTaken: 600,
  TrophyDrawn: 400,
  Returned: 400,
  Scared: 600,
  Scattered: 600,
  Moved: 600,
  Swapped: 900,
  MovesEnded: 300,
  Revealed: 600,
  Followed: 500,
  TurnEnded: 200,
  LastRound: 900,
  LastRoundStopped: 900,
};

const DEEDS: readonly Event["type"][] = [
  "Drew",
  "Discarded",
  "Paid",
  "Played",
  "MovesEnded",
  "TurnEnded",
];

export function beat(event: Event): Beat {
  const lands = flights(event).length ? LONG : 0;
  return { lands, reads: READS[event.type] ?? 0 };
}

/** What somebody has decided in their turn; a reaction belongs to the turn of somebody else. */
export function acts(event: Event): number | null {
  return DEEDS.includes(event.type) && "seat" in event ? event.seat : null;
}
