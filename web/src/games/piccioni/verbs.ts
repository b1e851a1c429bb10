/** What the page says of each verb of the cards; a verb that is forgotten here is a type error. */

import type { Verb } from "./types";

export const VERBS: Readonly<Record<Verb, string>> = {
  assign: "piccioni-page-verb-assign",
  trophy: "piccioni-page-verb-trophy",
  scare: "piccioni-page-verb-scare",
  share: "piccioni-page-verb-share",
  move: "piccioni-page-verb-move",
  discard: "piccioni-page-verb-discard",
  draw: "piccioni-page-verb-draw",
  swap: "piccioni-page-verb-swap",
  cancel: "piccioni-page-verb-cancel",
  redirect: "piccioni-page-verb-redirect",
};
