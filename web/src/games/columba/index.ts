/** Columba on the page. */

import type { Face } from "../../lib/seen";
import { KEYS } from "./keys";
import Table from "./Table.svelte";
import { colour, icon, offer, refuse, sound, tell, terms, where, who } from "./tell";
import type { Action, Event, View } from "./types";

export const face: Face<View, Action, Event> = {
  Table,
  hidesHands: false,
  keys: KEYS,
  colour,
  tell,
  refuse,
  offer,
  icon,
  who,
  where,
  sound,
  terms,
};
