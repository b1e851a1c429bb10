/** What a coach explains in Columbiz when it happens for the first time. */

import type { Event } from "./types";

export function first(event: Event): string | null {
  switch (event.type) {
    case "Thrown":
      return event.throw === 1 ? "thrown" : null;
    case "Placed":
      return "placed";
    case "Captured":
      return "captured";
    case "Scored":
      return event.terms.length ? "line" : null;
    case "SetAside":
      return "aside";
    case "RanOut":
      return "last";
    default:
      return null;
  }
}
