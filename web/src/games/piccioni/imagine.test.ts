import { describe, expect, it } from "vitest";

import type { ActionCard, Effect } from "./box.svelte";
import { imagined, sourceOf } from "./imagine";
import type { View } from "./types";

function card(id: string, play: readonly Effect[], reaction: readonly Effect[] = []): ActionCard {
  return { id, name: "", count: 1, call: 0, moves: 1, play, reacts_to: null, reaction };
}

const CARDS = new Map(
  [
    card("car", [
      { do: "trophy", from: "street" },
      { do: "scare", from: "street" },
    ]),
    card("guano", [{ do: "assign", to: "any area" }, { do: "draw" }]),
    card("surge", [{ do: "share", from: "wires" }]),
    card("crumbs", [{ do: "move", from: "any zone", to: "any zone", most: 2 }]),
    card("net", [{ do: "trophy", from: "own area" }], [{ do: "trophy", from: "arriving" }]),
    card("metoo", [{ do: "draw" }], [{ do: "share" }]),
  ].map((one) => [one.id, one]),
);

function view(hand: readonly string[], ...agenda: readonly View["agenda"][number][]): View {
  return {
    hand,
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

function texts(seen: View): readonly string[] {
  return imagined(seen, 0, CARDS).map((offer) => offer.do);
}

describe("what could be said without offers", () => {
  it("aims cards as their data ask", () => {
    const all = texts(view(["car", "guano", "surge"], { type: "Moving" }));
    expect(all).toEqual(
      expect.arrayContaining(["draw", "end", "play car on fat", "play guano on area 1"]),
    );
    expect(all).toContain("play surge with seat 0"); // not allowed, but it can be said
    expect(all).toContain("clean guano with car guano");
    expect(all).toContain("trophy stupid with car surge");
  });

  it("moves one or two pigeons anywhere", () => {
    const all = texts(view(["crumbs"], { type: "Moving" }));
    expect(all).toContain("play crumbs on fat lame in street to wires");
    expect(all).toContain("play crumbs on lame in street to street");
  });

  it("answers windows", () => {
    const all = texts(
      view(
        ["net", "metoo"],
        { type: "Landing", pigeons: ["fat"], zone: 4 },
        { type: "Window", reacted: [], asked: [0], answers: [] },
      ),
    );
    expect(all).toEqual(["pass", "react net on fat", "react metoo"]);
  });

  it("says where pigeons go", () => {
    const all = texts(view([], { type: "Assigning", pigeon: "lame", zones: [0] }));
    expect(all).toEqual([
      "assign lame to street",
      "assign lame to wires",
      "assign lame to area 0",
      "assign lame to area 1",
    ]);
  });
});

it("knows the Zone a text names", () => {
  expect(sourceOf({ do: "trophy", from: "own area" }, 2)).toBe("area 2");
  expect(sourceOf({ do: "trophy", from: "street" }, 2)).toBe("street");
  expect(sourceOf({ do: "trophy", from: "any zone" }, 2)).toBe("");
});
