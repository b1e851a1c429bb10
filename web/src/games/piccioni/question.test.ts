import { describe, expect, it } from "vitest";

import { pick } from "./picks";
import { question } from "./question";
import type { Action, Play, View } from "./types";

const bare: Play = { type: "Play", card: "rifle", what: [], zone: "", to: "", partner: -1 };

function view(step: View["agenda"][number]): View {
  return { agenda: [step], places: [{ id: "street", pigeons: ["lame"] }], areas: [] } as never;
}

describe("the question why not", () => {
  const moving = view({ type: "Moving" });

  it("puts the thing into what is still possible", () => {
    const move = { ...bare, card: "breadcrumbs", what: ["lame"], zone: "street", to: "crowd" };
    expect(question(moving, [move], pick("zone", "wires"))).toEqual({ ...move, to: "wires" });
    const lame = { ...bare, what: ["lame"] };
    expect(question(moving, [lame], pick("bird", "fat", "crowd"))).toEqual({
      ...bare,
      what: ["fat"],
    });
    const shared = { ...bare, partner: 1 };
    expect(question(moving, [shared], pick("zone", "area 0"))).toEqual({ ...bare, partner: 0 });
    const clean: Action = { type: "Clean", what: "guano", paid: ["car"] };
    expect(question(moving, [clean], pick("dirt", "lots", "area 0"))).toEqual({
      ...clean,
      what: "lots",
    });
  });

  it("asks about a word by saying it", () => {
    expect(question(moving, [bare], pick("word", "end"))).toEqual({ type: "End" });
    expect(question(moving, [bare], pick("word", "no-follow"))).toEqual({ type: "NoFollow" });
  });

  it("asks about a card by playing it, or by what is due", () => {
    const car = pick("card", "car");
    expect(question(moving, [], car)).toEqual({ ...bare, card: "car" });
    expect(question(view({ type: "Excess", seat: 0 }), [], car)).toEqual({
      type: "Discard",
      card: "car",
    });
    const window = view({ type: "Window", reacted: [], asked: [], answers: [] });
    expect(question(window, [], car)).toEqual({ type: "React", card: "car", what: [] });
    const assigning = view({ type: "Assigning", pigeon: "lame", zones: [] });
    expect(question(assigning, [], pick("zone", "wires"))).toEqual({
      type: "Assign",
      pigeon: "lame",
      zone: "wires",
    });
    const following = view({ type: "Following", zone: 1 });
    expect(question(following, [], pick("zone", "street"))).toEqual({
      type: "Follow",
      pigeon: "lame",
      zone: "street",
    });
  });
});
