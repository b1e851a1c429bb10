/** Columba on the page. */

import type { Face } from "../../lib/seen";
import { first } from "./firsts";
import { gain } from "./gains";
import { headline, isWhole } from "./headline";
import { KEYS } from "./keys";
import { packing } from "./packing";
import Table from "./Table.svelte";
import { marks } from "./marks";
import { acts, beat } from "./pace";
import { question } from "./question";
import { icon, offer, place, refuse, sound, tell, terms, where, who } from "./tell";
import type { Action, Event, View } from "./types";

export const face: Face<View, Action, Event> = {
  Table,
  hidesHands: false,
  packing,
  keys: KEYS,
  lessons: [
    { piece: "card-back", says: "columba-page-lesson-1" },
    { piece: "tile-g", says: "columba-page-lesson-2" },
    { piece: "dovecote-large-red", says: "columba-page-lesson-3" },
    { piece: "falcon", says: "columba-page-lesson-4" },
    { piece: "rosette", says: "columba-page-lesson-5" },
  ],
  question,
  tell,
  isWhole,
  headline,
  refuse,
  offer,
  icon,
  who,
  where,
  place,
  marks,
  sound,
  first,
  gain,
  ends: ({ type }) => type === "End",
  beat,
  acts,
  terms,
};
