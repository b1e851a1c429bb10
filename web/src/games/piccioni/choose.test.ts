import { describe, expect, it } from "vitest";

import type { Offer } from "../../lib/seen";
import * as narrow from "./choose";
import { pick, type Pick } from "./picks";
import type { Action, Play } from "./types";

const ME = 0;
const SOURCES: Record<string, string> = { car: "street", net: "area 0" };

function play(card: string, aims: Partial<Play> = {}): Play {
  return { type: "Play", card, what: [], zone: "", to: "", partner: -1, ...aims };
}

/** What tells an offer from the others here: all that it names. */
function offer(action: Action): Offer<Action> {
  const named = Object.values(action)
    .flat()
    .filter((value) => value !== "" && value !== -1);
  return { do: named.join(" "), action };
}

function of(...actions: readonly Action[]): readonly narrow.Option[] {
  return narrow.options(actions.map(offer), ME, (card) => SOURCES[card] ?? "");
}

function after(all: readonly narrow.Option[], ...picks: readonly Pick[]): narrow.Draft {
  return picks.reduce((draft, one) => {
    const next = narrow.tap(all, draft, one);
    if (!next) throw new Error(`${one.id} leads nowhere`);
    return next;
  }, narrow.NOTHING);
}

function next(all: readonly narrow.Option[], draft: narrow.Draft): readonly string[] {
  return [...narrow.open(narrow.left(all, draft), draft)].sort();
}

function meant(all: readonly narrow.Option[], draft: narrow.Draft): string | undefined {
  return narrow.pinned(narrow.left(all, draft), draft)?.do;
}

const CRUMBS = of(
  play("breadcrumbs", { what: ["lame"], zone: "street", to: "crowd" }),
  play("breadcrumbs", { what: ["lame"], zone: "street", to: "area 1" }),
  play("breadcrumbs", { what: ["fat"], zone: "street", to: "area 1" }),
  play("breadcrumbs", { what: ["fat", "lame"], zone: "street", to: "area 1" }),
  { type: "Draw" },
);
const crumbs = pick("card", "breadcrumbs");
const lame = pick("bird", "lame", "street");
const fat = pick("bird", "fat", "street");

describe("aims", () => {
  it("lights only what some remaining offer has", () => {
    expect(next(CRUMBS, after(CRUMBS, crumbs))).toEqual([
      "bird|street|fat",
      "bird|street|lame",
      "zone||area 1",
      "zone||crowd",
    ]);
    expect(next(CRUMBS, after(CRUMBS, crumbs, pick("zone", "crowd")))).toEqual([
      "bird|street|lame",
    ]);
  });

  it("takes the taps in any order", () => {
    const forth = after(CRUMBS, crumbs, lame, pick("zone", "area 1"));
    const round = after(CRUMBS, pick("zone", "area 1"), lame, crumbs);
    expect(meant(CRUMBS, forth)).toBe("Play breadcrumbs lame street area 1");
    expect(meant(CRUMBS, round)).toBe(meant(CRUMBS, forth));
  });

  it("pins what is whole, though more may be added", () => {
    const one = after(CRUMBS, crumbs, lame, pick("zone", "area 1"));
    expect(next(CRUMBS, one)).toEqual(["bird|street|fat"]);
    const two = after(CRUMBS, crumbs, lame, pick("zone", "area 1"), fat);
    expect(meant(CRUMBS, two)).toBe("Play breadcrumbs fat lame street area 1");
  });

  it("pins the only one that is left", () => {
    expect(meant(CRUMBS, after(CRUMBS, crumbs, pick("zone", "crowd")))).toBe(
      "Play breadcrumbs lame street crowd",
    );
    expect(meant(CRUMBS, after(CRUMBS, crumbs))).toBeUndefined();
  });

  it("finds the pigeons where the card's text takes them from", () => {
    const all = of(play("car", { what: ["lame"] }), play("car", { what: ["fat"] }));
    const car = after(all, pick("card", "car"));
    expect(next(all, car)).toEqual(["bird|street|fat", "bird|street|lame"]);
    expect(narrow.tap(all, car, pick("bird", "lame", "crowd"))).toBeNull();
  });

  it("takes partners and Areas as Zones", () => {
    const all = of(play("surge", { partner: 2 }), play("guano", { zone: "area 2" }));
    const area = pick("zone", "area 2");
    expect(meant(all, after(all, area, pick("card", "surge")))).toBe("Play surge 2");
    expect(meant(all, after(all, area, pick("card", "guano")))).toBe("Play guano area 2");
  });

  it("counts copies", () => {
    const all = of(
      play("breadcrumbs", { what: ["lame"], zone: "street", to: "crowd" }),
      play("breadcrumbs", { what: ["lame", "lame"], zone: "street", to: "crowd" }),
    );
    const both = after(all, crumbs, lame, pick("bird", "lame", "street", 1), pick("zone", "crowd"));
    expect(meant(all, both)).toBe("Play breadcrumbs lame lame street crowd");
    expect(next(all, both)).toEqual([]);
  });
});

describe("a whole offer at once", () => {
  const all = of(
    ...CRUMBS.map(({ offer: { action } }) => action),
    play("breadcrumbs", { what: ["lame", "lame"], zone: "street", to: "crowd" }),
    { type: "Clean", what: "guano", paid: ["car", "car"] },
    { type: "React", card: "net", what: ["fat"] },
    { type: "Pass" },
  );

  it("is meant as if all of it had been tapped", () => {
    for (const option of all) expect(meant(all, narrow.tapped(option))).toBe(option.offer.do);
  });

  it("tells copies apart", () => {
    const twice = all.find(({ offer }) => offer.do.includes("lame lame"))!;
    expect(narrow.tapped(twice).picks.map(({ id, nth }) => `${id} ${nth}`)).toEqual([
      ...["breadcrumbs 0", "lame 0", "lame 1", "crowd 0"],
    ]);
  });
});

describe("changing one's mind", () => {
  it("takes another of the same sort instead", () => {
    const all = of(play("car", { what: ["lame"] }), play("car", { what: ["fat"] }));
    const draft = after(all, pick("card", "car"), lame, fat);
    expect(meant(all, draft)).toBe("Play car fat");
  });

  it("begins anew with another card or a word", () => {
    const all = of(play("car", { what: ["lame"] }), play("scarecrow"), { type: "Draw" });
    const car = after(all, pick("card", "car"), lame);
    expect(meant(all, narrow.tap(all, car, pick("card", "scarecrow"))!)).toBe("Play scarecrow");
    expect(meant(all, narrow.tap(all, car, pick("word", "draw"))!)).toBe("Draw");
  });

  it("goes back step by step", () => {
    const draft = after(CRUMBS, crumbs, lame);
    expect(narrow.back(draft)).toEqual(after(CRUMBS, crumbs));
    expect(narrow.back(narrow.back(draft)).picks).toEqual([]);
    expect(narrow.back(narrow.NOTHING)).toEqual(narrow.NOTHING);
    expect(narrow.back({ ...draft, listed: "Draw" })).toEqual(draft);
  });
});

describe("paying", () => {
  const ALL = of(
    { type: "Clean", what: "guano", paid: ["net"] },
    { type: "Clean", what: "guano", paid: ["souvenir"] },
    { type: "Trophy", pigeon: "lame", paid: ["net", "net"] },
    { type: "Trophy", pigeon: "lame", paid: ["net", "souvenir"] },
    play("souvenir", { what: ["guano"], zone: "area 0" }),
  );
  const net = pick("card", "net");
  const dirt = pick("dirt", "guano", "area 0");
  const own = pick("bird", "lame", "area 0");

  it("does not begin with a card that can only be paid", () => {
    expect(next(ALL, narrow.NOTHING)).toEqual([
      "bird|area 0|lame",
      "card||souvenir",
      "dirt|area 0|guano",
    ]);
    expect(narrow.tap(ALL, narrow.NOTHING, net)).toBeNull();
  });

  it("takes cards once it is known what for", () => {
    expect(meant(ALL, after(ALL, dirt, net))).toBe("Clean guano net");
    const pair = after(ALL, own, net, pick("card", "net", "", 1));
    expect(meant(ALL, pair)).toBe("Trophy lame net net");
  });

  it("leaves it open while the same taps mean two things", () => {
    const both = after(ALL, dirt, pick("card", "souvenir"));
    expect(meant(ALL, both)).toBeUndefined();
    expect(narrow.left(ALL, both)).toHaveLength(2);
    expect(meant(ALL, { ...both, listed: "Clean guano souvenir" })).toBe("Clean guano souvenir");
  });

  it("may begin with the kind of move", () => {
    const clean = narrow.only(ALL, narrow.NOTHING, "Clean");
    expect(next(ALL, clean)).toEqual(["card||net", "card||souvenir", "dirt|area 0|guano"]);
    expect(narrow.only(ALL, after(ALL, own), "Clean").picks).toEqual([]);
  });
});

describe("answers", () => {
  const ALL = of(
    { type: "Pass" },
    { type: "React", card: "net", what: ["fat"] },
    { type: "React", card: "net", what: ["lame"] },
    { type: "React", card: "balcony", what: [] },
  );

  it("asks which pigeon a net is for", () => {
    expect(next(ALL, after(ALL, pick("card", "net")))).toEqual([
      "bird|arriving|fat",
      "bird|arriving|lame",
    ]);
    expect(meant(ALL, after(ALL, pick("card", "balcony")))).toBe("React balcony");
    expect(meant(ALL, after(ALL, pick("word", "pass")))).toBe("Pass");
  });
});

describe("what is said by the last tap", () => {
  const said = (all: readonly narrow.Option[], ...picks: readonly Pick[]): boolean => {
    const draft = after(all, ...picks);
    return narrow.isSaid(narrow.left(all, draft), draft);
  };
  const word = (id: string): Pick => pick("word", id);

  it("is a card with its aim", () => {
    const guano = of(play("guano", { to: "area 1" }), play("guano", { to: "area 2" }));
    expect(said(guano, pick("card", "guano"))).toBe(false);
    expect(said(guano, pick("card", "guano"), pick("zone", "area 1"))).toBe(true);
  });

  it("is not a card that could have more aims", () => {
    expect(said(CRUMBS, crumbs, lame, pick("zone", "area 1"))).toBe(false);
    expect(said(CRUMBS, crumbs, lame, pick("zone", "area 1"), fat)).toBe(true);
  });

  it("is never a card alone: it is touched to be read", () => {
    expect(said(of(play("power"), { type: "End" }), pick("card", "power"))).toBe(false);
    const excess = of({ type: "Discard", card: "net" }, { type: "Discard", card: "car" });
    expect(said(excess, pick("card", "net"))).toBe(false);
  });

  it("is a card that is named among the answers to a question", () => {
    const all = of({ type: "React", card: "umbrella", what: [] }, { type: "Pass" });
    const draft = after(all, pick("card", "umbrella"));
    const said = (isRead: boolean): boolean =>
      narrow.isSaid(narrow.left(all, draft), draft, isRead);
    expect([said(true), said(false)]).toEqual([true, false]); // in the hand it is read
  });

  it("is a card that was read, if no aim is left to choose", () => {
    const read = (all: readonly narrow.Option[], ...picks: readonly Pick[]): boolean => {
      const draft = after(all, ...picks);
      return narrow.isSaid(narrow.left(all, draft), draft, true);
    };
    const one = of(play("guano", { to: "area 1" }), play("power"), { type: "End" });
    expect(read(one, pick("card", "guano"))).toBe(true);
    expect(read(one, pick("card", "power"))).toBe(true);
    expect(read(CRUMBS, crumbs)).toBe(false);
    const excess = of({ type: "Discard", card: "net" });
    expect(read(excess, pick("card", "net"))).toBe(false);
    expect(read(of({ type: "End" }), word("end"))).toBe(false);
  });

  it("is what is paid for, if it was asked for and there is one payment", () => {
    const all = of({ type: "Clean", what: "guano", paid: ["net"] }, { type: "End" });
    const dirt = pick("dirt", "guano", "area 0");
    const asked = narrow.tap(all, narrow.only(all, narrow.NOTHING, "Clean"), dirt)!;
    expect(narrow.isSaid(narrow.left(all, asked), asked, true)).toBe(true);
    const idle = after(all, dirt); // a pigeon or dirt is looked at, too
    expect(narrow.isSaid(narrow.left(all, idle), idle, true)).toBe(false);
  });

  it("is what a button says, but for giving moves away", () => {
    const all = of({ type: "Draw" }, { type: "End" });
    expect(said(all, word("draw"))).toBe(true);
    expect(said(all, word("end"))).toBe(false);
  });

  it("is the Zone that was asked for", () => {
    const all = of(
      { type: "Assign", pigeon: "fat", zone: "crowd" },
      { type: "Assign", pigeon: "fat", zone: "area 1" },
    );
    expect(said(all, pick("zone", "crowd"))).toBe(true);
  });

  it("is not half of what is paid", () => {
    const all = of({ type: "Trophy", pigeon: "fat", paid: ["car", "net"] });
    const bird = pick("bird", "fat", "area 0");
    expect(said(all, bird)).toBe(false);
    expect(said(all, bird, pick("card", "car"))).toBe(false);
    expect(said(all, bird, pick("card", "car"), pick("card", "net"))).toBe(true);
  });
});

it("lets a card be dropped anywhere only if it needs no aim", () => {
  const all = of(play("power"), play("guano", { to: "area 1" }), { type: "Discard", card: "net" });
  const whole = (...picks: readonly Pick[]): boolean => {
    const draft = after(all, ...picks);
    return narrow.isWhole(narrow.left(all, draft), draft);
  };
  expect(whole(pick("card", "power"))).toBe(true);
  expect(whole(pick("card", "guano"))).toBe(false);
  expect(whole(pick("card", "net"))).toBe(true);
});
