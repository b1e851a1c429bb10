import { expect, it, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => ({ t: (key: string) => key }));

const { nameOf } = await import("./names");

const called = (...people: string[]) => ({ name: (seat: number) => people[seat] ?? "nobody" });

it("calls people by their names", () => {
  expect(nameOf(called("Ada", "Bruno"), 1)).toBe("Bruno");
});

it("calls seats of one person by their colours", () => {
  expect(nameOf(called("Ada", "Ada", "Bruno"), 0)).toBe("columbiz-violet");
  expect(nameOf(called("Ada", "Ada", "Bruno"), 2)).toBe("Bruno");
});
