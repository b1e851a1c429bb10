/** Pictures of everything around the games, for people's eyes. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { person, PHONE, shoot, TABLET, WIDE, type Likes } from "../person";
import { matches, places, visit, type Matches } from "./places";
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
}, 160_000);
afterAll(() => made.player.leave());

test.each(Object.keys(LIKES))("pictures, %s", async (name) => {
  const say = await words("en");
  const someone = await person(LIKES[name] ?? {});
  await made.player.lend(someone);
  for (const { act: _, ...place } of places(made).filter((one) => SHOT.includes(one.name))) {
    await visit(someone, place, say);
    await shoot(someone.page, `${place.name.replaceAll(" ", "-")}-${name}`);
  }
  expect(someone.complaints).toEqual([]);
  await someone.leave();
});
