import { expect, it, vi } from "vitest";

vi.mock("./box.svelte", () => import("../../../tests/box"));

const { flights, icon, sound, where } = await import("./flights");

it("lets scared pigeons fly from Zone to Zone", () => {
  const event = { type: "Scared", pigeons: ["fat", "lame"], zone: "street", to: "area 1" } as const;
  expect(flights(event).map(({ piece, from, to }) => [piece, from, to])).toEqual([
    ["fat", "street", "area 1"],
    ["lame", "street", "area 1"],
  ]);
  expect(where(event)).toEqual(["street", "area 1"]);
  expect(sound(event)).toBe("flap");
  expect(icon(event)).toBe("fat");
});

it("splats Guano and lands pigeons", () => {
  const guano = { type: "Assigned", cards: ["lots"], zone: "area 0" } as const;
  expect(flights(guano)[0]).toMatchObject({ piece: "guano-lots", how: "splat" });
  expect(sound(guano)).toBe("splat");
  expect(flights({ ...guano, cards: ["lame"] })[0]).toMatchObject({ piece: "lame", how: "fly" });
});

it("never shows a card that somebody drew", () => {
  const event = { type: "Drew", seat: 0, card: "net" } as const;
  expect(flights(event)[0]?.piece).toBe("action-back");
  expect(icon(event)).toBe("action-back");
});
