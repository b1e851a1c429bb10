/** What happened and what may be done, in the catalogue's sentences. */

import { who as called } from "../../lib/names";
import type { Names, Sound, Term as Line } from "../../lib/seen";
import { inWords, type Draw } from "../../lib/sketch";
import { t, type Params } from "../../lib/words.svelte";
import { keyOf, square, type Field } from "./geometry";
import { coveredBy, spotsOf } from "./layers";
import type { Action, Event, Place, Term, View } from "./types";

const SEATS = ["seat", "owner", "one", "other"]; // parameters that name a player

function kebab(type: string): string {
  return type.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

export function kindsIn(letters: string): string {
  return [...letters].map((letter) => t(`columba-kind-${letter}`)).join(", ");
}

/** A card in words, as it is printed. */
export function cardIn(card: string): string {
  const [a = "", b = "", c = "", d = ""] = [...card].map((letter) => t(`columba-kind-${letter}`));
  return t("columba-page-card", { a, b, c, d });
}

/** A card's fields as they lie on it, row by row. */
function cardDrawn(card: string, draw: Draw): string {
  const [a = "", b = "", c = "", d = ""] = card;
  const pieces = [a, b, d, c].map((kind) => `field-${kind}`);
  return draw({ pieces, says: cardIn(card), isCard: true });
}

/** Tiles in a row; one by itself is a word of its sentence, and its line has the picture. */
function tilesDrawn(kinds: string, draw: Draw): string {
  if (kinds.length < 2) return kindsIn(kinds);
  return draw({ pieces: [...kinds].map((kind) => `tile-${kind}`), says: kindsIn(kinds) });
}

/** One part of an event, action or refusal, ready for a sentence. */
function param(name: string, value: unknown, names: Names, draw: Draw): string | number {
  if (SEATS.includes(name) && typeof value === "number") return names.name(value);
  if (name === "kind") return t(`columba-kind-${String(value)}`);
  if (name === "tiles" || name === "pigeons") return tilesDrawn(String(value), draw);
  if (name === "card") return cardDrawn(String(value), draw);
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "number" ? value : String(value);
}

/** All parts, and whether it is about "you". */
function params(of: Readonly<Record<string, unknown>>, names: Names, draw = inWords): Params {
  const told: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(of)) {
    if (name !== "type") told[name] = param(name, value, names, draw);
  }
  if (typeof of.seat === "number") Object.assign(told, called(names, of.seat));
  if (typeof of.owner === "number") told.yours = names.isYou(of.owner) ? "yes" : "no";
  if (typeof of.pigeons === "string") told.count = of.pigeons.length;
  if (of.type === "Resized") told.way = Number(of.after) < Number(of.before) ? "shrinks" : "grows";
  return told;
}

export function tell(event: Event, names: Names, draw: Draw = inWords): string {
  if (event.type === "TieBroken") {
    const key = event.is_shared ? "tie-shared" : "tie-broken";
    const largest = event.largest.map((fields, seat) => `${names.name(seat)} ${fields}`);
    return t(`columba-event-${key}`, { largest: largest.join(", ") });
  }
  if (event.type === "Tallied") {
    const points = event.terms.reduce((sum, term) => sum + term.points, 0);
    const terms = event.terms.map(termIn).join(", ") || t("columba-term-none");
    return t("columba-event-tallied", { ...called(names, event.seat), points, terms });
  }
  return t(`columba-event-${kebab(event.type)}`, params({ ...event }, names, draw));
}

function termIn({ name, fields, points }: Term): string {
  return t(`columba-term-${name}`, { fields, points });
}

export function refuse(code: string, of: Readonly<Record<string, unknown>>, names: Names): string {
  return t(`columba-refuse-${code}`, params(of, names));
}

export function offer(action: Action, view: View, names: Names): string {
  if (!("field" in action))
    return t(`columba-offer-${kebab(action.type)}`, params({ ...action }, names));
  const what = action.type === "Place" ? placing(action, view) : doing(action, names);
  return t("columba-page-do-where", { what, where: regionIn(action.field, view) });
}

function doing(action: Exclude<Action, Place>, names: Names): string {
  return t(`columba-page-do-${kebab(action.type)}`, params({ ...action }, names));
}

/** What laying the card there does; in the junior game nothing is captured. */
function placing(place: Place, view: View): string {
  const covered = coveredLetters(place, view);
  const verb = view.options.variant === "junior" ? "cover" : "capture";
  if (!covered) return t("columba-page-do-place");
  const told = { count: covered.length, pigeons: kindsIn(covered) };
  return t(`columba-page-do-${verb}`, told);
}

/** Where on the land a field is, as people point: "top left", "middle". */
export function region([x, y]: Field, view: View): string {
  const words = [
    third(
      y,
      view.land.map(({ field }) => field[1]),
      "top",
      "bottom",
    ),
    third(
      x,
      view.land.map(({ field }) => field[0]),
      "left",
      "right",
    ),
  ];
  return words.filter(Boolean).join("-") || "middle";
}

/** Where something happened, as people point. */
export function place(event: Event, view: View): string {
  const field = "field" in event ? event.field : event.type === "Resized" ? event.home : null;
  return field ? regionIn(field, view) : "";
}

function regionIn(field: Field, view: View): string {
  return t("columba-page-where", { where: region(field, view) });
}

function third(at: number, all: readonly number[], low: string, high: string): string {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const share = (at + 0.5 - least) / (most + 1 - least);
  return share < 1 / 3 ? low : share > 2 / 3 ? high : "";
}

function coveredLetters(place: Place, view: View): string {
  const spots = coveredBy(square(place.field), spotsOf(view));
  return spots.map(({ shows }) => shows ?? "").join("");
}

/** The pieces that stand for events in the log. */
export function icon(event: Event): string {
  switch (event.type) {
    case "Captured":
      return `tile-${event.pigeons[0] ?? "g"}`;
    case "Laid":
      return `tile-${event.kind}`;
    case "Opened":
    case "Placed":
    case "Discarded":
      return "card-back"; // one of its four fields would mean nothing
    case "Built":
      // takes the colour of its line: colours are not bound to seats
      return event.size === "large" ? "_dl-a" : "_ds-a";
    case "Bred":
      return "eyas";
    case "Raised":
    case "Hunted":
      return "falcon";
    case "Drawn":
    case "ObjectiveTaken":
    case "LastCard":
      return "card-back";
    case "Dealt":
      return "card-back-start";
    case "Completed":
      return "trophy";
    default:
      return "logo";
  }
}

export function who(event: Event): number | null {
  if ("seat" in event) return event.seat;
  return "owner" in event ? event.owner : null;
}

/** Fields by their key, boards as `board-SEAT`. */
export function where(event: Event): readonly string[] {
  switch (event.type) {
    case "Opened":
      return square([0, 0]).map(keyOf);
    case "Placed":
      return square(event.field).map(keyOf);
    case "Captured":
      return [...event.fields.map(keyOf), `board-${event.seat}`];
    case "Built":
    case "Laid":
    case "Hunted":
      return [keyOf(event.field)];
    case "Resized":
      return [keyOf(event.home)];
    default:
      return "seat" in event ? [`board-${event.seat}`] : [];
  }
}

export function sound(event: Event): Sound | null {
  switch (event.type) {
    case "Placed":
    case "Drawn":
    case "ObjectiveTaken":
      return "paper";
    case "Built":
    case "Laid":
      return "wood";
    case "Captured":
    case "Hunted":
      return "flap";
    case "Completed":
      return "coo";
    case "Finished":
      return "win";
    default:
      return null;
  }
}

/** A seat's points, estate by estate; each lights up its fields. */
export function terms(view: View, seat: number): readonly Line[] {
  return (view.boards[seat]?.terms ?? []).map(({ name, fields, points, home }) => {
    const text = t(`columba-page-term-${name}`, { fields });
    const estate = view.estates.find((e) => home && keyOf(e.home) === keyOf(home));
    return { text, points, where: estate?.fields.map(keyOf) ?? [`board-${seat}`] };
  });
}
