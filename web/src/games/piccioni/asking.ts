/** What the player is asked, in words: what to tap next, and what the loud button says. */

import { t } from "../../lib/words.svelte";
import type { Chooser } from "./chooser.svelte";
import { cardName } from "./tell";
import type { Action } from "./types";

/** What to do next. */
export function prompt(chooser: Chooser): string {
  const { seen, draft, left } = chooser;
  if (!chooser.isAsked) return waiting(chooser);
  const step = seen.view.agenda.at(-1);
  switch (step?.type) {
    case "Excess":
      return t("piccioni-page-ask-discard", { count: seen.view.excess });
    case "Assigning":
      return t("piccioni-page-ask-assign", { pigeon: cardName(step.pigeon) });
    case "Following":
      return t("piccioni-page-ask-follow");
    case "Sharing":
      return t("piccioni-page-ask-take");
    case "Window":
      return t("piccioni-page-react-or-pass");
  }
  if (chooser.isBlind && !draft.picks.length) return t("piccioni-page-ask-blind");
  if (!draft.picks.length && draft.kind === null) {
    if (seen.view.moves) return t("piccioni-page-ask-move");
    return t(seen.view.last_round ? "piccioni-page-ask-end-last" : "piccioni-page-ask-end");
  }
  const first = left[0]?.offer.action;
  if (first?.type === "Clean") return t("piccioni-page-ask-clean");
  if (first?.type === "Trophy")
    return t("piccioni-page-ask-trophy", { count: seen.view.trophy_price });
  return t("piccioni-page-ask-aim");
}

/** Nobody is waited for where nothing can be done: whose turn it is stands above. */
function waiting({ seen }: Chooser): string {
  if (!seen.isLive) return "";
  const others = seen.waiting.filter((seat) => seat !== seen.seat).map((seat) => seen.name(seat));
  return others.length ? t("piccioni-page-waiting", { who: others.join(", ") }) : "";
}

/** What the loud button says it does, with what is done right after it. */
export function doing(action: Action, then: readonly Action[] = []): string {
  if (then.length) return t("piccioni-page-go-discard-several", { count: then.length + 1 });
  switch (action.type) {
    case "Play":
      return t("piccioni-page-go-play", { card: cardName(action.card) });
    case "React":
      return t("piccioni-page-go-react", { card: cardName(action.card) });
    case "Discard":
      return t("piccioni-page-go-discard", { card: cardName(action.card) });
    case "NoFollow":
      return t("piccioni-page-go-no-follow");
    default:
      return t(`piccioni-page-go-${action.type.toLowerCase()}`);
  }
}
