import { expect, test } from "vitest";

import {
  added,
  edited,
  identified,
  moved,
  named,
  nameIn,
  removed,
  slug,
  worded,
  type Box,
} from "./cards";

const BOX: Box = {
  place: [{ id: "street", spaces: 4 }, { id: "roof" }],
  pigeon: [{ id: "fat", count: 2, never: ["street"], revealed: [{ do: "assign", to: "street" }] }],
  action: [
    { id: "car", name: "Car", count: 3, play: [{ do: "trophy", from: "street", count: "one" }] },
  ],
};

test("a field is changed, and one that says nothing is left out", () => {
  const more = edited(BOX, "action", 0, { call: 2, name: "" });
  expect(more.action[0]).toEqual({ id: "car", count: 3, call: 2, play: BOX.action[0]!.play });
  expect(edited(more, "action", 0, { call: undefined }).action[0]).not.toHaveProperty("call");
  expect(BOX.action[0]).not.toHaveProperty("call");
});

test("an effect list that has become empty is still told", () => {
  expect(edited(BOX, "action", 0, { play: [] }).action[0]!.play).toEqual([]);
});

test("ids are made of names", () => {
  expect(slug("Café de l’Étoile 2")).toBe("cafedeletoile2");
  expect(slug("3 crows")).toBe("crows");
  expect(slug("鳩")).toBe("");
});

test("an id follows the name until somebody chooses one", () => {
  expect(named(BOX, "action", 0, "Big Car").action[0]).toMatchObject({
    id: "bigcar",
    name: "Big Car",
  });
  const own = identified(BOX, "action", 0, "auto");
  expect(named(own, "action", 0, "Lorry").action[0]).toMatchObject({ id: "auto", name: "Lorry" });
});

test("two names alike are two ids", () => {
  const two = named(added(BOX, "action", { id: "action", count: 1, play: [] }), "action", 1, "Car");
  expect(two.action.map(({ id }) => id)).toEqual(["car", "car2"]);
});

test("another id of a Place is told wherever the Place is spoken of", () => {
  const other = identified(BOX, "place", 0, "quay");
  expect(other.place[0]!.id).toBe("quay");
  expect(other.pigeon[0]).toMatchObject({
    never: ["quay"],
    revealed: [{ do: "assign", to: "quay" }],
  });
  expect(other.action[0]!.play).toEqual([{ do: "trophy", from: "quay", count: "one" }]);
});

test("cards come, go and change places", () => {
  const two = added(BOX, "action", BOX.action[0]!);
  expect(two.action.map(({ id }) => id)).toEqual(["car", "car2"]);
  expect(moved(two, "action", 1, 0).action.map(({ id }) => id)).toEqual(["car2", "car"]);
  expect(removed(two, "action", 0).action.map(({ id }) => id)).toEqual(["car2"]);
});

test("a name may differ by language, and an empty text is left out", () => {
  const card = { id: "car", name: "Car", names: { it: "Automobile" } };
  expect(nameIn(card, "it")).toBe("Automobile");
  expect(nameIn(card, "de")).toBe("Car");
  expect(worded({ it: "Automobile" }, "it", "")).toEqual({});
});
