/** The place in a replay that an address names. */

import type { Eyes } from "./replayed.svelte";

export interface Spot {
  /** Null: whoever's are usual. */
  readonly eyes: Eyes | null;
  readonly at: number;
}

const EYES = /^([0-9]|onlooker|all)$/;
const AT = /^[1-9][0-9]{0,8}$/;

export function placeIn(query: URLSearchParams): Spot {
  const [seat, at] = [query.get("seat") ?? "", query.get("at") ?? ""];
  return { eyes: EYES.test(seat) ? (seat as Eyes) : null, at: AT.test(at) ? Number(at) : 1 };
}

export function addressOf(id: string, eyes: Eyes, at: number): string {
  return `/t/${encodeURIComponent(id)}/replay?seat=${eyes}&at=${at}`;
}
