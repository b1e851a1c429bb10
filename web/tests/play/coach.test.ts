/** The coached first match: what happens first is explained, and a blunder is asked about. */

import { expect, test } from "vitest";

import { EMPTY, person, PHONE, shoot, table, until } from "../person";
import { words } from "../page/words";
import { now, panel, playNow } from "./table";

const bottom = (box: { y: number; height: number } | null): number => box!.y + box!.height;

test("a stranger's first match explains itself, once in a browser", async () => {
  const { page, complaints, leave } = await person({ coached: true });
  const say = await words("en");
  const note = page.locator("aside", { hasText: say("columbiz-first-thrown") });
  await playNow(page, "Columbiz");
  await note.waitFor();
  await shoot(page, "columbiz-coach-wide");
  await page.setViewportSize(PHONE);
  await shoot(page, "columbiz-coach-phone");
  // folded, nothing of the table is under it; whoever asks is told all of it
  await page.getByRole("button", { name: say("page-learn-skip") }).click();
  const table = (await page.getByRole("main").boundingBox())!;
  expect(bottom(await note.boundingBox())).toBeLessThanOrEqual(table.y);
  const why = note.getByText(say("columbiz-first-thrown"));
  expect(await why.isVisible()).toBe(false);
  const explain = note.getByRole("button", { name: say("page-coach-explain") });
  await explain.focus();
  await page.keyboard.press("Enter");
  await why.waitFor();
  // what it offers now is to fold it again
  const fold = note.getByRole("button", { name: say("page-coach-fold"), exact: true });
  expect(await fold.getAttribute("aria-expanded")).toBe("true");
  await shoot(page, "columbiz-coach-phone-open");
  expect(bottom(await note.boundingBox())).toBeLessThan(PHONE.height / 2);
  await page.getByRole("button", { name: say("page-coach-read") }).click();
  await note.waitFor({ state: "detached" });
  // the button is gone; its focus is where one plays, so that all keys work on
  await until(() => page.evaluate(() => document.activeElement !== document.body));
  await page.reload();
  await panel(page).waitFor();
  expect(await note.count()).toBe(0);

  // whoever declines is left alone
  const forget = (): Promise<void> =>
    page.evaluate(() => localStorage.removeItem("dovecote.firsts"));
  await forget();
  await page.reload();
  await note.waitFor();
  await explain.click();
  await page.getByRole("button", { name: say("page-coach-decline") }).click();
  await note.waitFor({ state: "detached" });
  await forget();
  await page.reload();
  await panel(page).waitFor();
  expect(await note.count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test("a move that the server warns of is made only after a second thought", async () => {
  const { page, complaints, leave } = await person({ coached: true }, EMPTY);
  const say = await words("en");
  // whatever is asked about, the server warns of it: the engine's own warnings have their tests
  const moves: unknown[] = [];
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const said = JSON.parse(String(text)) as Record<string, unknown>;
      if ("do" in said) moves.push(said.do);
      server.send(text);
    });
    server.onMessage((text) => {
      const told = JSON.parse(String(text)) as Record<string, unknown>;
      if (told.is === "preview") told.cautions = [{ code: "forfeits", params: { pawns: 3 } }];
      socket.send(JSON.stringify(told));
    });
  });
  const seats = ["me", "random"];
  const id = await table(page, { game: "columbiz", options: { seats: "2" }, seats, help: "coach" });
  await page.goto(`/t/${id}`);
  await panel(page).waitFor();
  await until(async () => (await now(page)) === "mine");
  const warning = page.getByRole("dialog", { name: say("page-caution") });

  await page.keyboard.press("s");
  await warning.getByText("These dice pay for no square.").waitFor();
  await shoot(page, "columbiz-caution");
  await page.keyboard.press("Enter"); // the safe answer has the focus
  await warning.waitFor({ state: "detached" });
  expect(moves).toEqual([]);

  await page.keyboard.press("s");
  await warning.getByRole("button", { name: say("page-caution-go") }).click();
  await until(async () => Promise.resolve(moves.length > 0));
  expect(moves).toEqual(["stand"]);
  expect(complaints).toEqual([]);
  await leave();
});
