import { expect, it, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

const { myTableName, tableName } = await import("./tables");
const listed = (...seats: string[]) => {
  const bots = seats.map((name) => (name === "homer" ? name : ""));
  const names = seats.map((name) => (name === "homer" ? "" : name));
  return { agreement: { game: "columbiz" }, names, bots } as never;
};
const seat = (name: string, bot = "", is_mine = false) =>
  ({ name, bot, is_mine, is_open: !name && !bot }) as never;

it("names whoever else sits there", () => {
  expect(myTableName(listed(), [seat("Ada", "", true), seat("", "homer")])).toBe(
    "Columbiz with Homer",
  );
  expect(tableName(listed("Ada", "homer", "Bruno"), "Ada")).toBe("Columbiz with Homer and Bruno");
});

it("tells a screen that is handed round from a table that nobody has come to", () => {
  const here = "Columbiz, in turns on one screen";
  expect(myTableName(listed(), [seat("Ada", "", true), seat("Ada", "", true)])).toBe(here);
  expect(tableName(listed("Ada", "Ada"), "Ada")).toBe(here);
  const alone = "Columbiz, so far without others";
  expect(myTableName(listed(), [seat("Ada", "", true), seat("")])).toBe(alone);
  expect(tableName(listed("Ada", ""), "Ada")).toBe(alone);
});
