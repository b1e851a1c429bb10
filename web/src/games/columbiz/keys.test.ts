import { expect, it } from "vitest";

import { command } from "./keys";

it("knows the dice by their numbers", () => {
  expect(command("1")).toEqual({ does: "toggle", slot: 0 });
  expect(command("8")).toEqual({ does: "toggle", slot: 7 });
  expect(command("9")).toBeNull();
});

it("knows letters, great or small", () => {
  expect(command("t")).toEqual({ does: "throw" });
  expect(command("T")).toEqual({ does: "throw" });
  expect(command("Escape")).toEqual({ does: "unpin" });
  expect(command("constructor")).toBeNull();
});
