import { describe, expect, it } from "vitest";

import { notate, question } from "./notate";
import { pick } from "./picks";
import type { Play, View } from "./types";

const bare: Play = { type: "Play", card: "rifle", what: [], zone: "", to: "", partner: -1 };

function view(step: View["agenda"][number]): View {
  return { agenda: [step], places: [{ id: "street", pigeons: ["lame"] }], areas: [] } as never;
}

describe("notation", () => {
  it.each([
    [{ ...bare, what: ["fat"], zone: "street" }, "play rifle on fat in street"],
    [{ ...bare, zone: "area 2" }, "play rifle on area 2"],
    [
      { ...bare, what: ["fat", "lame"], zone: "area 1", to: "crowd" },
      "play rifle on fat lame in area 1 to crowd",
    ],
    [{ ...bare, partner: 3 }, "play rifle with seat 3"],
    [{ type: "Clean", what: "lots", paid: ["car", "net"] }, "clean lots with car net"],
    [{ type: "Trophy", pigeon: "lame", paid: ["car", "net"] }, "trophy lame with car net"],
    [{ type: "React", card: "net", what: ["fat"] }, "react net on fat"],
    [{ type: "React", card: "umbrella", what: [] }, "react umbrella"],
    [{ type: "Assign", pigeon: "lady", zone: "crowd" }, "assign lady to crowd"],
    [{ type: "Follow", pigeon: "lame", zone: "area 1" }, "follow lame from area 1"],
    [{ type: "NoFollow" }, "no follow"],
    [{ type: "Take", back: "guano" }, "take guano"],
    [{ type: "Discard", card: "car" }, "discard car"],
    [{ type: "Draw" }, "draw"],
  ] as const)("%#", (action, text) => {
    expect(notate(action)).toBe(text);
  });
});

describe("the question why not", () => {
  const moving = view({ type: "Moving" });

  it("puts the thing into what is still possible", () => {
    const move = { ...bare, card: "breadcrumbs", what: ["lame"], zone: "street", to: "crowd" };
    expect(question(moving, [move], pick("zone", "wires"))).toBe(
      "play breadcrumbs on lame in street to wires",
    );
    expect(question(moving, [{ ...bare, what: ["lame"] }], pick("bird", "fat", "crowd"))).toBe(
      "play rifle on fat",
    );
    expect(question(moving, [{ ...bare, partner: 1 }], pick("zone", "area 0"))).toBe(
      "play rifle with seat 0",
    );
  });

  it("asks about a card by playing it, or by what is due", () => {
    expect(question(moving, [], pick("card", "car"))).toBe("play car");
    expect(question(view({ type: "Excess", seat: 0 }), [], pick("card", "car"))).toBe(
      "discard car",
    );
    expect(
      question(
        view({ type: "Window", reacted: [], asked: [], answers: [] }),
        [],
        pick("card", "car"),
      ),
    ).toBe("react car");
    expect(
      question(view({ type: "Assigning", pigeon: "lame", zones: [] }), [], pick("zone", "wires")),
    ).toBe("assign lame to wires");
    expect(question(view({ type: "Following", zone: 1 }), [], pick("zone", "street"))).toBe(
      "follow lame from street",
    );
  });
});
