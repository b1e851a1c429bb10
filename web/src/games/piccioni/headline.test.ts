import { beforeEach, describe, expect, it, vi } from "vitest";

import { LANGUAGES, speakIn } from "../../../tests/catalogue";
import type { Event } from "./types";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));
vi.mock("./box.svelte", () => import("../../../tests/box"));

const { headline, isWhole } = await import("./headline");
const { Turns } = await import("../../lib/turns");
const called = (you: number | null) => ({
  name: (seat: number) => ["Ada", "Homer", "Racer"][seat] ?? "?",
  isYou: (seat: number) => seat === you,
});
const ada = called(0);
const told = (events: readonly Event[], names = ada) => headline(events, names).text;

const play = (card: string, of: Partial<Extract<Event, { type: "Played" }>> = {}): Event => ({
  ...{ type: "Played", seat: 2, card, what: [], zone: "", to: "", partner: -1 },
  ...of,
});
const assigned = (zone: string, ...cards: string[]): Event => ({ type: "Assigned", cards, zone });
const drew = (seat = 2): Event => ({ type: "Drew", seat, card: "?" });
const made = (seat: number): Event => ({ type: "TrophyMade", seat, card: "fat" });
const arriving: readonly Event[] = [
  { type: "MovesEnded", seat: 2, count: 1 },
  { type: "Revealed", seat: 2, pigeon: "lame" },
  assigned("street", "lame"),
  { type: "TurnEnded", seat: 2 },
];
const CARDS = [
  ...["guano", "lots", "car", "rifle", "surge", "net", "breadcrumbs", "scarecrow"],
  ...["firecracker", "umbrella", "washer", "balcony", "metoo", "souvenir", "swap"],
];

beforeEach(() => speakIn("en"));

it("tells guano that lands on somebody, and what it costs", () => {
  const turn = [play("guano", { zone: "area 0" }), assigned("area 0", "guano"), ...arriving];
  expect(told(turn)).toBe("Racer drops Guano on you: −1 for you");
  expect(told(turn, called(null))).toBe("Racer drops Guano on Ada: −1 for Ada");
});

it("counts the cards drawn, without telling which", () => {
  expect(told([drew(), drew(), drew(), ...arriving])).toBe("Racer draws three cards");
  const known: Event = { type: "Drew", seat: 2, card: "rifle" };
  expect(told([known, known, known, ...arriving], called(2))).toBe("You draw three cards");
});

it("tells two cards, the Trophy and who was sent pigeons", () => {
  const scared: Event = { type: "Scared", pigeons: ["fat", "lame"], zone: "street", to: "area 1" };
  const landed = assigned("area 1", "fat", "lame");
  expect(
    told([play("car", { what: ["fat"] }), made(2), scared, landed, play("net"), made(2)]),
  ).toBe(
    "Racer drives a car down the Street and nets a pigeon: two Trophies, two pigeons come to Homer",
  );
});

it("tells who reacts, and that a cancelled card came to nothing", () => {
  const turn: readonly Event[] = [
    play("lots", { zone: "area 0" }),
    { type: "Reacted", seat: 0, card: "balcony", what: [] },
    { type: "Cancelled", seat: 2, card: "lots" },
    ...arriving,
  ];
  expect(told(turn)).toBe("Racer plays Lots of Guano in vain: you react with Not on my balcony!");
});

it("tells what came back to whoever sent it", () => {
  const turn: readonly Event[] = [
    play("guano", { zone: "area 1" }),
    { type: "Reacted", seat: 1, card: "umbrella", what: [] },
    { type: "Redirected", seat: 2, card: "guano" },
    assigned("area 2", "guano"),
    ...arriving,
  ];
  expect(told(turn)).toBe("Racer drops Guano on Homer: Homer reacts with Umbrella, −1 for Racer");
});

it("tells what was done in its order", () => {
  const shot = play("rifle", { what: ["fat"], zone: "street" });
  expect(told([drew(), drew(), drew(), shot, made(2), ...arriving])).toBe(
    "Racer draws three cards and shoots a pigeon: a Trophy",
  );
});

it("tells who has whose pigeons after a swap", () => {
  const swapped: Event = {
    ...{ type: "Swapped", seat: 2, zone: "area 0", given: ["fat", "lame"], taken: ["lady"] },
  };
  expect(told([play("swap", { zone: "area 0" }), swapped, ...arriving])).toMatch(
    /: two pigeons come to you, a pigeon comes to Racer$/,
  );
});

it("tells what cards were paid for, once", () => {
  const paid: Event = { type: "Paid", seat: 2, cards: ["car", "net"] };
  expect(told([paid, made(2), ...arriving])).toBe("Racer pays two cards for a Trophy");
  const shot = play("rifle", { what: ["fat"], zone: "street" });
  expect(told([paid, made(2), shot, made(2), ...arriving])).toBe(
    "Racer pays two cards for a Trophy and shoots a pigeon: two Trophies",
  );
  const cleaned: Event = { type: "Cleaned", seat: 2, what: ["guano"] };
  expect(told([paid, cleaned, ...arriving])).toBe("Racer pays two cards to be rid of Guano");
});

it("tells whose Trophies shared ones become", () => {
  const taken = (seat: number): Event => ({ type: "TrophyTaken", seat, card: "?" });
  expect(told([play("surge", { partner: 0 }), taken(2), taken(0), taken(2), ...arriving])).toBe(
    "Racer shares the pigeons on the Wires as Trophies with you: two Trophies, a Trophy for you",
  );
});

it("tells a turn without a move, and the last round that began before it", () => {
  const last: Event = { type: "LastRound", turns: 3 };
  expect(told([last])).toBe("The pigeon deck is empty: last round, one more turn each.");
  expect(told([last, ...arriving])).toBe("Racer lets pigeons come: the last round begins");
});

it("says once what was done twice", () => {
  const shot = play("rifle", { what: ["fat"], zone: "street" });
  expect(told([shot, made(2), shot, made(2), ...arriving])).toMatch(/^Racer shoots a pigeon twice/);
});

it("knows whose turn it is from its middle on", () => {
  expect(told([made(0), drew(), ...arriving])).toBe("Racer draws a card: a Trophy for you");
});

it("tells the end, and nothing of what was unseen before it", () => {
  const tallied = (seat: number, points: number): Event => ({
    ...{ type: "Tallied", seat, terms: [{ name: "trophies", count: 1, points }] },
  });
  const uncovered: Event = { type: "Uncovered", seat: 0, pigeons: ["lady"] };
  expect(told([uncovered, tallied(0, 9), tallied(1, -1), { type: "Finished" }])).toBe(
    "The game is over: you 9, Homer −1",
  );
});

it.each([0, 1, 2])("tells hands dealt from the first draw of seat %s, who begins", (first) => {
  const dealt = [0, 1, 2].flatMap((seat) => [drew(seat), drew(seat), drew(seat)]);
  const began: Event = { type: "Began", seat: first };
  const setUp: readonly Event[] = [
    began,
    { type: "Laid", pigeon: "fat", zone: "street" },
    ...dealt,
  ];
  const turn: readonly Event[] = [
    ...[drew(first), drew(first), drew(first), { type: "TurnEnded", seat: first } as const],
  ];
  const blocks = new Turns<Event>((events) => isWhole(events, 3)).of([...setUp, ...turn]);
  expect(blocks.map(({ number }) => number)).toEqual([0, setUp.length]);
  expect(headline(blocks[1]!.events, called(null)).text).toMatch(/ draws three cards$/);
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(CARDS)("has words for %s, whoever looks", (card) => {
    speakIn(language);
    for (const you of [null, 0, 2]) {
      for (const zone of ["area 0", "area 1", "area 2"]) {
        const turn = [
          ...[play(card, { zone, partner: card === "surge" ? 1 : -1 }), assigned(zone, "lots")],
          ...[{ type: "Reacted", seat: 0, card: "net", what: [] } as const, made(1), drew()],
        ];
        const text = told([...turn, ...arriving], called(you));
        expect(text).not.toMatch(/log-|undefined|\{|area \d/);
        expect(text[0]).toBe(text[0]?.toLocaleUpperCase());
      }
    }
  });
});

it.each([
  ["fr", "Racer lâche un Guano sur toi : −1 pour toi"],
  ["de", "Racer lässt Guano auf dich fallen: −1 für dich"],
  ["it", "Racer scarica un Guano su di te: −1 per te"],
])("says the same in %s", (language, text) => {
  speakIn(language);
  const turn = [play("guano", { zone: "area 0" }), assigned("area 0", "guano"), ...arriving];
  expect(told(turn).replace(/\u00a0/g, " ")).toBe(text);
});
