/**
 * The action that asks best why a thing cannot be tapped: the nearest one that is still possible,
 * with the thing put into it.
 */

import { area, owner, type Pick } from "./picks";
import type { Action, Play, View } from "./types";

const WORDS: Readonly<Record<string, Action>> = {
  draw: { type: "Draw" },
  end: { type: "End" },
  pass: { type: "Pass" },
  "no-follow": { type: "NoFollow" },
};

export function question(view: View, still: readonly Action[], one: Pick): Action {
  const step = view.agenda.at(-1);
  const isCard = one.sort === "card";
  switch (step?.type) {
    case "Window":
      return isCard ? { type: "React", card: one.id, what: [] } : { type: "Pass" };
    case "Excess":
      return isCard ? { type: "Discard", card: one.id } : { type: "Draw" };
    case "Assigning":
      return isCard ? bare(one.id) : { type: "Assign", pigeon: step.pigeon, zone: zoneOf(one) };
    case "Following":
      return isCard
        ? bare(one.id)
        : { type: "Follow", pigeon: birdOf(view, one), zone: zoneOf(one) };
    case "Sharing":
      return one.sort === "back" ? { type: "Take", back: one.id } : { type: "Draw" };
  }
  if (isCard) return bare(one.id);
  const near = still.find((action) => action.type === "Play") ?? still[0];
  if (one.sort !== "word" && near?.type === "Play") return instead(near, one);
  if (one.sort !== "word" && near?.type === "Clean") return { ...near, what: one.id };
  if (one.sort !== "word" && near?.type === "Trophy") return { ...near, pigeon: one.id };
  return WORDS[one.id] ?? { type: "End" };
}

/** What is done in one's own Area without any card for it: it is paid for. */
export function payment({ sort, where, id }: Pick, seat: number | null): Action | null {
  if (seat === null || where !== area(seat)) return null;
  if (sort === "dirt") return { type: "Clean", what: id, paid: [] };
  return sort === "bird" ? { type: "Trophy", pigeon: id, paid: [] } : null;
}

function bare(card: string): Play {
  return { type: "Play", card, what: [], zone: "", to: "", partner: -1 };
}

/** The Play with one aim changed. */
function instead(play: Play, one: Pick): Play {
  if (one.sort === "zone") {
    if (play.to) return { ...play, to: one.id };
    if (play.partner >= 0) return { ...play, partner: owner(one.id) ?? play.partner };
    return { ...play, zone: one.id };
  }
  if (!play.what.length) return { ...play, zone: one.where };
  return { ...play, what: [one.id], zone: play.zone ? one.where : "" };
}

function zoneOf(one: Pick): string {
  return one.sort === "zone" ? one.id : one.where;
}

/** A pigeon that is there, if a Zone is pointed at. */
function birdOf(view: View, one: Pick): string {
  if (one.sort !== "zone") return one.id;
  const seat = owner(one.id);
  const there = seat === null ? view.places.find(({ id }) => id === one.id) : view.areas[seat];
  return there?.pigeons[0] ?? "fat";
}
