/** Fields and cards in words, for those who listen and for the line above the land. */

import type { Names } from "../../lib/seen";
import { t } from "../../lib/words.svelte";
import type { Standing } from "./choice.svelte";
import { keyOf, square, turned, type Field } from "./geometry";
import { coveredBy } from "./layers";
import { pointsOf } from "./outlook";
import { cardIn, kindsIn } from "./tell";
import type { EstateView, Spot, View } from "./types";

export interface Known {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly estates: ReadonlyMap<string, EstateView>;
}

/** A coordinate as it is read aloud: with a minus, not a hyphen. */
export function number(value: number): string {
  return String(value).replace("-", "−");
}

/** What a field shows and whose it is. */
export function fieldSays(field: Field, known: Known, names: Names): string {
  const spot = known.spots.get(keyOf(field));
  const estate = known.estates.get(keyOf(field));
  const what = !spot ? "bare" : spot.shows === null ? "falcon" : spot.has_tile ? "tile" : "wild";
  const isHome = estate && keyOf(estate.home) === keyOf(field);
  return t("columba-page-cell", {
    x: number(field[0]),
    y: number(field[1]),
    what,
    kind: spot?.shows ? t(`columba-kind-${spot.shows}`) : "",
    dovecote: isHome ? estate.size : "no",
    who: estate ? names.name(estate.owner) : "",
    fields: estate?.fields.length ?? 0,
  });
}

/** What a field is, as people say it: no numbers of rows, and what its estate is worth. */
export function aboutField(field: Field, known: Known, view: View, names: Names): string {
  const spot = known.spots.get(keyOf(field));
  const estate = known.estates.get(keyOf(field));
  const what = !spot ? "bare" : spot.shows === null ? "falcon" : spot.has_tile ? "tile" : "wild";
  const isHome = estate && keyOf(estate.home) === keyOf(field);
  const said = t("columba-page-about-field", {
    what,
    kind: spot?.shows ? t(`columba-kind-${spot.shows}`) : "",
    dovecote: isHome ? estate.size : "no",
  });
  if (!estate) return said;
  const worth = t("columba-page-about-estate", {
    who: names.name(estate.owner),
    yours: names.isYou(estate.owner) ? "yes" : "no",
    fields: estate.fields.length,
    points: pointsOf(view, estate),
  });
  return `${said} ${worth}`;
}

/** What the card would cover with its top left field there. */
export function coverSays(field: Field, known: Known): string {
  const kinds = coveredBy(square(field), known.spots).map(({ shows }) => shows ?? "");
  const count = kinds.length;
  return t("columba-page-covers", { count, kinds: kindsIn(kinds.join("")) });
}

export function standingSays(standing: Standing): string {
  return standing === "none" || standing === "unknown" ? "" : t(`columba-page-is-${standing}`);
}

/** A card's four fields as it lies. */
export function cardSays(card: string, turn: number): string {
  return cardIn(turned(card, turn));
}
