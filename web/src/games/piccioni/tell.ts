/** Piccioni in words: names, events, offers and refusals, from the game's catalogue. */

import { who } from "../../lib/names";
import type { Names } from "../../lib/seen";
import { inWords, type Draw } from "../../lib/sketch";
import { has, t, type Params } from "../../lib/words.svelte";
import { piece } from "./art";
import { box as current, type Box, type Effect } from "./box.svelte";
import { owner } from "./picks";
import type { Action, Event, Play, View } from "./types";
import { VERBS } from "./verbs";

const HIDDEN = "?";
const CARDS = ["card", "pigeon", "cards", "pigeons", "what", "paid"]; // fields that name cards
const ZONES = ["zone", "to"];

function say(key: string, params: Params = {}): string {
  return t(`piccioni-${key}`, params);
}

/** A card's name; one that is not of the house has its own, or its id. */
export function cardName(id: string, box: Box = current): string {
  if (id === HIDDEN) return say("unseen");
  const own = box.nameOf(id);
  if (own) return own;
  return has(`piccioni-card-${id}`) ? say(`card-${id}`) : id;
}

export function zoneName(zone: string, names: Names, box: Box = current): string {
  const seat = owner(zone);
  if (seat !== null) return say("zone-area", who(names, seat));
  const own = box.nameOf(zone);
  if (own) return own;
  return has(`piccioni-zone-${zone}`) ? say(`zone-${zone}`) : zone;
}

/** Cards by name, copies counted; where there is room each has its picture before its name. */
export function list(ids: readonly string[], draw: Draw = inWords): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const told = [...counts].map(([id, n]) => {
    const name = n > 1 ? `${cardName(id)} ×${n}` : cardName(id);
    const picture =
      id === HIDDEN ? "" : draw({ pieces: Array<string>(n).fill(shown(id)), says: "" });
    return picture ? `${picture}\u00a0${name}` : name;
  });
  return told.join(", ") || say("nothing");
}

/** The piece of a card or a pigeon. */
function shown(id: string): string {
  return piece(id, current.pigeons.has(id) ? "pigeon" : "action-back");
}

/** A card with its aims, in signs that need no grammar. */
export function aims(play: Omit<Play, "type">, names: Names): string {
  const { card, what, zone, to, partner } = play;
  const where = zone ? zoneName(zone, names) : "";
  const told = [
    what.length ? list(what) : "",
    what.length && where ? `(${where})` : where,
    to ? `→ ${zoneName(to, names)}` : "",
    partner >= 0 ? t("piccioni-page-partner", who(names, partner)) : "",
  ];
  const text = told.filter(Boolean).join(" ");
  return text ? say("pair", { name: cardName(card), text }) : cardName(card);
}

function reaction(card: string, what: readonly string[], names: Names): string {
  return aims({ card, what, zone: "", to: "", partner: -1 }, names);
}

/** What happened; cards that are exclamations need no full stop. */
export function tell(event: Event, names: Names, draw: Draw = inWords): string {
  return told(event, names, draw).replace("!.", "!").replace("\u00a0!.", "\u00a0!");
}

function told(event: Event, names: Names, draw: Draw): string {
  switch (event.type) {
    case "Drew":
      return event.card === HIDDEN
        ? say("event-drew", who(names, event.seat))
        : say("event-drew-seen", { ...who(names, event.seat), card: list([event.card], draw) });
    case "Played":
      return played(event, names, draw);
    case "Reacted":
      return say("event-reacted", {
        ...who(names, event.seat),
        text: reaction(event.card, event.what, names),
      });
    case "TrophyDrawn":
      return event.seat === null
        ? say("event-trophy-pooled")
        : say("event-trophy-drawn", who(names, event.seat));
    case "Tallied": {
      const points = event.terms.reduce((sum, term) => sum + term.points, 0);
      const said = event.terms.map(({ name, count, points }) =>
        say(`term-${name}`, { count, points }),
      );
      const terms = said.join(", ") || say("nothing");
      return say("event-tallied", { ...who(names, event.seat), points, terms });
    }
    case "TieBroken":
      return say(event.is_shared ? "event-tie-shared" : "event-tie-broken", {
        cards: event.cards.map((count, seat) => `${names.name(seat)} ${count}`).join(", "),
      });
    default:
      return say(`event-${kebab(event.type)}`, params(event, names, draw));
  }
}

export function offer(action: Action, view: View, names: Names): string {
  if (action.type === "Play") return say("offer-play", { text: intent(action, view, names) });
  if (action.type === "React") return say("offer-react", { text: answer(action, names) });
  if (action.type === "End" && view.last_round) return t("piccioni-page-go-end");
  return say(`offer-${kebab(action.type)}`, params(action, names));
}

/** What playing a card means, in a sentence where the catalogue has one. */
function intent(action: Play, view: View, names: Names): string {
  const key = `piccioni-page-do-${action.card}`;
  if (!current.isHouse || !has(key)) return aims(action, names);
  return withCard(action.card, t(key, aimed(action, view.viewer, names)));
}

/** What a card aims at, for its own sentence: `aim` says whether that is whoever plays it, or you. */
export function aimed(
  play: Omit<Play, "type">,
  by: number | null,
  names: Names,
  draw: Draw = inWords,
): Params {
  const target = play.partner >= 0 ? play.partner : play.zone ? owner(play.zone) : null;
  const isYou = target !== null && names.isYou(target);
  return {
    what: list(play.what, draw),
    zone: play.zone ? zoneName(play.zone, names) : "",
    to: play.to ? zoneName(play.to, names) : "",
    target: target === null ? "" : names.name(target),
    aim: target !== null && target === by ? "self" : isYou ? "you" : "other",
  };
}

/** Somebody plays a card: a house card has a sentence of its own. */
function played(event: Extract<Event, { type: "Played" }>, names: Names, draw: Draw): string {
  const by = who(names, event.seat);
  const key = `piccioni-played-${event.card}`;
  if (!current.isHouse || !has(key))
    return say("event-played", { ...by, text: aims(event, names) });
  return t(key, { ...by, ...aimed(event, event.seat, names, draw) });
}

function withCard(card: string, text: string): string {
  const name = cardName(card);
  return name.endsWith("!") ? `${name} ${text}` : say("pair", { name, text });
}

function answer(action: Extract<Action, { type: "React" }>, names: Names): string {
  const key = `piccioni-page-answer-${action.card}`;
  if (!current.isHouse || !has(key)) return reaction(action.card, action.what, names);
  return withCard(action.card, t(key, { what: list(action.what) }));
}

export function refuse(
  code: string,
  given: Readonly<Record<string, unknown>>,
  names: Names,
): string {
  const card = String(given.card);
  const own = `piccioni-${code}-${card}`;
  if (current.isHouse && has(own)) return t(own);
  return say(`refuse-${code}`, params(given, names));
}

/** The fields of an event, action or refusal, ready for a sentence. */
function params(fields: object, names: Names, draw = inWords): Params {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (name !== "type") found[name] = param(name, value, names, draw);
  }
  const { seat } = fields as { seat?: unknown };
  return typeof seat === "number" ? { ...found, ...who(names, seat) } : found;
}

function param(name: string, value: unknown, names: Names, draw: Draw): string | number {
  if (name === "seat" && typeof value === "number") return names.name(value);
  if (name === "back") return say(`back-${String(value)}`);
  if (ZONES.includes(name)) return zoneName(String(value), names);
  if (CARDS.includes(name) && typeof value === "string") return list([value], draw);
  if (CARDS.includes(name) && Array.isArray(value)) return list(value as string[], draw);
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "number" ? value : String(value);
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

/** What a card does: as the catalogue says it, its author, or the sentence made of its effects. */
export function cardText(id: string): string {
  if (current.isHouse && has(`piccioni-text-${id}`)) return say(`text-${id}`);
  return current.textOf(id, "play") || verbs(current.actions.get(id)?.play ?? []);
}

/** Where a pigeon goes. */
export function pigeonText(id: string): string {
  if (current.isHouse && has(`piccioni-text-${id}`)) return say(`text-${id}`);
  return current.textOf(id, "play");
}

/** What a card does as a reaction; empty if it has none. */
export function reactionText(id: string): string {
  if (current.isHouse && has(`piccioni-reaction-${id}`)) return say(`reaction-${id}`);
  const effects = current.actions.get(id)?.reaction ?? [];
  return effects.length ? current.textOf(id, "reaction") || verbs(effects) : "";
}

function verbs(effects: readonly Effect[]): string {
  return effects.map((effect) => t(VERBS[effect.do])).join(", ");
}

/** What there is to react to; empty if no window is open. */
export function cause(view: View, names: Names): string {
  return (
    onMe(view, names) || causeOf(view, names).replace("!.", "!").replace("\u00a0!.", "\u00a0!")
  );
}

/** Whose card a reaction is against. */
export function against(
  hit: { readonly seat: number; readonly card: string },
  names: Names,
): string {
  const yours = names.isYou(hit.seat) ? "yes" : "no";
  return say("page-against", { yours, owner: names.name(hit.seat), card: cardName(hit.card) });
}

/** Guano or pigeons on their way to whoever looks. */
function onMe(view: View, names: Names): string {
  const step = view.agenda.at(-2);
  const mine = view.viewer === null ? "" : `area ${view.viewer}`;
  if (step?.type === "Landing" && zoneAt(view, step.zone) === mine)
    return say("page-pigeons-on-you", { pigeons: list(step.pigeons) });
  if (step?.type !== "Playing" || step.aims.zone !== mine) return "";
  if (step.aims.card !== "guano" && step.aims.card !== "lots") return "";
  return say("page-guano-on-you", { who: names.name(step.seat), card: cardName(step.aims.card) });
}

function causeOf(view: View, names: Names): string {
  const step = view.agenda.at(-2);
  switch (step?.type) {
    case "Playing":
      return say("asked-card", { ...who(names, step.seat), card: aims(step.aims, names) });
    case "Landing":
      return say("asked-landing", {
        pigeons: list(step.pigeons),
        zone: zoneName(zoneAt(view, step.zone), names),
      });
    case "Reacting":
      return say("asked-reaction", {
        ...who(names, step.seat),
        card: reaction(step.aims.card, step.aims.what, names),
      });
    default:
      return "";
  }
}

/** A Zone by its number: the Places, then the Areas. */
export function zoneAt(view: View, number: number): string {
  return view.places[number]?.id ?? `area ${number - view.places.length}`;
}

/** A name with the places where it may break, for a small card. */
export function soft(name: string): string {
  const breaks = say("page-breaks").split(" ");
  return breaks.reduce((text, word) => {
    return text.replaceAll(word.replaceAll("·", ""), word.replaceAll("·", "\u00ad"));
  }, name);
}
