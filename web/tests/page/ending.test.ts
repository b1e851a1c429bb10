/** The end of a match: given up before others, won by it, told in figures, and what comes next. */

import type { Download, Page } from "playwright-core";
import { expect, test } from "vitest";

import { EMPTY, person, PHONE, shoot, SHOTS, WIDE } from "../person";
import { Player } from "./player";
import { words } from "./words";

const say = await words("en");

const result = (page: Page) => page.locator("section.result");

test("giving up is a result: for me, for the others, and in the list of recent games", async () => {
  const [host, guest] = await Promise.all([Player.come(), Player.come()]);
  await guest.ask("POST", "/api/people", { name: "Bruno" });
  const id = await host.open({ game: "columbiz", seats: ["me", "open"] });
  await guest.ask("PUT", `/api/tables/${id}/seats/1`, {});
  const ada = await person({ viewport: WIDE, still: false, pace: "fast" }, EMPTY);
  const bruno = await person({ viewport: PHONE, touch: true }, EMPTY);
  await Promise.all([host.lend(ada), guest.lend(bruno)]);
  await Promise.all([ada.page.goto(`/t/${id}`), bruno.page.goto(`/t/${id}`)]);

  await ada.page.locator("[data-at]").waitFor(); // pigeons fly only for who saw the match run
  const flies = ada.page.locator(".flock").waitFor({ state: "attached" });
  await bruno.page
    .getByRole("button", { name: say("page-more"), exact: true })
    .first()
    .click();
  await bruno.page.getByRole("button", { name: say("page-resign"), exact: true }).click();
  await bruno.page.getByRole("button", { name: say("page-resign-sure") }).click();

  await Promise.all([
    ada.page.getByRole("heading", { name: "Bruno gave up. You win!" }).waitFor(),
    flies, // before they are gone
  ]);
  await bruno.page.getByRole("heading", { name: "You gave up. Ada wins!" }).waitFor();
  expect(await bruno.page.locator(".flock").count(), "not for who wants less motion").toBe(0);
  expect(await result(ada.page).locator(".crest").count()).toBe(1);
  expect(await ada.page.getByText(say("result-given-up-text")).count()).toBe(1);
  expect(await ada.page.locator(".tie").count(), "no tie-break has decided").toBe(0);
  await shoot(ada.page, "ending-given-up-wide");
  await shoot(bruno.page, "ending-given-up-phone");

  for (const [who, said] of [
    [ada, "You won: Bruno gave up"],
    [bruno, "Ada won: you gave up"],
  ] as const) {
    await who.page.goto("/");
    const recent = who.page.getByRole("region", { name: say("start-recent") });
    await recent.getByText(said).waitFor();
    await recent.getByRole("link").first().click();
    await who.page.waitForURL(`**/t/${id}/replay*`);
    expect(who.complaints).toEqual([]);
  }
  await Promise.all([host, guest, ada, bruno].map((one) => one.leave()));
});

test("after a match against bots there are figures, a picture, and other bots to play", async () => {
  const player = await Player.come();
  const wish = { game: "columba", seats: ["me", "fledgling"], help: "coach" };
  const id = await player.open(wish);
  await player.play(id, {});
  const someone = await person({ viewport: WIDE }, EMPTY);
  await player.lend(someone);
  const { page } = someone;
  await page.goto(`/t/${id}`);
  const figures = result(page).locator("dl");
  await figures.getByText(say("columba-figure-largest-estate")).waitFor();
  const lines = await figures.locator("dt").count();
  expect(lines).toBeGreaterThanOrEqual(4);
  expect(lines).toBeLessThanOrEqual(5);
  await shoot(page, "ending-columba-wide");

  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: say("result-picture") }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe("Columba.png");
  expect(await drawn(page, picture)).toBe(true);

  const harder = say("result-harder", { level: say("bot-yearling") });
  await page.getByRole("button", { name: harder }).click();
  await page.waitForURL(
    (url) => /^\/t\/(?!.*replay)/.test(url.pathname) && !url.pathname.includes(id),
  );
  const next = new URL(page.url()).pathname.slice(3);
  const { table } = await player.ask<{ table: { seats: { bot: string }[] } }>(
    "GET",
    `/api/tables/${next}`,
  );
  expect(table.seats.map(({ bot }) => bot)).toEqual(["", "yearling"]);

  // what can be continued comes first, before the games
  await page.goto("/");
  const going = page.getByRole("region", { name: say("start-continue") });
  await going.getByRole("link").first().waitFor();
  const [first, games] = await Promise.all([
    going.boundingBox(),
    page.getByRole("article").first().boundingBox(),
  ]);
  expect(first!.y + first!.height).toBeLessThan(games!.y);
  await shoot(page, "start-continue-wide");
  expect(someone.complaints).toEqual([]);
  await Promise.all([player.leave(), someone.leave()]);
});

test("the first match is against a fledgling, and the page says so", async () => {
  const { page, leave } = await person({ viewport: WIDE });
  const box = page.getByRole("article", { name: "Columbiz" });
  const next = (name: string) => page.getByRole("article", { name }).locator(".level");
  await next("Columbiz")
    .filter({ hasText: `${say("bot-fledgling")},` })
    .waitFor();
  await next("Piccioni")
    .filter({ hasText: `${say("bot-fledgling")} 2` })
    .waitFor();
  await box.getByRole("button").first().click();
  await page.waitForURL("**/t/*");
  const name = page.getByText(say("bot-fledgling"), { exact: true }).filter({ visible: true });
  await name.first().waitFor();
  await leave();
});

/** Whether a file is a picture as large as it should be, with more than one colour in it. */
async function drawn(page: Page, file: Download): Promise<boolean> {
  if (process.env.SHOTS) await file.saveAs(`${SHOTS}/picture.png`);
  const stream = await file.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const data = `data:image/png;base64,${Buffer.concat(parts).toString("base64")}`;
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext("2d")!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4 * 97)
      colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    return canvas.width === 1200 && canvas.height === 630 && colours.size > 12;
  }, data);
}
