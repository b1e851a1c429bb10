import { describe, expect, it } from "vitest";

import { imagined } from "./imagine";
import type { Action, Asks, View } from "./types";

const NOTHING: Asks = { what: "", most: 0, source: "", zone: false, to: false, partner: false };
const ONE: Asks = { ...NOTHING, what: "pigeons", most: 1 };

/** What the server tells of the cards, for seat 0. */
const ASKS: Readonly<Record<string, Asks>> = {
  car: { ...ONE, source: "street" },
  guano: { ...NOTHING, zone: true },
  souvenir: { ...NOTHING, what: "dirt", most: 1, zone: true },
  surge: { ...NOTHING, partner: true },
  crumbs: { ...ONE, most: 2, zone: true, to: true },
  net: { ...ONE, source: "area 0" },
  metoo: NOTHING,
};

const bare = { type: "Play", what: [], zone: "", to: "", partner: -1 } as const;

function view(hand: readonly string[], ...agenda: readonly View["agenda"][number][]): View {
  return {
    hand,
    aims: hand.map((card) => ({ card, play: ASKS[card], names_pigeon: card === "net" })),
    prices: [1],
    trophy_price: 2,
    arriving: ["fat"],
    agenda,
    places: [
      { id: "street", pigeons: ["fat", "lame"], spaces: 4, free: 1 },
      { id: "wires", pigeons: [], spaces: 3, free: 3 },
    ],
    areas: [
      { pigeons: ["stupid"], dirt: ["guano"] },
      { pigeons: [], dirt: [] },
    ],
  } as unknown as View;
}

function said(seen: View): readonly Action[] {
  return imagined(seen, 0).map((offer) => offer.action);
}

describe("what could be said without offers", () => {
  it("names with a card what the view asks for", () => {
    const all = said(view(["car", "guano", "souvenir", "surge", "metoo"], { type: "Moving" }));
    expect(all).toEqual(
      expect.arrayContaining([
        { type: "Draw" },
        { type: "End" },
        { ...bare, card: "car", what: ["fat"] },
        { ...bare, card: "guano", zone: "area 1" },
        { ...bare, card: "souvenir", what: ["guano"], zone: "area 0" },
        { ...bare, card: "surge", partner: 0 }, // not allowed, but it can be said
        { ...bare, card: "metoo" },
      ]),
    );
    expect(all).not.toContainEqual({ ...bare, card: "car" });
  });

  it("pays what the view says", () => {
    const all = said(view(["car", "guano", "surge"], { type: "Moving" }));
    const paid = all.flatMap((action) => ("paid" in action ? [action] : []));
    expect(paid).toEqual([
      { type: "Clean", what: "guano", paid: ["car"] },
      { type: "Clean", what: "guano", paid: ["guano"] },
      { type: "Clean", what: "guano", paid: ["surge"] },
      { type: "Trophy", pigeon: "stupid", paid: ["car", "guano"] },
      { type: "Trophy", pigeon: "stupid", paid: ["car", "surge"] },
      { type: "Trophy", pigeon: "stupid", paid: ["guano", "surge"] },
    ]);
  });

  it("moves one or two pigeons anywhere", () => {
    const all = said(view(["crumbs"], { type: "Moving" }));
    const crumbs = { ...bare, card: "crumbs", zone: "street" };
    expect(all).toContainEqual({ ...crumbs, what: ["fat", "lame"], to: "wires" });
    expect(all).toContainEqual({ ...crumbs, what: ["lame"], to: "street" });
  });

  it("answers windows", () => {
    const all = said(
      view(
        ["net", "metoo"],
        { type: "Landing", pigeons: ["fat"], zone: 4 },
        { type: "Window", reacted: [], asked: [0], answers: [] },
      ),
    );
    expect(all).toEqual([
      { type: "Pass" },
      { type: "React", card: "net", what: ["fat"] },
      { type: "React", card: "metoo", what: [] },
    ]);
  });

  it("says where pigeons go", () => {
    const all = said(view([], { type: "Assigning", pigeon: "lame", zones: [0] }));
    const to = (zone: string): Action => ({ type: "Assign", pigeon: "lame", zone });
    expect(all).toEqual(["street", "wires", "area 0", "area 1"].map(to));
  });
});
