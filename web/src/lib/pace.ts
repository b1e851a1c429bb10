/** How quickly what others do is shown: a beat for every event, at a pace that somebody has chosen. */

import type { Pace } from "./likes";
import type { Beat } from "./showing";

export const NONE: Beat = { lands: 0, reads: 0 };

/** What moves takes so many times as long. */
const MOTION: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.6, once: 0 };
const READING: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.4, once: 0 };

const APART = 80; // ms between two that move together
const LONGEST = 3000; // ms that are enough to read anything

/** How much longer or shorter motion is. */
export function motionAt(pace: Pace): number {
  return MOTION[pace];
}

/** The beat of several events together, at the normal pace. What one has done oneself is known. */
export function together<Event>(
  events: readonly Event[],
  beat: (event: Event) => Beat,
  isOwn: (event: Event) => boolean,
): Beat {
  let [lands, moving, reads] = [0, 0, 0];
  for (const event of events) {
    const one = beat(event);
    lands = Math.max(lands, one.lands);
    if (one.lands) moving++;
    if (!isOwn(event)) reads += one.reads;
  }
  return { lands: lands + APART * Math.max(0, moving - 1), reads: Math.min(reads, LONGEST) };
}

/** A beat as long as somebody wants it; where nothing moves, it is read just as long. */
export function at(pace: Pace, beat: Beat, isStill: boolean): Beat {
  return {
    lands: isStill ? 0 : beat.lands * MOTION[pace],
    reads: beat.reads * READING[pace],
  };
}
