/** Pictures of everything around the games, for people's eyes. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { PHONE, shoot, TABLET, WIDE, type Likes } from "../person";
import { load, matches, PLACES, visitor, type Matches } from "./places";
import { words } from "./words";

const SHOT = [
  "start",
  "setup columba",
  "waiting",
  "result columba",
  "replay columba",
  "rules columbiz",
];
const LIKES: Readonly<Record<string, Likes>> = {
  wide: { viewport: WIDE },
  tablet: { viewport: TABLET },
  phone: { viewport: PHONE, touch: true },
  dark: { viewport: WIDE, theme: "dark" },
};

let made: Matches;
beforeAll(async () => {
  made = await matches();
});
afterAll(() => made.player.leave());

test.each(Object.keys(LIKES))("pictures, %s", async (name) => {
  const say = await words("en");
  const someone = await visitor(made, LIKES[name] ?? {});
  for (const place of PLACES.filter((one) => SHOT.includes(one.name))) {
    await load(someone.page, made, { ...place, act: undefined }, say);
    await shoot(someone.page, `${place.name.replaceAll(" ", "-")}-${name}`);
  }
  expect(someone.complaints).toEqual([]);
  await someone.leave();
});
