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
  lessons: [
    { piece: "card-back", says: "columba-page-lesson-1" },
    { piece: "tile-g", says: "columba-page-lesson-2" },
    { piece: "dovecote-large-red", says: "columba-page-lesson-3" },
    { piece: "falcon", says: "columba-page-lesson-4" },
    { piece: "rosette", says: "columba-page-lesson-5" },
  ],
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
