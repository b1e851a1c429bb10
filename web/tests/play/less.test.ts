/** What is less to click, and what does not move meanwhile. */

import { expect, test } from "vitest";
import type { Page } from "playwright-core";

import { EMPTY, person, PHONE, shoot, table, until } from "../person";
import { against, type Game } from "../page/places";
import { pegs } from "./columba";
import { mouse } from "./hands";
import { cards, piccioni } from "./piccioni";
import { can, now, panel, playOn, positions, sent } from "./table";

/** Whether all of the chosen card is on the land, but for the few pixels of its outline. */
function isInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const land = document.querySelector("main")!.getBoundingClientRect();
    const ghost = document.querySelector("main .ghost.pinned .piece")?.getBoundingClientRect();
    return !!ghost && ghost.top >= land.top - 3 && ghost.bottom <= land.bottom + 3;
  });
}

async function sit(page: Page, game: Game): Promise<void> {
  const id = await table(page, { game, options: { seats: "2" }, seats: against(game).slice(0, 2) });
  await page.goto(`/t/${id}`);
  await panel(page).waitFor();
  await until(async () => (await now(page)) === "mine");
}

test("while throwing, a square of Columbiz tells what it needs and keeps those dice", async () => {
  const { page, complaints, leave } = await person({}, EMPTY);
  await sit(page, "columbiz");
  const dice = panel(page).getByRole("group", { name: "Dice" }).getByRole("button");
  const faces = await dice.evaluateAll((all) =>
    all.map((one) => Number(/shows (\d)/.exec(one.ariaLabel ?? "")?.[1])),
  );
  const face = faces[0] ?? 0;
  const have = faces.filter((one) => one === face).length;
  const square = page.locator(`[data-square="${face}/6"]`);
  await square.hover();
  await panel(page).getByText(`needs 6 dice showing ${face}; you have ${have}.`).waitFor();
  await square.click();
  const kept = await dice.evaluateAll((all) => all.map((one) => one.ariaPressed === "true"));
  expect(kept).toEqual(faces.map((one) => one === face));
  await can(page, new RegExp(`^Throw .*${8 - have > 1 ? 8 - have : "one"}`)).waitFor();
  await shoot(page, "columbiz-needs-wide");
  await square.click();
  expect(await dice.evaluateAll((all) => all.some((one) => one.ariaPressed === "true"))).toBe(
    false,
  );
  expect(complaints).toEqual([]);
  await leave();
});

test("a finger's square is what dice are kept for, and moves no button; placing begins anew", async () => {
  const { page, complaints, leave } = await person({ viewport: PHONE, touch: true }, EMPTY);
  await sit(page, "columbiz");
  const dice = panel(page).getByRole("group", { name: "Dice" }).getByRole("button");
  const faces = await dice.evaluateAll((all) =>
    all.map((one) => Number(/shows (\d)/.exec(one.ariaLabel ?? "")?.[1])),
  );
  const isFree = ':not([aria-disabled="true"])'; // the other one may have begun
  const free = page
    .locator(faces.map((face) => `[data-square^="${face}/"]${isFree}`).join())
    .first();
  const number = (await free.getAttribute("data-square"))?.split("/")[1];
  const stand = can(page, /^Keep all/);
  const before = await stand.boundingBox();
  await free.tap();
  await panel(page).getByText(`, square ${number}: needs`).waitFor();
  expect(await stand.boundingBox()).toEqual(before);
  await stand.tap();
  const outcome = panel(page).getByText(`, square ${number}: `);
  await until(async () => (await stand.count()) === 0);
  // the focus may have come to that very square; without it, nobody points to one any more
  await until(async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return (await outcome.count()) === 0;
  });
  expect(complaints).toEqual([]);
  await leave();
});

test("a standing order leaves what is chosen as it is", async () => {
  const { page, frames, complaints, leave } = await person({ settings: { confirm: "two" } }, EMPTY);
  await sit(page, "piccioni");
  // whoever begins is luck, and what others do may have to be let happen first
  const words = panel(page).getByRole("group", { name: "Moves" });
  await playOn(page, piccioni(await mouse(page), true), () => words.isVisible());
  const card = cards(page).first();
  await card.click();
  const chosen = page.locator(".hand [aria-pressed=true]");
  expect(await chosen.count()).toBe(1);
  await page.getByText("Standing orders").filter({ visible: true }).click();
  await page.getByRole("radio", { name: "Always let it happen" }).check();
  await until(() => positions(frames, 0).at(-1)?.orders?.includes("pass") ?? false);
  await until(() => page.getByRole("radio", { name: "Always let it happen" }).isChecked());
  expect(await chosen.count()).toBe(1);
  expect(complaints).toEqual([]);
  await leave();
});

test("the card of Columba is dragged from the hand, and its objective stays in sight", async () => {
  const { page, complaints, leave } = await person({ viewport: PHONE }, EMPTY);
  await sit(page, "columba");
  const moves = await sent(page);
  const [peg] = await until(async () => {
    const found = await pegs(page); // once the land has come to rest
    return found.length > 0 && found;
  });
  const card = await page.locator(".held-card").boundingBox();
  if (!peg || !card) throw new Error("there is no card, or nowhere to put it");
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(peg.x, peg.y, { steps: 4 });
  await page.mouse.up();
  await can(page, "Place it here").waitFor();
  expect(await moves()).toEqual([]);
  // the panel has grown, and the land follows it a frame later
  await until(() => isInSight(page));
  await shoot(page, "columba-dragged-phone");
  expect((await page.locator(".turn .aim").first().boundingBox())?.width).toBeGreaterThan(40);
  await until(async () => {
    // in the moment after another move nothing is sent, and a person presses again
    if (!(await moves()).length) await can(page, "Place it here").click();
    return (await moves()).length === 1;
  });
  expect(complaints).toEqual([]);
  await leave();
});
