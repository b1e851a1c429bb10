/**
 * What could be said at all, for tables whose help shows no offers: the view tells what is named
 * with each card, and here all there is on the table is put in. Whether it is allowed, only the
 * server knows.
 */

import { fields } from "../../lib/move";
import type { Offer } from "../../lib/seen";
import { area } from "./picks";
import type { Action, Asks, Play, View } from "./types";

export function imagined(view: View, seat: number): readonly Offer<Action>[] {
  const all = new Map(actions(view, seat).map((action) => [fields(action), action]));
  return [...all].map(([key, action]) => ({ do: key, action }));
}

function actions(view: View, seat: number): readonly Action[] {
  const hand = [...new Set(view.hand)];
  const step = view.agenda.at(-1);
  switch (step?.type) {
    case "Window":
      return [{ type: "Pass" }, ...reactions(view)];
    case "Excess":
      return hand.map((card) => ({ type: "Discard", card }));
    case "Assigning":
      return zones(view).map((zone) => ({ type: "Assign", pigeon: step.pigeon, zone }));
    case "Following":
      return [
        ...zones(view).flatMap((zone) =>
          lying(view, zone, "pigeons").map((pigeon): Action => ({ type: "Follow", pigeon, zone })),
        ),
        { type: "NoFollow" },
      ];
    case "Sharing":
      return ["pigeon", "guano"].map((back) => ({ type: "Take", back }));
    case "Moving":
      return moves(view, seat);
    default:
      return [];
  }
}

function moves(view: View, seat: number): readonly Action[] {
  const mine = view.areas[seat];
  return [
    { type: "Draw" },
    { type: "End" },
    ...view.aims.flatMap(({ card, play }) => plays(view, card, play)),
    ...(mine?.dirt ?? []).flatMap((what, i) =>
      groups(view.hand, view.prices[i] ?? 0).map((paid): Action => ({
        type: "Clean",
        what,
        paid,
      })),
    ),
    ...(mine?.pigeons ?? []).flatMap((pigeon) =>
      groups(view.hand, view.trophy_price).map((paid): Action => ({
        type: "Trophy",
        pigeon,
        paid,
      })),
    ),
  ];
}

/** Every way to name what a card asks for. */
function plays(view: View, card: string, asks: Asks): readonly Play[] {
  const partners = asks.partner ? view.areas.map((_, seat) => seat) : [-1];
  const goals = asks.to ? zones(view) : [""];
  return (asks.zone ? zones(view) : [""]).flatMap((zone) =>
    named(view, zone || asks.source, asks).flatMap((what) =>
      goals.flatMap((to) =>
        partners.map((partner): Play => ({ type: "Play", card, what, zone, to, partner })),
      ),
    ),
  );
}

/** The handfuls of cards in a Zone that may be named; one that is empty, if none is asked for. */
function named(view: View, zone: string, { what, most }: Asks): readonly string[][] {
  if (!what) return [[]];
  const sizes = Array.from({ length: most }, (_, i) => i + 1);
  return sizes.flatMap((size) => groups(lying(view, zone, what), size));
}

function reactions(view: View): readonly Action[] {
  return view.aims.flatMap(({ card, names_pigeon }): Action[] =>
    names_pigeon
      ? view.arriving.map((id) => ({ type: "React", card, what: [id] }))
      : [{ type: "React", card, what: [] }],
  );
}

function zones(view: View): string[] {
  return [...view.places.map(({ id }) => id), ...view.areas.map((_, seat) => area(seat))];
}

function lying(view: View, zone: string, what: "pigeons" | "dirt"): readonly string[] {
  const lot = view.areas.find((_, seat) => area(seat) === zone);
  const place = what === "pigeons" && view.places.find(({ id }) => id === zone);
  return lot?.[what] ?? (place || null)?.pigeons ?? [];
}

/** So many out of some, in their order. */
function groups(ids: readonly string[], size: number): string[][] {
  if (!size) return [[]];
  return ids.flatMap((id, i) => groups(ids.slice(i + 1), size - 1).map((rest) => [id, ...rest]));
}
