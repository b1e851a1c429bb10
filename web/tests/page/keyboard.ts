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

/** Walk round the page with Tab until everything was reached, or the end came twice. */
export async function walk(page: Page): Promise<Walked> {
  await page.evaluate(() => {
    const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
    const root = document.querySelector("dialog[open]") ?? document;
    const isStop = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getAttribute("tabindex") !== "-1" &&
      !one.closest("[inert]") &&
      // one of a group of radio buttons is a stop, the arrows lead to the others
      !(one instanceof HTMLInputElement && one.type === "radio" && !one.checked);
    const stops = new Set([...root.querySelectorAll(STOPS)].filter(isStop));
    (window as unknown as { stops: Set<Element> }).stops = stops;
  });
  const unseen = new Set<string>();
  let [steps, ends, left] = [0, 0, 1];
  for (; steps < 400 && ends < 2 && left; steps++) {
    await page.keyboard.press("Tab");
    const told = await page.evaluate(step);
    if (told.isEnd) ends++;
    if (told.wrong) unseen.add(told.wrong);
    left = told.left;
  }
  const missed = await page.evaluate(() =>
    [...(window as unknown as { stops: Set<Element> }).stops]
      .filter((element) => element.isConnected)
      .map((element) => element.outerHTML.replaceAll(/ svelte-\w+/g, "").slice(0, 120)),
  );
  return { steps, wrong: [...unseen, ...missed.map((text) => `not reached: ${text}`)] };
}
/** Runs in the browser: what has the focus now, and can it be seen? */
function step(): { isEnd: boolean; wrong: string; left: number } {
  const { stops } = window as unknown as { stops: Set<Element> };
  const element = document.activeElement;
  if (!element || element === document.body) return { isEnd: true, wrong: "", left: stops.size };
  stops.delete(element);
  // what the page itself gives the focus to be read, such as a heading, is no stop of Tab's
  if (element.getAttribute("tabindex") === "-1")
    return { isEnd: false, wrong: "", left: stops.size };
  const around = [element, ...["label", "fieldset", "li"].map((one) => element.closest(one))];
  const isMarked = around.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  // a drawing has no outline: something in it is drawn differently, or a cursor lies over it
  const isDrawn = ((): boolean => {
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
  })();
  const box = element.getBoundingClientRect();
  const isIn = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
  const what = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${name.slice(0, 40)}”`;
  const wrong = !isIn ? "outside the screen" : isMarked || isDrawn ? "" : "no visible focus";
  return { isEnd: false, wrong: wrong && `${wrong}: ${what}`, left: stops.size };
}
