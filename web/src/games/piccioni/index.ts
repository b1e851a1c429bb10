/** Piccioni's face. */

import type { Face, Names, Term } from "../../lib/seen";
import { t } from "../../lib/words.svelte";
import { first } from "./firsts";
import { gain } from "./gains";
import { icon, sound, where } from "./flights";
import { headline, isWhole } from "./headline";
import { marks } from "./marks";
import { acts, beat } from "./pace";
import { area } from "./picks";
import { packing } from "./packing";
import { owed } from "./scene";
import Table from "./Table.svelte";
import { cardName, offer, refuse, tell } from "./tell";
import type { Action, Event, View } from "./types";

export const face: Face<View, Action, Event> = {
  Table,
  hidesHands: true,
  isSwift: true,
  packing,
  lessons: [
    { piece: "action-back", says: "piccioni-page-lesson-1" },
    { piece: "trophy", says: "piccioni-page-lesson-2" },
    { piece: "umbrella", says: "piccioni-page-lesson-3" },
    { piece: "bird-lady", says: "piccioni-page-lesson-4" },
    { piece: "guano", says: "piccioni-page-lesson-5" },
  ],
  keys: [
    { keys: ["←", "→", "↑", "↓"], says: "piccioni-page-key-arrows" },
    { keys: ["Enter"], says: "piccioni-page-key-enter" },
    { keys: ["Esc"], says: "piccioni-page-key-escape" },
    { keys: ["D"], says: "piccioni-page-key-draw" },
    { keys: ["E"], says: "piccioni-page-key-end" },
    { keys: ["P"], says: "piccioni-page-key-pass" },
    { keys: ["N"], says: "piccioni-page-key-nobody" },
  ],
  question: owed,
  tell,
  isWhole,
  headline,
  refuse,
  card: (id) => cardName(id),
  offer,
  icon,
  who(event) {
    return "seat" in event ? event.seat : null;
  },
  where,
  marks,
  sound,
  first,
  gain,
  idle(offers) {
    const [only, ...others] = offers;
    return only?.action.type === "Pass" && !others.length ? only.do : null;
  },
  ends({ type }, { hand }, isAmongBots) {
    // how soon somebody draws would tell what their hand allows, unless it is empty
    return type === "End" || (type === "Draw" && (isAmongBots || !hand.length));
  },
  beat,
  acts,
  terms(view: View, seat: number, _names: Names): readonly Term[] {
    return (view.areas[seat]?.terms ?? []).map(({ name, count, points }) => ({
      text: t(`piccioni-page-term-${name}`, { count }),
      points,
      where: [area(seat)],
    }));
  },
};
