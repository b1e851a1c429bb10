/**
 * What could be said at all, for tables whose help shows no offers: read off the cards' own
 * data and the table. Nothing here knows whether it is allowed; the server does.
 */

import type { Offer } from "../../lib/seen";
import type { ActionCard, Effect } from "./box.svelte";
import { notate } from "./notate";
import { area, ARRIVING } from "./picks";
import type { Action, View } from "./types";

type Cards = ReadonlyMap<string, ActionCard>;

export function imagined(view: View, seat: number, cards: Cards): readonly Offer<Action>[] {
  const found = [...new Set(actions(view, seat, cards).map((action) => action))];
  const byText = new Map(found.map((action) => [notate(action), action]));
  return [...byText].map(([text, action]) => ({ do: text, action }));
}

function actions(view: View, seat: number, cards: Cards): readonly Action[] {
  const hand = [...new Set(view.hand)];
  const step = view.agenda.at(-1);
  switch (step?.type) {
    case "Window":
      return [{ type: "Pass" }, ...hand.flatMap((card) => reactions(view, seat, cards, card))];
    case "Excess":
      return hand.map((card) => ({ type: "Discard", card }));
    case "Assigning":
      return zones(view).map((zone) => ({ type: "Assign", pigeon: step.pigeon, zone }));
    case "Following":
      return [
        ...zones(view).flatMap((zone) =>
          pigeons(view, zone).map((pigeon): Action => ({ type: "Follow", pigeon, zone })),
        ),
        { type: "NoFollow" },
      ];
    case "Sharing":
      return ["pigeon", "guano"].map((back) => ({ type: "Take", back }));
    case "Moving":
      return moves(view, seat, cards, hand);
    default:
      return [];
  }
}

function moves(view: View, seat: number, cards: Cards, hand: readonly string[]): readonly Action[] {
  const mine = view.areas[seat];
  const pairs = groups(view.hand, 2);
  const single = hand.map((card) => [card]);
  return [
    { type: "Draw" },
    { type: "End" },
    ...hand.flatMap((card) => plays(view, seat, card, cards.get(card)?.play ?? [])),
    ...(mine?.dirt ?? []).flatMap((what) =>
      [...single, ...pairs].map((paid): Action => ({ type: "Clean", what, paid })),
    ),
    ...(mine?.pigeons ?? []).flatMap((pigeon) =>
      pairs.map((paid): Action => ({ type: "Trophy", pigeon, paid })),
    ),
  ];
}

/** Every way to aim a card: its data say which aims it asks for. */
function plays(view: View, seat: number, card: string, effects: readonly Effect[]): Action[] {
  const bare = { type: "Play", card, what: [], zone: "", to: "", partner: -1 } as const;
  const areas = view.areas.map((_, owner) => area(owner));
  for (const effect of effects) {
    const isNamed = effect.from?.startsWith("any ") ?? false;
    const from = isNamed ? zones(view) : [sourceOf(effect, seat)];
    const named = (zone: string): string => (isNamed ? zone : "");
    switch (effect.do) {
      case "assign":
      case "swap":
        return areas.map((zone) => ({ ...bare, zone }));
      case "share":
        return from.flatMap((zone) =>
          areas.map((_, partner) => ({ ...bare, zone: named(zone), partner })),
        );
      case "move":
        return from.flatMap((zone) =>
          [
            ...pigeons(view, zone).map((id) => [id]),
            ...(effect.most === 2 ? groups(pigeons(view, zone), 2) : []),
          ].flatMap((what) => zones(view).map((to) => ({ ...bare, what, zone: named(zone), to }))),
        );
      case "trophy":
        if (effect.count === "all") continue;
        if (effect.what === "guano")
          return (view.areas[seat]?.dirt ?? []).map((id) => ({
            ...bare,
            what: [id],
            zone: area(seat),
          }));
        return from.flatMap((zone) =>
          pigeons(view, zone).map((id) => ({ ...bare, what: [id], zone: named(zone) })),
        );
      case "scare":
        if (isNamed) return zones(view).map((zone) => ({ ...bare, zone }));
    }
  }
  return [bare];
}

function reactions(view: View, seat: number, cards: Cards, card: string): readonly Action[] {
  const effects = cards.get(card)?.reaction ?? [];
  if (!effects.some(({ from }) => from === ARRIVING)) return [{ type: "React", card, what: [] }];
  return arriving(view, seat).map((id) => ({ type: "React", card, what: [id] }));
}

/** The pigeons a window is about. */
function arriving(view: View, seat: number): readonly string[] {
  const cause = view.agenda.at(-2);
  if (cause?.type === "Landing") return cause.pigeons;
  if (cause?.type !== "Playing") return [];
  if (cause.aims.what.length) return cause.aims.what;
  return cause.seat === seat ? [] : (view.areas[cause.seat]?.pigeons ?? []);
}

/** The Zone an effect takes from, if its text names one. */
export function sourceOf(effect: Effect | undefined, seat: number): string {
  if (!effect?.from || effect.from.startsWith("any ")) return "";
  return effect.from === "own area" ? area(seat) : effect.from;
}

function zones(view: View): string[] {
  return [...view.places.map(({ id }) => id), ...view.areas.map((_, seat) => area(seat))];
}

function pigeons(view: View, zone: string): readonly string[] {
  const place = view.places.find(({ id }) => id === zone);
  return place?.pigeons ?? view.areas.find((_, seat) => area(seat) === zone)?.pigeons ?? [];
}

/** So many out of some, in their order. */
function groups(ids: readonly string[], size: number): string[][] {
  if (!size) return [[]];
  return ids.flatMap((id, i) => groups(ids.slice(i + 1), size - 1).map((rest) => [id, ...rest]));
}
