/** Guests: what the link's page tells them, who only watches, whose seat is whose, who is away. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { EMPTY, person, PHONE, table, until, type Person } from "../person";
import { words } from "./words";

const say = await words("en");

async function hosts(wish: Record<string, unknown>): Promise<{ ada: Person; id: string }> {
  const ada = await person({}, EMPTY);
  const id = await table(ada.page, { game: "columbiz", seats: ["me", "open"], ...wish });
  await ada.page.goto(`/t/${id}`);
  return { ada, id };
}

const invitation = (page: Page) => page.getByRole("region", { name: say("waiting-invite") });

test("the link's page says who invites, to what, how long it takes and what it is about", async () => {
  const { ada, id } = await hosts({});
  const guest = await person({ viewport: PHONE }, `/t/${id}`);
  const main = guest.page.getByRole("main");
  await main.getByText(say("waiting-invites", { who: "Ada" })).waitFor();
  for (const key of ["columbiz-page-aim", "waiting-time-columbiz"])
    await main.getByText(say(key), { exact: true }).waitFor();
  await invitation(ada.page).waitFor();
  expect(await ada.page.getByText(say("waiting-invites", { who: "Ada" })).count()).toBe(0);
  expect([...guest.complaints, ...ada.complaints]).toEqual([]);
  await Promise.all([ada.leave(), guest.leave()]);
});

test("a link that leads nowhere for others is said to, and has no QR code", async () => {
  const { ada, id } = await hosts({});
  const { page } = ada;
  await invitation(page).getByText(say("waiting-local")).waitFor();
  expect(await invitation(page).getByText("make play LAN=yes").count()).toBe(1);
  expect(await page.getByRole("img", { name: say("waiting-qr") }).count()).toBe(0);
  const link = `http://192.168.1.20:8000/t/${id}`; // as of a server that the network can reach
  await page.route(`**/api/tables/${id}`, async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...told, link, is_local: false } });
  });
  await page.reload();
  await page.getByRole("img", { name: say("waiting-qr") }).waitFor();
  expect(await page.getByText(say("waiting-local")).count()).toBe(0);
  expect(await page.getByRole("textbox", { name: say("waiting-link") }).inputValue()).toBe(link);
  await ada.leave();
});

test("onlookers know that they watch, players their seat, and nobody waits for ever", async () => {
  const { ada, id } = await hosts({ grace: 1 });
  const guest = await person({ viewport: PHONE }, `/t/${id}`);
  await guest.page.getByRole("button", { name: say("waiting-sit-label", { seat: 2 }) }).click();
  await Promise.all(
    [ada, guest].map(({ page }) =>
      page.getByRole("region", { name: say("page-turn-panel") }).waitFor(),
    ),
  );
  const watcher = await person({ viewport: PHONE }, `/t/${id}`);
  await watcher.page.getByText(say("page-you-watch")).waitFor();
  expect(await guest.page.getByText(say("page-you-watch")).count()).toBe(0);
  const mine = guest.page.getByTitle(say("page-seat-yours")).filter({ visible: true });
  expect(await mine.count()).toBe(1);
  expect(await watcher.page.getByTitle(say("page-seat-yours")).count()).toBe(0);
  // whoever is to move closes the page
  const isAda = (await ada.page.title()).startsWith("●");
  const [stays, goes] = isAda ? [guest, ada] : [ada, guest];
  await goes.leave();
  const away = stays.page.getByRole("complementary", { name: say("page-away-label") });
  await away.waitFor();
  await watcher.page.getByRole("complementary", { name: say("page-away-label") }).waitFor();
  expect(await watcher.page.getByRole("button", { name: say("page-away-bot") }).count()).toBe(0);
  await away.getByRole("button", { name: say("page-away-bot") }).click();
  await away.waitFor({ state: "detached" }); // a bot plays on
  expect([...stays.complaints, ...watcher.complaints]).toEqual([]);
  await Promise.all([stays.leave(), watcher.leave()]);
});

test("whoever writes on before a message is stored keeps what they write", async () => {
  const { ada, id } = await hosts({});
  const guest = await person({ viewport: PHONE }, `/t/${id}`);
  await guest.page.getByRole("button", { name: say("waiting-sit-label", { seat: 2 }) }).click();
  const panel = ada.page.getByRole("region", { name: say("page-chat") });
  const field = panel.getByRole("textbox");
  await field.evaluate((input: HTMLInputElement) => {
    const write = (text: string) => {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    };
    write("Hello");
    input.form!.requestSubmit();
    write("and welcome"); // before anything can have come back
  });
  await panel.getByText("Hello").waitFor();
  await field.press("Enter");
  await panel.getByText("and welcome").waitFor();
  await until(async () => (await field.inputValue()) === "");
  expect([...ada.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([ada.leave(), guest.leave()]);
});

test("what people say is seen on a small laptop, and the field to answer is within its panel", async () => {
  const { ada, id } = await hosts({});
  const guest = await person({ viewport: PHONE }, `/t/${id}`);
  await guest.page.getByRole("button", { name: say("waiting-sit-label", { seat: 2 }) }).click();
  const panel = ada.page.getByRole("region", { name: say("page-chat") });
  const field = panel.getByRole("textbox");
  for (const size of [
    { width: 1024, height: 600 },
    { width: 1280, height: 720 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await ada.page.setViewportSize(size);
    const said = `Seen at ${size.width}`;
    await field.fill(`${said} by ${size.height}`);
    await field.press("Enter");
    await field.blur();
    const line = panel.getByText(said).last();
    await line.waitFor();
    // the list shows its end once it has become lower
    await until(async () => {
      const boxes = await Promise.all([panel, field, line].map((part) => part.boundingBox()));
      const [around, ...inside] = boxes.map((box) => [box!.y, box!.y + box!.height] as const);
      const [top, bottom] = around!;
      return bottom <= size.height && inside.every(([y, end]) => y >= top && end <= bottom);
    });
  }
  expect([...ada.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([ada.leave(), guest.leave()]);
});
