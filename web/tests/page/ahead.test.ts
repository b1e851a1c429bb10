/** A move that is chosen in advance: by whoever waits, kept, changed, made or told not to be. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type { GameOf } from "../../src/lib/wire";
import { EMPTY, person, PHONE, shoot, table, until } from "../person";
import { words } from "./words";

const say = await words("en");
const LUCK = ["seat 0", "fat", "infamous", "lame", "lady", "stupid", "fat"];
const HANDS = ["rifle", "breadcrumbs", "washer", "lots", "guano", "net"];
const PLAYED = "0 play breadcrumbs on fat in street to area 1";

/** Ada has played a card, and has a move left; Ben, who holds a net, may react. */
async function waiting(ada: Page, ben: Page): Promise<string> {
  const id = await ada.evaluate(
    async ([luck, played]) => {
      const games = (await (await fetch("/api/games")).json()) as GameOf[];
      const { version, ruleset } = games.find(({ name }) => name === "piccioni")!;
      const head = ["game: piccioni", `version: ${version}`, `ruleset: ${ruleset}`, "seats: 2"];
      const lines = [...head, "options: edition=2019 first_moves=2", ...luck, played];
      const answer = await fetch("/api/tables/brought", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ record: `${lines.join("\n")}\n`, seats: ["me", "open"] }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { id: string }).id;
    },
    [[...LUCK, ...HANDS].map((one) => `* ${one}`), PLAYED] as const,
  );
  await ben.evaluate(async (id) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`/api/tables/${id}/seats/1`, { method: "PUT", headers, body: "{}" });
    if (!answer.ok) throw new Error(await answer.text());
  }, id);
  return id;
}

/** Ben answers, without a page. */
async function answer(ben: Page, id: string, move: string): Promise<void> {
  await ben.evaluate(
    ([id, move]) =>
      new Promise<void>((done, fail) => {
        const host = location.origin.replace(/^http/, "ws");
        const line = new WebSocket(`${host}/api/tables/${id}/socket`);
        let isSaid = false;
        line.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as { is: string; at: number; ref?: string };
          if (told.is === "position" && !isSaid) {
            isSaid = true;
            line.send(JSON.stringify({ seat: 1, at: told.at, do: move, ref: "a" }));
          }
          if (told.ref !== "a") return;
          line.close();
          if (told.is === "done") done();
          else fail(new Error(String(data)));
        };
      }),
    [id, move] as const,
  );
}

test("whoever waits chooses in advance, by keys, and it is made or told not to be", async () => {
  const ada = await person({ viewport: PHONE });
  const ben = await person({}, EMPTY);
  for (const who of [ada, ben]) await table(who.page, { game: "columbiz", seats: ["me", "me"] });
  const { page } = ada;
  const about = page.getByRole("button", { name: say("page-ahead"), exact: true });

  const id = await waiting(page, ben.page);
  await page.goto(`/t/${id}`);
  await about.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: say("page-ahead") });
  await dialog.getByRole("list").waitFor();
  await shoot(page, "ahead-choose-phone");
  await dialog.getByRole("searchbox").fill("draw");
  await dialog.getByRole("listitem").getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await page.getByText(/^Chosen in advance: .*draw/i).waitFor();
  await page.reload(); // it is the server's to keep
  await page.getByText(/^Chosen in advance: .*draw/i).waitFor();
  await shoot(page, "ahead-chosen-phone");
  await page.getByRole("button", { name: say("page-ahead-withdraw") }).click();
  await about.click();
  await dialog.getByRole("listitem").filter({ hasText: /draw/i }).getByRole("button").click();
  await page.getByText(/^Chosen in advance/).waitFor();
  await answer(ben.page, id, "pass");
  const last = (): string => ada.frames.filter((one) => one.includes('"position"')).at(-1) ?? "";
  await until(() => last().includes('"Drew"') || last().includes('"moves":0'));
  await page.getByText(/^Chosen in advance/).waitFor({ state: "hidden" });

  const other = await waiting(page, ben.page);
  await page.goto(`/t/${other}`);
  await about.click();
  await dialog.getByRole("listitem").filter({ hasText: /draw/i }).getByRole("button").click();
  await page.getByText(/^Chosen in advance/).waitFor();
  await answer(ben.page, other, "react net on fat");
  await page.getByText(/^Not made, since the table has changed: /).waitFor();
  await shoot(page, "ahead-dropped-phone");
  await page.getByRole("button", { name: say("page-ahead-understood") }).click();
  await page.getByText(/^Not made/).waitFor({ state: "hidden" });
  expect(ada.complaints).toEqual([]);
  await ada.leave();
  await ben.leave();
});
