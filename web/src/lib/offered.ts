/** What a position offers, spread out if it came in shorthand; worked out once for each. */

import type { Packing } from "./packed";
import type { Offer } from "./seen";
import type { Position } from "./wire";

/** What was found out about something before, or is now. */
export function onceFor<K extends object, V>(key: K, found: WeakMap<K, V>, find: () => V): V {
  if (!found.has(key)) found.set(key, find());
  return found.get(key) as V;
}

const known = new WeakMap<Position, readonly Offer<unknown>[]>();

export function offersOf(
  position: Position,
  packing: Packing<unknown, unknown> | undefined,
): readonly Offer<unknown>[] {
  return onceFor(position, known, () => {
    const told = (position.offers ?? []) as readonly Offer<unknown>[];
    return packing ? packing.offers(told as never) : told;
  });
}
