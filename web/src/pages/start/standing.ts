/** How a running table of mine stands: whose turn, since when, until when, who is away. */

import { lasting } from "../../lib/away";
import { botName } from "../../lib/names";
import type { Listed } from "../../lib/wire";
import { language, t } from "../../lib/words.svelte";
import { together, when } from "./wording";

const nameAt = ({ names, bots }: Listed, seat: number): string => {
  const level = bots[seat];
  return level ? botName(level) : (names[seat] ?? "");
};

function whose(listed: Listed): string {
  if (listed.is_asked) return t("start-your-turn");
  const others = listed.waiting.filter((seat) => !listed.mine.includes(seat));
  const asked = (others.length ? others : listed.waiting).map((seat) => nameAt(listed, seat));
  if (asked.length > 1) return t("start-several-turns", { names: together(asked) });
  return asked[0] ? t("start-their-turn", { name: asked[0] }) : t("start-running");
}

/** Only what makes a difference is said: a minute is no wait, and without a clock there is no end. */
export function howItStands(listed: Listed, now: number): string {
  const { since, until, waiting, away, mine } = listed;
  const parts = [whose(listed)];
  if (since && now - since >= 60_000)
    parts.push(t("friends-since", { time: lasting(now - since, language.now) }));
  if (until) parts.push(t("friends-until", { when: when(until) }));
  for (const seat of waiting) {
    const back = away[seat] ?? 0;
    if (back > now && !mine.includes(seat))
      parts.push(t("friends-away-who", { name: nameAt(listed, seat), when: when(back) }));
  }
  return parts.join(" · ");
}
