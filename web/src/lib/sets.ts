/** Sets of cards and boards: which one is played with, and what must be said of it. */

import { api } from "./api";
import { setsHere } from "./home.svelte";
import type { SetLabel, SetLine, SetSheet } from "./wire";
import { t } from "./words.svelte";

/** The house's sets have names in every language, others the one their author gave them. */
export function setTitle(set: SetLabel, game: string): string {
  return set.is_house ? t(`set-${game}-title`) : set.title;
}

/** Where the cards come from, as it is shown wherever they are. */
export function setProvenance(set: SetLabel, game: string): string {
  return set.is_house ? t(`set-${game}-provenance`) : set.provenance;
}

/** The house's sets, mine, those I keep, and those of this browser. */
export async function setsOf(game = ""): Promise<readonly SetLine[]> {
  const path = game ? `/api/sets?game=${encodeURIComponent(game)}` : "/api/sets";
  const found = await api.get<readonly SetLine[]>(path);
  const known = new Set(found.map(({ id }) => id));
  const here = (await setsHere()).filter((one) => !known.has(one.id));
  return [...found, ...here.filter((one) => !game || one.game === game)];
}

/** A set, in its newest version or in this one. */
export function setCalled(id: string, version: string | null = null): Promise<SetSheet> {
  const which = version ? `?version=${encodeURIComponent(version)}` : "";
  return api.get(`/api/sets/${encodeURIComponent(id)}${which}`);
}

/** The set that a table plays with. */
export function setAt(table: string): Promise<SetSheet> {
  return api.get(`/api/tables/${encodeURIComponent(table)}/set`);
}

/** The label of the house's own set, where nobody has chosen another. */
export function houseOf(game: string): SetLabel {
  return { id: game, version: 1, title: "", provenance: "", ruleset: "", is_house: true };
}

/** Where a set can be looked at; one that is kept nowhere else, with the table that plays with it. */
export function setAddress({ id, version, is_house }: SetLabel, table = ""): string {
  if (!id) return `/cards?table=${table}`;
  return is_house ? `/cards/${id}` : `/cards/${id}?version=${version}`;
}
