import { beforeEach, expect, it, vi } from "vitest";

vi.mock("../../lib/settings.svelte", () => ({ still: () => true }));
vi.stubGlobal("cancelAnimationFrame", () => undefined);

const { clearFor, shows } = await import("./camera");
const { grown } = await import("./geometry");
const { Lookout } = await import("./lookout.svelte");

const LAND = { left: -4, top: -6, right: 6, bottom: 8 };
const CHOSEN = { left: 0, top: 6, right: 2, bottom: 8 };
let lookout: InstanceType<typeof Lookout>;

beforeEach(() => {
  lookout = new Lookout();
  lookout.watch(LAND);
  lookout.resize(390, 450);
});

it("keeps a chosen card in sight when the sheet below takes of its room", () => {
  expect(shows(lookout.camera, lookout.size, CHOSEN)).toBe(true);
  lookout.resize(390, 280, CHOSEN);
  expect(shows(lookout.camera, lookout.size, CHOSEN)).toBe(true);
});

it("fits anew when what may be offered beside the land would lie under the buttons", () => {
  const [before, low] = [lookout.camera, { ...LAND, bottom: 8.9 }];
  lookout.watch(low);
  expect(lookout.camera).not.toEqual(before);
  expect(shows(lookout.camera, lookout.size, grown(low, 1.2), clearFor(lookout.size))).toBe(true);
});

it("shows what a lesson points to together with the land", () => {
  const pointed = { left: 0, top: -9, right: 2, bottom: -7 };
  lookout.point(pointed);
  for (const box of [pointed, grown(LAND, 1.2)])
    expect(shows(lookout.camera, lookout.size, box, clearFor(lookout.size))).toBe(true);
});

it("does not move what is in sight anyway", () => {
  const before = lookout.camera;
  lookout.resize(390, 440, { ...CHOSEN, top: -6, bottom: -4 });
  expect(lookout.camera).toEqual(before);
});
