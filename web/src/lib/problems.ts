/** What the server refuses, as people say it: seats are counted from one, and codes stay inside. */

import { has, t, type Params } from "./words.svelte";

/** The sentence for an error's code; the page has kinder words for some than a terminal. */
export function sentenceFor(code: string, params: Params): string {
  const kinder = `page-error-${code}`;
  return t(has(kinder) ? kinder : `error-${code}`, counted(params));
}

/** On the wire the first seat is 0. */
function counted(params: Params): Params {
  const { seat } = params;
  return seat !== undefined && /^\d+$/.test(String(seat)) ? { ...params, seat: +seat + 1 } : params;
}
