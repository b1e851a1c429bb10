/** Who can sit in a seat of the plan, in words. */

import { me } from "../../lib/people.svelte";
import { t } from "../../lib/words.svelte";
import { botAbout, botFace, botName } from "../start/wording";
import { ME, OPEN, type Place } from "./plan";

export function sitterName(sitter: string): string {
  if (sitter === OPEN) return t("setup-open");
  if (sitter !== ME) return t("setup-bot", { bot: botName(sitter) });
  return me.name === null ? t("setup-me") : t("setup-me-named", { name: me.name });
}

/** One sentence about it; of my seats, only the first of several needs one. */
export function sitterAbout(places: readonly Place[], seat: number): string {
  const sitter = places[seat]?.sitter ?? OPEN;
  if (sitter === OPEN) return t("setup-open-about");
  if (sitter !== ME) return botAbout(sitter);
  const mine = places.flatMap((place, at) => (place.sitter === ME ? [at] : []));
  return mine.length > 1 && mine[0] === seat ? t("setup-me-about") : "";
}

export function sitterFace(sitter: string): string {
  return sitter === ME ? "i-person" : sitter === OPEN ? "i-link" : botFace(sitter);
}
