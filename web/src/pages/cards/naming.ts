/** Problems of a sheet in the words that people see on the page. */

import type { SetProblem } from "../../lib/wire";
import { language, t, type Params } from "../../lib/words.svelte";
import type { Sheet } from "./api";
import type { AnyCard } from "./piccioni/cards";
import { called } from "./piccioni/sentences";

const HEADS: Readonly<Record<string, string>> = {
  title: "page-cards-title",
  provenance: "page-cards-provenance",
};

/** The parameters of a problem's sentence. */
export function named({ params, table, number, field }: SetProblem, sheet: Sheet): Params {
  const told = { ...(params as Params) };
  const head = HEADS[field];
  if (!table && head) return { ...told, field: t(head) };
  if (number < 0) return told;
  if (table === "columns")
    return { ...told, place: t("page-cards-column", { column: number + 1 }) };
  if (table === "common" || table === "starting")
    return { ...told, place: t(`page-cards-${table}-n`, { number: number + 1 }) };
  const card = (sheet[table] as readonly AnyCard[] | undefined)?.[number];
  return card ? { ...told, card: called(card, language.now) } : told;
}
