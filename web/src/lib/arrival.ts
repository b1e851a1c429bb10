/** Where the focus goes when somebody comes to a table, or what had it is gone. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/**
 * To where one plays, which a table marks by `data-plays`: then all keys work at once. Of several
 * places the last one counts, which is the nearest to the move. Whoever is somewhere already, in a
 * window or a field, stays there.
 */
export function arrive(): void {
  const at = document.activeElement;
  if (at && at !== document.body) return;
  const places = document.querySelectorAll<HTMLElement>("[data-plays][tabindex='0']");
  const seen = [...places].filter((place) => place.getClientRects().length > 0);
  (seen.at(-1) ?? document.getElementById("main"))?.focus({ preventScroll: true });
}

/** For what comes and goes beside a table: when it goes with the focus, that is where one plays. */
export const giveBack: Attachment = () => () => void tick().then(arrive);
