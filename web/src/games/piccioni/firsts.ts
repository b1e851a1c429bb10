/** What a coach explains in Piccioni when it happens for the first time. */

import { owner } from "./picks";
import type { Event } from "./types";

const DIRT = ["guano", "lots"];

export function first(event: Event): string | null {
  switch (event.type) {
    case "Assigned":
      if (event.cards.some((id) => DIRT.includes(id))) return "guano";
      return owner(event.zone) === null ? null : "lands"; // on a Place it costs nobody anything
    case "TrophyMade":
      return "trophy";
    case "TrophyDrawn":
      return "returned";
    case "Reacted":
      return "reaction";
    case "Cancelled":
      return "cancelled";
    case "Redirected":
      return "redirected";
    case "Scared":
      return "scared";
    case "Scattered":
      return "scattered";
    case "Followed":
      return "followed";
    case "Called":
      return "called";
    case "Swapped":
      return "swapped";
    case "Revealed":
      return "revealed";
    case "LastRound":
      return "last";
    default:
      return null;
  }
}
