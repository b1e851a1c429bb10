/** Getting about with the Tab key. */

import type { Locator, Page } from "playwright-core";

/** Tab until it has the focus. */
export async function tabTo(page: Page, to: Locator, most = 120): Promise<void> {
  for (let n = 0; n < most; n++) {
    await page.keyboard.press("Tab");
    if (await to.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached with Tab: ${to.toString()}`);
}

interface Walked {
  readonly steps: number;
  /** What is wrong with the way: what had the focus without showing it, and what was not reached. */
  readonly wrong: readonly string[];
}

const AT_ONCE = 12;

/** Hold the Tab key and walk round the page until everything was reached, or the end came twice. */
export async function walk(page: Page): Promise<Walked> {
  await page.evaluate(attend);
  for (let steps = 0; steps < 400; steps += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => page.keyboard.down("Tab")));
    const isDone = await page.evaluate(() => (window as Walking).walk!.isDone());
    if (isDone) break;
  }
  await page.keyboard.up("Tab");
  return page.evaluate(() => (window as Walking).walk!.end());
}

interface Walking {
  walk?: { isDone: () => boolean; end: () => Walked };
}

/** Runs in the browser: what has the focus is looked at before each Tab leads on. */
function attend(): void {
  const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
  const root = document.querySelector("dialog[open]") ?? document;
  const isStop = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true }) &&
    one.getAttribute("tabindex") !== "-1" &&
    !one.closest("[inert]") &&
    // one of a group of radio buttons is a stop, the arrows lead to the others
    !(one instanceof HTMLInputElement && one.type === "radio" && !one.checked);
  const stops = new Set([...root.querySelectorAll(STOPS)].filter(isStop));
  const unseen = new Set<string>();
  let [steps, ends] = [-1, 0]; // before the first Tab nobody has gone anywhere

  /** What has the focus now, and can it be seen? */
  const look = (): void => {
    if (++steps === 0 || isDone()) return;
    const element = document.activeElement;
    if (!element || element === document.body) return void ends++;
    stops.delete(element);
    // what the page itself gives the focus to be read, such as a heading, is no stop of Tab's
    if (element.getAttribute("tabindex") === "-1") return;
    const box = element.getBoundingClientRect();
    const isIn = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (isIn && (isMarked(element) || isDrawn(element))) return;
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    const what = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${name.slice(0, 40)}”`;
    unseen.add(`${isIn ? "no visible focus" : "outside the screen"}: ${what}`);
  };
  const isMarked = (element: Element): boolean =>
    [element, ...["label", "fieldset", "li"].map((one) => element.closest(one))].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
  // a drawing has no outline: something in it is drawn differently, or a cursor lies over it
  const isDrawn = (element: Element): boolean => {
    if (element.parentElement?.parentElement?.querySelector(".cursor")) return true;
    if (!(element instanceof SVGElement)) return false;
    const drawn = (): string =>
      [...element.querySelectorAll("*")]
        .map((one) => getComputedStyle(one))
        .map(({ stroke, opacity, display, visibility }) => stroke + opacity + display + visibility)
        .join();
    const focused = drawn();
    element.blur();
    const isOther = drawn() !== focused;
    element.focus({ preventScroll: true });
    return isOther;
  };

  const isDone = (): boolean => ends > 1 || !stops.size;
  const missed = (): string[] =>
    [...stops]
      .filter((element) => element.isConnected)
      .map((element) => element.outerHTML.replaceAll(/ svelte-\w+/g, "").slice(0, 120))
      .map((text) => `not reached: ${text}`);
  const heed = ({ key }: KeyboardEvent): void => void (key === "Tab" && look());
  addEventListener("keydown", heed, true);
  (window as Walking).walk = {
    isDone,
    end: () => {
      look(); // where the last Tab led
      removeEventListener("keydown", heed, true);
      return { steps, wrong: [...unseen, ...missed()] };
    },
  };
}

/** The first Tab is the way past the bar; what is wrong with it, if anything. */
export async function firstTab(page: Page): Promise<readonly string[]> {
  const skip = (): { isFocused: boolean; top: number } => {
    const at = document.activeElement;
    const isFocused = at?.classList.contains("skip") ?? false;
    return { isFocused, top: at?.getBoundingClientRect().top ?? -1 };
  };
  await page.keyboard.press("Tab");
  const { isFocused, top } = await page.evaluate(skip);
  await page.keyboard.press("Enter");
  const isInMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  const wrong = { "Tab leads elsewhere": !isFocused, "it cannot be seen": top < 0 };
  return Object.entries({ ...wrong, "it does not lead to main": !isInMain })
    .filter(([, is]) => is)
    .map(([text]) => text);
}
