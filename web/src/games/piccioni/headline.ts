/** A turn of Piccioni in one line, from what whoever looks may know. */

import { beganLine, overLine, turnLine, type Headline } from "../../lib/headline";
import { who } from "../../lib/names";
import type { Names } from "../../lib/seen";
import { has, t, type Params } from "../../lib/words.svelte";
import { DIRT } from "./flights";
import { owner } from "./picks";
import { box } from "./box.svelte";
import { aimed, cardName, tell } from "./tell";
import type { Event } from "./types";

type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;

const AFTER = ["Uncovered", "Tallied", "TieBroken", "Finished"];

/** The set-up ends when everybody has drawn as many cards, a turn with its end. */
export function isWhole(events: readonly Event[], seats: number): boolean {
  const last = events.at(-1);
  if (last?.type === "TurnEnded" || last?.type === "Finished") return true;
  if (events[0]?.type !== "Began" || last?.type !== "Drew") return false;
  const drawn = (seat: number): number =>
    all(events, "Drew").filter((event) => event.seat === seat).length;
  return last.seat === seats - 1 && drawn(seats - 1) === drawn(0);
}

export function headline(events: readonly Event[], names: Names): Headline {
  const [first] = events;
  const began = all(events, "Began")[0];
  if (began) return beganLine(names, began.seat);
  if (!first || AFTER.includes(first.type)) return overLine(names, all(events, "Tallied"));
  const seat = turnOf(events);
  if (seat === null) return { seat, text: tell(first, names) };
  return turnLine(names, seat, did(events, seat, names), came(events, seat, names));
}

function all<Type extends Event["type"]>(
  events: readonly Event[],
  type: Type,
): readonly Of<Type>[] {
  return events.filter((event): event is Of<Type> => event.type === type);
}

/** Only whoever is on turn does these. */
const OWN = ["Played", "Paid", "MovesEnded", "Revealed", "TurnEnded"];

/** Whose turn it is. What somebody sees of it may begin in its middle, with others' reactions. */
function turnOf(events: readonly Event[]): number | null {
  const seated = events.filter((event) => "seat" in event && event.seat !== null);
  const first = seated.find(({ type }) => OWN.includes(type)) ?? seated[0];
  return first && "seat" in first ? first.seat : null;
}

function did(events: readonly Event[], seat: number, names: Names): readonly string[] {
  const by = who(names, seat);
  const told: string[] = [];
  const drew = all(events, "Drew").filter((event) => event.seat === seat);
  const first = events.findIndex((event) => event === drew[0]);
  events.forEach((event, at) => {
    if (!("seat" in event) || event.seat !== seat) return;
    if (at === first) told.push(t("piccioni-log-drew", { ...by, count: drew.length }));
    if (event.type === "Played") told.push(played(event, events.slice(at + 1), names));
    if (event.type === "Paid") told.push(paid(event, events[at + 1], by));
  });
  return told.length ? told : [t("piccioni-log-ended", by)];
}

/** A card, in its own words if it is of the house; one that was cancelled came to nothing. */
function played(event: Of<"Played">, after: readonly Event[], names: Names): string {
  const by = who(names, event.seat);
  const next = after.find(({ type }) => type === "Played" || type === "Cancelled");
  if (next?.type === "Cancelled" && next.seat === event.seat && next.card === event.card) {
    return t("piccioni-log-cancelled", { ...by, card: cardName(event.card) });
  }
  const key = `piccioni-log-${event.card}`;
  if (!box.isHouse || !has(key)) {
    return t("piccioni-log-played", { ...by, card: cardName(event.card) });
  }
  return t(key, { ...by, ...aimed(event, event.seat, names) });
}

/** What the cards were paid for: it happens next. */
function paid({ cards }: Of<"Paid">, next: Event | undefined, by: Params): string {
  const key = next?.type === "Cleaned" ? "piccioni-log-cleaned" : "piccioni-log-bought";
  return t(key, { ...by, count: cards.length });
}

function came(events: readonly Event[], seat: number, names: Names): readonly string[] {
  return [
    ...all(events, "Reacted").map((event) =>
      t("piccioni-log-reacted", { ...who(names, event.seat), card: cardName(event.card) }),
    ),
    ...trophies(events, seat, names),
    ...dirt(events, names),
    ...arrivals(events, names),
    all(events, "LastRound").length ? t("piccioni-log-last-round") : "",
    all(events, "LastRoundStopped").length ? t("piccioni-log-last-round-stopped") : "",
  ].filter(Boolean);
}

/** Trophies by their owner; if all of somebody's were paid for, that is told already. */
function trophies(events: readonly Event[], seat: number, names: Names): readonly string[] {
  const bought: number[] = [];
  const won = events.flatMap((event, at) => {
    const isTrophy = ["TrophyMade", "TrophyTaken", "TrophyDrawn"].includes(event.type);
    if (!isTrophy || !("seat" in event) || event.seat === null) return [];
    const isPaid = events[at - 1]?.type === "Paid" || events[at - 2]?.type === "Paid";
    if (isPaid) bought.push(event.seat);
    return [event.seat];
  });
  const paid = counted(bought);
  const news = [...counted(won)].filter(([of, count]) => count > (paid.get(of) ?? 0));
  return news.map(([of, count]) =>
    t("piccioni-log-trophies", { ...who(names, of), own: of === seat ? "yes" : "no", count }),
  );
}

/** What guano costs whom. */
function dirt(events: readonly Event[], names: Names): readonly string[] {
  return all(events, "Assigned").flatMap(({ cards, zone }) => {
    const on = owner(zone);
    if (on === null) return [];
    const costly = cards.filter((card) => DIRT.includes(card));
    return costly.map((card) => t(`piccioni-log-cost-${card}`, who(names, on)));
  });
}

/** Pigeons that have come to somebody's Area; Scared ones are assigned there when they land. */
function arrivals(events: readonly Event[], names: Names): readonly string[] {
  const came = events.flatMap((event): readonly (number | null)[] => {
    if (event.type === "Moved") return event.pigeons.map(() => owner(event.to));
    if (event.type === "Followed") return [owner(event.to)];
    if (event.type === "Swapped")
      return [...event.given.map(() => owner(event.zone)), ...event.taken.map(() => event.seat)];
    if (event.type !== "Assigned") return [];
    return event.cards.filter((card) => !DIRT.includes(card)).map(() => owner(event.zone));
  });
  return [...counted(came.filter((seat) => seat !== null))].map(([to, count]) =>
    t("piccioni-log-pigeons", { ...who(names, to), count }),
  );
}

function counted(seats: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return counts;
}
