/** What a coach explains in Columba when it happens for the first time. */

import type { ColumbaSeen } from "./choice.svelte";
import type { Event } from "./types";

export function first(event: Event, { view }: ColumbaSeen): string | null {
  switch (event.type) {
    case "Captured":
      return "captured";
    case "Completed":
      return "completed";
    case "Built":
      return event.size === "large" ? "large" : "small";
    case "Laid":
      return "laid";
    case "Bred":
      return "bred";
    case "Raised":
      return "raised";
    case "Hunted":
      return "falcon";
    case "Resized":
      return event.after < event.before
        ? "shrinks"
        : event.owner === view.seat
          ? "grows"
          : "helped";
    case "Discarded":
      return "discarded";
    case "LastCard":
      return "last";
    default:
      return null;
  }
}
