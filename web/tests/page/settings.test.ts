/** Settings: in one place, reached from everywhere, holding at once and kept. */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";

import { EMPTY, person, PHONE, shoot, table, until, type Person } from "../person";
import { tabTo } from "./keyboard";
import { words } from "./words";

const say = await words("en");

const style = (page: Page, selector: string, name: string): Promise<string> =>
  page.evaluate(
    ([at, what]) => getComputedStyle(document.querySelector(at!)!).getPropertyValue(what!),
    [selector, name],
  );
const ground = (page: Page): Promise<string> => style(page, "html", "background-color");

async function open(page: Page): Promise<Locator> {
  const button = page.getByRole("button", { name: say("settings-title"), exact: true });
  const more = page.getByRole("button", { name: say("page-more"), exact: true });
  await button.or(more).first().waitFor();
  if (!(await button.isVisible())) await more.click();
  await button.click();
  return page.getByRole("dialog", { name: say("settings-title") });
}

async function pick(page: Page, name: string): Promise<void> {
  await (await open(page)).getByRole("radio", { name: say(name), exact: true }).check();
  await page.keyboard.press("Escape");
}

test("light and dark follow the system until somebody chooses", async () => {
  const [night, day] = await Promise.all([person({ theme: "dark" }), person({ theme: "light" })]);
  await Promise.all([night, day].map(({ page }) => page.getByRole("article").first().waitFor()));
  const [dark, light] = [await ground(night.page), await ground(day.page)];
  expect(dark).not.toBe(light);
  await pick(day.page, "settings-theme-dark");
  await until(async () => (await ground(day.page)) === dark);
  await day.page.reload();
  const dialog = await open(day.page);
  expect(await dialog.getByRole("radio", { name: say("settings-theme-dark") }).isChecked()).toBe(
    true,
  );
  expect(await ground(day.page)).toBe(dark);
  await Promise.all([night.leave(), day.leave()]);
});

test("text grows, grounds differ in lightness, nothing moves: at once, and when one comes back", async () => {
  const { page, complaints, leave } = await person({ still: false });
  await page.getByRole("article").first().waitFor();
  const size = async (): Promise<number> => parseFloat(await style(page, "h2", "font-size"));
  const meadow = (): Promise<string> => style(page, "html", "--ground-g");
  const [before, painted] = [await size(), await meadow()];
  await pick(page, "settings-text-130");
  await pick(page, "settings-colours-distinct");
  await pick(page, "settings-motion-less");
  const changed = async (): Promise<boolean> =>
    Math.abs((await size()) / before - 1.3) < 0.01 && (await meadow()) !== painted;
  expect(await changed()).toBe(true);
  expect(await style(page, "html", "--m-move")).toBe("1ms");
  await page.reload();
  await page.getByRole("article").first().waitFor();
  expect(await changed()).toBe(true);
  await page.evaluate(() => {
    // what a style sheet moves stands still, whatever part it belongs to
    document.querySelector("h1")!.style.animation = "spin 9s infinite";
  });
  expect(await style(page, "h1", "animation-name")).toBe("none");
  expect(complaints).toEqual([]);
  await leave();
});

test("sounds are as loud as they are wanted, and silent at first", async () => {
  const someone = await person();
  const { page } = someone;
  await hear(someone);
  const dialog = await open(page);
  const volume = dialog.getByRole("slider", { name: say("settings-volume") });
  const isOn = dialog.getByRole("checkbox", { name: say("settings-sound") });
  await isOn.check();
  const usual = await loudest(page);
  await volume.focus();
  await page.keyboard.press("End");
  const most = await loudest(page);
  expect(most / usual).toBeCloseTo(2);
  await page.keyboard.press("Home");
  expect(await loudest(page)).toBe(0);
  await isOn.uncheck();
  await volume.focus();
  await page.keyboard.press("ArrowRight");
  expect(await isOn.isChecked()).toBe(true); // whoever makes it louder wants to hear something
  await someone.leave();
});

/** Note how loud whatever is played from now on will be. */
async function hear({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    const noted: number[] = [];
    (window as unknown as { noted: number[] }).noted = noted;
    type Ramp = (this: AudioParam, value: number, at: number) => AudioParam;
    const ramp: Ramp = Reflect.get(AudioParam.prototype, "linearRampToValueAtTime");
    AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
      if (value < 1) noted.push(value); // a gain; frequencies are higher
      return ramp.call(this, value, at);
    };
  });
}

async function loudest(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, ...(window as unknown as { noted: number[] }).noted.splice(0)),
  );
}

test("they are reached from a table on a phone, with keys only, and the table's keys wait", async () => {
  const { page, complaints, leave } = await person({ viewport: PHONE }, EMPTY);
  const id = await table(page, { game: "columbiz", seats: ["me", "random"], help: "coach" });
  await page.goto(`/t/${id}`);
  await page.waitForFunction(() => document.title.startsWith("●"));
  await tabTo(page, page.getByRole("button", { name: say("page-more"), exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: say("settings-title") }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: say("settings-title") });
  await dialog.waitFor();
  await page.keyboard.press("h"); // advice is for the table, which lies behind
  const sizes = dialog.getByRole("group", { name: say("settings-text") });
  await tabTo(page, sizes.getByRole("radio", { name: say("settings-text-100"), exact: true }));
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.documentElement.dataset.text)).toBe("115");
  await shoot(page, "settings-phone");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});
