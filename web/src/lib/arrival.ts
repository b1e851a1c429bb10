/** Where the focus goes when somebody comes to a table. */

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
