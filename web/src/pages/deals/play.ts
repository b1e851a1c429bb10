/** Today's deals, and a seat at one of them. */

import { api } from "../../lib/api";
import { beSomebody } from "../../lib/people.svelte";
import { go } from "../../lib/route.svelte";
import type { DealNow, Opened, Today } from "../../lib/wire";
import { language, t } from "../../lib/words.svelte";
import { gameTitle } from "../start/wording";
import { keepDeal, playedHere, streakOf } from "./streak";

export async function today(): Promise<Today> {
  const found = await api.get<Today>("/api/deals");
  for (const { game, progress, lead } of found.deals) {
    if (progress === "over" && lead !== null) keepDeal(found.day, game);
  }
  return found;
}

/** Sit down at my table of today's deal; nobody needs a name for that. */
export async function playDeal(game: string): Promise<void> {
  await beSomebody();
  go(`/t/${(await api.post<Opened>(`/api/deals/${game}`)).id}`);
}

export function dayOf(day: string): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(day),
  );
}

/** “+7”, “−3”, “0” */
export function leadOf(lead: number): string {
  const sign = lead > 0 ? "+" : lead < 0 ? "−" : "";
  return `${sign}${Math.abs(lead)}`;
}

/** How I did beside the champion, in a word that is a key of the catalogue. */
export function besideModel({ lead, model }: DealNow): "ahead" | "level" | "behind" | "unknown" {
  if (lead === null || model === null) return "unknown";
  if (lead === model) return "level";
  return lead > model ? "ahead" : "behind";
}

/** What may be told to others: how it went, and nothing of what happened. */
export function shareText(day: string, deals: readonly DealNow[]): string {
  const lines = deals
    .filter(({ lead }) => lead !== null)
    .map((deal) => {
      const about = { game: gameTitle(deal.game), lead: leadOf(deal.lead ?? 0) };
      const kind = deal.place === null ? "alone" : "placed";
      const mine = t(`deal-share-${kind}`, {
        ...about,
        place: deal.place ?? 0,
        played: deal.played,
      });
      const beside = besideModel(deal);
      return beside === "unknown" ? mine : `${mine} ${t(`deal-share-${beside}`)}`;
    });
  const streak = streakOf(playedHere(), day);
  const last = t("deal-share-streak", { count: streak });
  return [t("deal-share-title", { day: dayOf(day) }), ...lines, last].join("\n");
}
