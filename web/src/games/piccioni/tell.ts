/** Piccioni in words: names, events, offers and refusals, from the game's catalogue. */

import type { Names } from "../../lib/seen";
import { has, t, type Params } from "../../lib/words.svelte";
import { box, HOUSE } from "./box.svelte";
import { owner } from "./picks";
import type { Action, Event, Play, View } from "./types";

const HIDDEN = "?";
const CARDS = ["card", "pigeon", "cards", "pigeons", "what", "paid"]; // fields that name cards
const ZONES = ["zone", "to"];

function say(key: string, params: Params = {}): string {
  return t(`piccioni-${key}`, params);
}

/** A card's name; one that is not of the house has its own, or its id. */
export function cardName(id: string): string {
  if (id === HIDDEN) return say("unseen");
  const own = box.actions.get(id)?.name || box.pigeons.get(id)?.name;
  if (own) return own;
  return has(`piccioni-card-${id}`) ? say(`card-${id}`) : id;
}

export function zoneName(zone: string, names: Names): string {
  const seat = owner(zone);
  if (seat !== null) return say("zone-area", { who: names.name(seat) });
  const own = box.places.get(zone)?.name;
  if (own) return own;
  return has(`piccioni-zone-${zone}`) ? say(`zone-${zone}`) : zone;
}

/** Cards by name, copies counted. */
export function list(ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const told = [...counts].map(([id, n]) => (n > 1 ? `${cardName(id)} ×${n}` : cardName(id)));
  return told.join(", ") || say("nothing");
}

/** A card with its aims, in signs that need no grammar. */
export function aims(play: Omit<Play, "type">, names: Names): string {
  const { card, what, zone, to, partner } = play;
  const where = zone ? zoneName(zone, names) : "";
  const told = [
    what.length ? list(what) : "",
    what.length && where ? `(${where})` : where,
    to ? `→ ${zoneName(to, names)}` : "",
    partner >= 0 ? `+ ${names.name(partner)}` : "",
  ];
  const text = told.filter(Boolean).join(" ");
  return text ? say("pair", { name: cardName(card), text }) : cardName(card);
}

function reaction(card: string, what: readonly string[], names: Names): string {
  return aims({ card, what, zone: "", to: "", partner: -1 }, names);
}

/** What happened; cards that are exclamations need no full stop. */
export function tell(event: Event, names: Names): string {
  return told(event, names).replace("!.", "!").replace("\u00a0!.", "\u00a0!");
}

function told(event: Event, names: Names): string {
  switch (event.type) {
    case "Drew":
      return event.card === HIDDEN
        ? say("event-drew", { who: names.name(event.seat) })
        : say("event-drew-seen", { who: names.name(event.seat), card: cardName(event.card) });
    case "Played":
      return say("event-played", { who: names.name(event.seat), text: aims(event, names) });
    case "Reacted":
      return say("event-reacted", {
        who: names.name(event.seat),
        text: reaction(event.card, event.what, names),
      });
    case "TrophyDrawn":
      return event.seat === null
        ? say("event-trophy-pooled")
        : say("event-trophy-drawn", { who: names.name(event.seat) });
    case "Tallied": {
      const points = event.terms.reduce((sum, term) => sum + term.points, 0);
      const said = event.terms.map(({ name, count, points }) =>
        say(`term-${name}`, { count, points }),
      );
      const terms = said.join(", ") || say("nothing");
      return say("event-tallied", { who: names.name(event.seat), points, terms });
    }
    case "TieBroken":
      return say(event.is_shared ? "event-tie-shared" : "event-tie-broken", {
        cards: event.cards.join(", "),
      });
    default:
      return say(`event-${kebab(event.type)}`, params(event, names));
  }
}

export function offer(action: Action, view: View, names: Names): string {
  if (action.type === "Play") return say("offer-play", { text: intent(action, view, names) });
  if (action.type === "React") return say("offer-react", { text: answer(action, view, names) });
  return say(`offer-${kebab(action.type)}`, params(action, names));
}

/** What playing a card means, in a sentence where the catalogue has one. */
function intent(action: Play, view: View, names: Names): string {
  const key = `piccioni-page-do-${action.card}`;
  if (view.cards !== HOUSE || !has(key)) return aims(action, names);
  return t(key, {
    card: cardName(action.card),
    what: list(action.what),
    zone: action.zone ? zoneName(action.zone, names) : "",
    to: action.to ? zoneName(action.to, names) : "",
    who: action.partner >= 0 ? names.name(action.partner) : "",
  });
}

function answer(action: Extract<Action, { type: "React" }>, view: View, names: Names): string {
  const key = `piccioni-page-answer-${action.card}`;
  if (view.cards !== HOUSE || !has(key)) return reaction(action.card, action.what, names);
  return t(key, { card: cardName(action.card), what: list(action.what) });
}

export function refuse(
  code: string,
  given: Readonly<Record<string, unknown>>,
  names: Names,
): string {
  return say(`refuse-${code}`, params(given, names));
}

/** The fields of an event, action or refusal, ready for a sentence. */
function params(fields: object, names: Names): Params {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (name !== "type") found[name] = param(name, value, names);
  }
  return found.seat === undefined ? found : { who: found.seat, ...found };
}

function param(name: string, value: unknown, names: Names): string | number {
  if (name === "seat" && typeof value === "number") return names.name(value);
  if (name === "back") return say(`back-${String(value)}`);
  if (ZONES.includes(name)) return zoneName(String(value), names);
  if (CARDS.includes(name) && typeof value === "string") return list([value]);
  if (CARDS.includes(name) && Array.isArray(value)) return list(value as string[]);
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "number" ? value : String(value);
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

/** What a card does; of one that is not of the house, only its verbs. */
export function cardText(id: string, view: View): string {
  if (view.cards === HOUSE && has(`piccioni-text-${id}`)) return say(`text-${id}`);
  return verbs((box.actions.get(id)?.play ?? []).map((effect) => effect.do));
}

/** What a card does as a reaction; empty if it has none. */
export function reactionText(id: string, view: View): string {
  const card = box.actions.get(id);
  if (view.cards === HOUSE && has(`piccioni-reaction-${id}`)) return say(`reaction-${id}`);
  return verbs((card?.reaction ?? []).map((effect) => effect.do));
}

function verbs(names: readonly string[]): string {
  return names.map((name) => say(`page-verb-${name}`)).join(", ");
}

/** What there is to react to; empty if no window is open. */
export function cause(view: View, names: Names): string {
  return (
    onMe(view, names) || causeOf(view, names).replace("!.", "!").replace("\u00a0!.", "\u00a0!")
  );
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
      return say("asked-card", { who: names.name(step.seat), card: aims(step.aims, names) });
    case "Landing":
      return say("asked-landing", {
        pigeons: list(step.pigeons),
        zone: zoneName(zoneAt(view, step.zone), names),
      });
    case "Reacting":
      return say("asked-reaction", {
        who: names.name(step.seat),
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
