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
