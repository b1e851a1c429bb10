/** For everyone who listens, and for those who want less motion. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { until } from "../person";
import { GAMES, matches, visitor, type Matches } from "./places";
import { words, type Say } from "./words";

let made: Matches;
let say: Say;
beforeAll(async () => {
  [made, say] = await Promise.all([matches(), words("en")]);
});
afterAll(() => made.player.leave());

test.each(GAMES)("what happens in %s is told to those who listen", async (game) => {
  const someone = await visitor(made, {});
  const id = await made.player.open({ game, seats: ["me", "random"], help: "legal" });
  const { at } = await made.player.play(id, { entries: 0 });
  const { page } = someone;
  await page.goto(`/t/${id}`);
  await page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    for (const region of document.querySelectorAll("[role=status], [role=alert], [aria-live]"))
      new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  const heard = (): Promise<string> =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(" "));
  await made.player.play(id, { entries: at + 40 }); // no turn is so long that it is all mine
  await until(async () => (await heard()).includes(say("bot-random"))); // what the other side did
  await until(async () => (await heard()).includes(say("page-your-turn")));
  await someone.leave();
});

test("whoever wants less motion gets none", async () => {
  const someone = await visitor(made, { still: true });
  const { page } = someone;
  const wrong: string[] = [];
  for (const game of GAMES) {
    const id = await made.player.open({ game, seats: ["me", "random"] });
    await made.player.play(id, { entries: 0 });
    await page.goto(`/t/${id}`);
    await page.getByRole("region", { name: say("page-turn-panel") }).waitFor();
    await page.evaluate(() => {
      const moved = new Set<string>();
      (window as unknown as { moved: Set<string> }).moved = moved;
      const look = (): void => {
        for (const animation of document.getAnimations()) {
          const { duration } = animation.effect?.getComputedTiming() ?? {};
          if (Number(duration) <= 1) continue;
          const { target } = animation.effect as KeyframeEffect;
          moved.add(`${target?.tagName}.${target?.getAttribute("class")}: ${String(duration)} ms`);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await made.player.play(id, { entries: 25 });
    await page.getByRole("button", { name: say("page-more"), exact: true }).click();
    await page.keyboard.press("Escape");
    const moved = await page.evaluate(() => [
      ...(window as unknown as { moved: Set<string> }).moved,
    ]);
    wrong.push(...moved.map((text) => `${game}: ${text}`));
  }
  await someone.leave();
  expect(wrong).toEqual([]);
});
