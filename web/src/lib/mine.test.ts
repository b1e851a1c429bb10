import { expect, test, vi } from "vitest";

const HERE = { id: "here-1", status: "over" };
const THERE = { id: "there", status: "over" };
vi.mock("./home.svelte", () => ({
  IS_SITE: false,
  tablesHere: () => Promise.resolve([HERE]),
  waitingHere: () => Promise.resolve([]),
}));
// where no server is reached, this browser answers in its stead
vi.mock("./api", () => ({ api: { get: () => Promise.resolve([HERE, THERE]) }, Problem: Error }));
vi.mock("./people.svelte", () => ({ me: { name: "Ada" } }));
vi.mock("./route.svelte", () => ({ go: () => undefined, route: { path: "/" } }));
vi.stubGlobal("navigator", {});
const { askForMine } = await import("./mine.svelte");

test("a table of this browser that is told twice is listed once", async () => {
  expect((await askForMine()).map(({ id }) => id)).toEqual(["here-1", "there"]);
});
