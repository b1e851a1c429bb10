import { beforeEach, expect, it, vi } from "vitest";

vi.mock("../../lib/settings.svelte", () => ({ still: () => true }));
vi.stubGlobal("cancelAnimationFrame", () => undefined);

const { shows } = await import("./camera");
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

it("does not move what is in sight anyway", () => {
  const before = lookout.camera;
  lookout.resize(390, 440, { ...CHOSEN, top: -6, bottom: -4 });
  expect(lookout.camera).toEqual(before);
});
