import { expect, it, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));
vi.mock("./box.svelte", () => import("../../../tests/box"));

const { aims, offer, refuse, tell, zoneName } = await import("./tell");
const names = {
  name: (seat: number) => ["Ada", "Homer", "Racer"][seat] ?? "?",
  isYou: (seat: number) => seat === 0,
};
const play = { card: "guano", what: [], zone: "", to: "", partner: -1 };
const view = { cards: "house cards", viewer: 0 } as never;

it("tells what a card does, to whom", () => {
  const played = { type: "Played", ...play } as const;
  expect(tell({ ...played, seat: 1, zone: "area 0" }, names)).toBe("Homer drops Guano on you.");
  expect(tell({ ...played, seat: 0, zone: "area 1" }, names)).toBe("You drop Guano on Homer.");
  expect(tell({ ...played, seat: 0, zone: "area 0" }, names)).toBe("You drop Guano on yourself.");
  expect(tell({ ...played, seat: 2, card: "surge", partner: 1 }, names)).toBe(
    "Racer turns all pigeons on the Wires into Trophies, shared with Homer.",
  );
});

it("says what a card would do, and what it costs whom", () => {
  expect(offer({ type: "Play", ...play, zone: "area 1" }, view, names)).toBe(
    "Guano: Drop it on Homer: −1 for Homer. Then you draw a card.",
  );
});

it("says why a card cannot be played as one would", () => {
  expect(refuse("no-effect", { card: "washer" }, names)).toBe(
    "Nothing to wash off: you have no guano.",
  );
  expect(refuse("aim", { card: "guano" }, names)).toBe("Choose a player to drop Guano on.");
});

it("tells the end of the moves as people do", () => {
  expect(tell({ type: "MovesEnded", seat: 0, count: 1 }, names)).toBe(
    "Your moves are done. One pigeon arrives.",
  );
});

it("calls an Area yours, or by its owner's name", () => {
  expect(zoneName("area 0", names)).toBe("your Area");
  expect(zoneName("area 2", names)).toBe("Racer’s Area");
});

it("calls a partner you, or by name", () => {
  expect(aims({ ...play, card: "surge", partner: 0 }, names)).toBe("Power surge: with you");
  expect(aims({ ...play, card: "surge", partner: 1 }, names)).toBe("Power surge: with Homer");
});

it("promises no pigeons with the end of a turn of the last round", () => {
  const at = (last_round: number): string =>
    offer({ type: "End" }, { ...(view as object), last_round } as never, names);
  expect(at(0)).toBe("end your turn and reveal pigeons");
  expect(at(2)).toBe("End the turn");
});
