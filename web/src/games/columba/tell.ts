/** What happened and what may be done, in the catalogue's sentences. */

import type { Colour, Names, Sound, Term as Line } from "../../lib/seen";
import { t, type Params } from "../../lib/words.svelte";
import { keyOf, square, type Field } from "./geometry";
import { coveredBy, spotsOf } from "./layers";
import type { Action, Event, Place, Term, View } from "./types";

const COLOURS: readonly Colour[] = ["red", "yellow", "green", "purple"];
const SEATS = ["seat", "owner", "one", "other"]; // parameters that name a player

function kebab(type: string): string {
  return type.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

export function kindsIn(letters: string): string {
  return [...letters].map((letter) => t(`columba-kind-${letter}`)).join(", ");
}

/** One part of an event, action or refusal, ready for a sentence. */
function param(name: string, value: unknown, names: Names): string | number {
  if (SEATS.includes(name) && typeof value === "number") return names.name(value);
  if (name === "kind") return t(`columba-kind-${String(value)}`);
  if (name === "size") return t(`columba-size-${String(value)}`);
  if (name === "tiles" || name === "pigeons") return kindsIn(String(value));
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "number" ? value : String(value);
}

/** All parts; fields become x and y, a card's turn is told as quarter turns. */
function params(of: Readonly<Record<string, unknown>>, names: Names): Params {
  const told: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(of)) {
    if (name !== "type") told[name === "turn" ? "quarter" : name] = param(name, value, names);
  }
  if (told.seat !== undefined) told.who = told.seat;
  const field = (of.field ?? of.home) as Field | undefined;
  return field ? { ...told, x: String(field[0]), y: String(field[1]) } : told;
}

export function tell(event: Event, names: Names): string {
  if (event.type === "TieBroken") {
    const key = event.is_shared ? "tie-shared" : "tie-broken";
    return t(`columba-event-${key}`, { largest: event.largest.join(", ") });
  }
  if (event.type === "Tallied") {
    const points = event.terms.reduce((sum, term) => sum + term.points, 0);
    const terms = event.terms.map(termIn).join(", ") || t("columba-term-none");
    return t("columba-event-tallied", { who: names.name(event.seat), points, terms });
  }
  return t(`columba-event-${kebab(event.type)}`, params({ ...event }, names));
}

function termIn({ name, fields, points }: Term): string {
  return t(`columba-term-${name}`, { fields, points });
}

export function refuse(code: string, of: Readonly<Record<string, unknown>>, names: Names): string {
  return t(`columba-refuse-${code}`, params(of, names));
}

export function offer(action: Action, view: View, names: Names): string {
  const isCard = action.type === "Place";
  const key = isCard ? "columba-page-offer-place" : `columba-offer-${kebab(action.type)}`;
  const told = t(key, params({ ...action }, names));
  const covered = isCard ? coveredLetters(action, view) : "";
  return covered ? `${told}, ${t("columba-offer-covering", { pigeons: kindsIn(covered) })}` : told;
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
      return `field-${event.card[0] ?? "g"}`;
    case "Built":
      return "_ds-a"; // takes the colour of its line: colours are not bound to seats
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

export function colour(seat: number, view: View | null): Colour {
  const own = view?.boards[seat]?.colour as Colour | undefined;
  return own ?? COLOURS[seat] ?? "grey";
}

/** A seat's points, estate by estate; each lights up its fields. */
export function terms(view: View, seat: number): readonly Line[] {
  return (view.boards[seat]?.terms ?? []).map(({ name, fields, points, home }) => {
    const text = t(`columba-page-term-${name}`, { fields });
    const estate = view.estates.find((e) => home && keyOf(e.home) === keyOf(home));
    return { text, points, where: estate?.fields.map(keyOf) ?? [`board-${seat}`] };
  });
}
