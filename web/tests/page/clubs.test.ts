/** A club by clicks: an invitation, a league, a tournament, a line taken back, somebody sent away. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { EMPTY, person, type Person } from "../person";
import { entrust, invited } from "./club";
import { OwnServer } from "./own";
import { words } from "./words";

const say = await words("en");

/** Nobody comes in there without an invitation. */
let server: OwnServer;
beforeAll(async () => {
  server = await OwnServer.begin("--invite-only");
});
afterAll(() => server.remove());

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();
const sees = (page: Page, text: string): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** What is agreed, as it stands on the page. */
async function terms(page: Page): Promise<Record<string, string>> {
  const list = page.getByRole("region", { name: say("waiting-terms") });
  await list.waitFor();
  return list
    .locator("dl > div")
    .evaluateAll((lines) =>
      Object.fromEntries(
        lines.map((line) => [
          line.querySelector("dt")?.textContent ?? "",
          line.querySelector("dd")?.textContent ?? "",
        ]),
      ),
    );
}

/** Somebody at the door with this address. */
async function comes(path: string): Promise<Person> {
  const someone = await person({}, EMPTY);
  await someone.page.goto(new URL(path, server.url).href);
  return someone;
}

async function named(page: Page, name: string): Promise<void> {
  await page.getByLabel(say("start-name"), { exact: true }).fill(name);
  await press(page, say("start-name-keep"));
  await sees(page, say("start-you-named", { name }));
}

/** Make a league or a tournament of Columbiz for two, and go where it is. */
async function make(page: Page, what: "leagues" | "tournaments", title: string): Promise<string> {
  await page.goto(`${server.url}/${what}`);
  await page.getByLabel(say("league-title"), { exact: true }).fill(title);
  await page.getByRole("combobox", { name: say("league-game") }).selectOption("columbiz");
  await page.getByRole("radio", { name: say("setup-help-none") }).check();
  await page.getByRole("radio", { name: say("setup-clock-move") }).check();
  await page.getByRole("radio", { name: say("setup-timeout-resign") }).check();
  await page.getByLabel(say("friends-pause"), { exact: true }).selectOption("14");
  await press(page, say("league-make"));
  await page.waitForURL(`**/${what}/*`);
  return page.url();
}

test("a club lives: invited, rated, paired, heard, sent away", async () => {
  const ada = await comes(`/#invited=${await invited(server.db)}`);
  await named(ada.page, "Ada");
  await entrust("Ada", server.db);

  // the one who looks after it invites one more
  await ada.page.goto(`${server.url}/house`);
  await sees(ada.page, `${say("house-invited")} ${say("house-lead")}`);
  await press(ada.page, say("house-invite"));
  const link = await ada.page.getByLabel(say("house-new-link")).inputValue();

  // whoever has no invitation sees what is agreed, and does not get in
  const league = await make(ada.page, "leagues", "Thursdays");
  const eve = await comes(league);
  expect(await terms(eve.page)).toMatchObject({
    [say("league-seats")]: "2",
    [say("setup-help")]: say("setup-help-none"),
    [say("setup-undo")]: say("setup-undo-no"),
    [say("setup-clock")]: "3 days for each move",
    [say("setup-timeout")]: say("setup-timeout-resign"),
    [say("friends-pause")]: "14 days",
  });
  await press(eve.page, say("league-join"));
  await sees(eve.page, say("error-invitation"));
  await eve.leave();

  // whoever has one joins, and they meet at a rated table
  const ben = await comes(link);
  await named(ben.page, "Ben");
  await ben.page.goto(league);
  await press(ben.page, say("league-join"));
  await ben.page.getByRole("rowheader", { name: "Ben ◀" }).waitFor();
  await press(ada.page, say("league-join"));
  await press(ada.page, say("league-open"));
  await ada.page.waitForURL("**/t/*");
  const table = ada.page.url();
  await ben.page.goto(table);
  await press(ben.page, say("waiting-sit-label", { seat: 2 }));
  const line = ben.page.getByLabel(say("page-chat-say"));
  await line.fill("Something rude");
  await line.press("Enter");
  await sees(ada.page, "Something rude");

  // the line is taken away, on both screens
  await ada.page.goto(`${server.url}/house`);
  await ada.page.getByLabel(say("house-table")).fill(table);
  await press(ada.page, say("house-look"));
  await press(ada.page, say("house-unsay-label", { number: 1 }));
  await sees(ben.page, say("chat-removed"));
  expect(await ben.page.getByText("Something rude").count()).toBe(0);

  // a tournament: both enter, its host lets it begin, and each has a table
  const cup = await make(ada.page, "tournaments", "Autumn cup");
  await ben.page.goto(cup);
  expect((await terms(ben.page))[say("setup-clock")]).toBe("3 days for each move");
  expect(await ben.page.getByRole("button", { name: say("tournament-next") }).count()).toBe(0);
  for (const { page } of [ada, ben]) {
    await press(page, say("tournament-enter"));
    await page.getByRole("button", { name: say("tournament-withdraw") }).waitFor();
  }
  await press(ada.page, say("tournament-next"));
  await ada.page.getByRole("link", { name: say("tournament-mine") }).waitFor();
  await ben.page.reload();
  await ben.page.getByRole("link", { name: say("tournament-mine") }).click();
  await ben.page.waitForURL("**/t/*");
  expect(ben.page.url()).not.toBe(table);

  // whoever is sent away may only look on
  await ada.page.goto(`${server.url}/house`);
  await press(ada.page, say("house-ban-label", { name: "Ben" }));
  await ada.page.getByRole("button", { name: say("house-unban-label", { name: "Ben" }) }).waitFor();
  await ben.page.goto(league);
  await press(ben.page, say("league-join"));
  await sees(ben.page, say("error-banned"));
  expect(ada.complaints).toEqual([]);
  await Promise.all([ada.leave(), ben.leave()]);
});
