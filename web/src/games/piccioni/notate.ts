/** The text of an action, as the server reads it; legal or not. */

import { owner, type Pick } from "./picks";
import type { Action, Play, View } from "./types";

export function notate(action: Action): string {
  switch (action.type) {
    case "Play":
      return notatePlay(action);
    case "Clean":
      return `clean ${action.what} with ${action.paid.join(" ")}`;
    case "Trophy":
      return `trophy ${action.pigeon} with ${action.paid.join(" ")}`;
    case "React":
      return action.what.length
        ? `react ${action.card} on ${action.what.join(" ")}`
        : `react ${action.card}`;
    case "Assign":
      return `assign ${action.pigeon} to ${action.zone}`;
    case "Follow":
      return `follow ${action.pigeon} from ${action.zone}`;
    case "Take":
      return `take ${action.back}`;
    case "Discard":
      return `discard ${action.card}`;
    case "NoFollow":
      return "no follow";
    default:
      return action.type.toLowerCase();
  }
}

function notatePlay({ card, what, zone, to, partner }: Play): string {
  let text = `play ${card}`;
  if (what.length) text += ` on ${what.join(" ")}`;
  if (zone) text += what.length ? ` in ${zone}` : ` on ${zone}`;
  if (to) text += ` to ${to}`;
  return partner < 0 ? text : `${text} with seat ${partner}`;
}

/**
 * The text that asks best why a thing cannot be tapped: the nearest action that is still
 * possible, with the thing put into it.
 */
export function question(view: View, still: readonly Action[], one: Pick): string {
  const step = view.agenda.at(-1);
  switch (step?.type) {
    case "Window":
      return one.sort === "card" ? `react ${one.id}` : "pass";
    case "Excess":
      return one.sort === "card" ? `discard ${one.id}` : "draw";
    case "Assigning":
      return one.sort === "card" ? `play ${one.id}` : `assign ${step.pigeon} to ${zoneOf(one)}`;
    case "Following":
      return one.sort === "card"
        ? `play ${one.id}`
        : `follow ${birdOf(view, one)} from ${zoneOf(one)}`;
    case "Sharing":
      return one.sort === "back" ? `take ${one.id}` : "draw";
  }
  if (one.sort === "word") return one.id.replace("-", " ");
  const near = still.find((action) => action.type === "Play") ?? still[0];
  if (one.sort === "card") return `play ${one.id}`;
  if (near?.type === "Play") return notate(instead(near, one));
  if (near?.type === "Clean") return notate({ ...near, what: one.id });
  if (near?.type === "Trophy") return notate({ ...near, pigeon: one.id });
  return "end";
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
