/** What can be seen on a page, and what is wrong with it; each function runs in the browser. */

import type { Page } from "playwright-core";

export interface Seen {
  /** Everything written, and everything that only listeners hear. */
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

export function written(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const shows = (element: Element | null): boolean =>
      element?.checkVisibility({ visibilityProperty: true }) ?? false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
      const isKey = parentElement?.tagName === "KBD" && text.length === 1; // a letter, not a word
      const isSaid = text && !isKey && !parentElement?.closest("script, style, noscript, title");
      if (isSaid && shows(parentElement)) texts.push(text);
    }
    const named = ["aria-label", "title", "alt", "placeholder", "aria-valuetext"];
    const names = [...document.querySelectorAll(named.map((name) => `[${name}]`).join())]
      .filter((element) => shows(element))
      .flatMap((element) => named.map((name) => element.getAttribute(name) ?? ""))
      .filter(Boolean);
    return { texts, names: [...names, document.title] };
  });
}

/** Text that is cut off or lies beside the screen, and parts that scroll sideways by accident. */
export function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    const found = new Set<string>();
    const where = (element: Element): string =>
      [element.closest("[class]"), element]
        .map((one) => `${one?.tagName.toLowerCase()}.${one?.getAttribute("class") ?? ""}`)
        .join(" ")
        .replaceAll(/ ?svelte-\w+/g, "");
    const scrolls = (how: string): boolean => how === "auto" || how === "scroll";
    const hides = (how: string): boolean => how === "hidden" || how === "clip";
    type Style = Pick<CSSStyleDeclaration, "display" | "position" | "overflowX" | "overflowY">;
    interface Frame {
      readonly style: Style;
      readonly edge: DOMRect;
    }
    const frames = new Map<Element, Frame>(); // what is around one text is around others
    const frameOf = (element: Element): Frame => {
      const known = frames.get(element);
      if (known) return known;
      const { display, position, overflowX, overflowY } = getComputedStyle(element);
      const style = { display, position, overflowX, overflowY };
      const frame = { style, edge: element.getBoundingClientRect() };
      frames.set(element, frame);
      return frame;
    };

    function check(node: Node, element: Element, text: string): void {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!box.width || !box.height) return;
      let [seesX, seesY] = [true, true];
      for (let up: Element | null = element; up; up = up.parentElement) {
        const { style, edge } = frameOf(up);
        if (style.display === "inline" || style.display === "contents") continue;
        if (edge.width <= 2 || edge.height <= 2) return; // only for those who listen
        if (up instanceof SVGElement && up.tagName !== "svg") continue;
        const { overflowX: x, overflowY: y } = style;
        if (scrolls(x)) seesX = false;
        if (scrolls(y)) seesY = false;
        const isOut = {
          x: box.right > edge.right + SLACK || box.left < edge.left - SLACK,
          y: box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK,
        };
        if (seesX && hides(x) && isOut.x) found.add(`cut sideways: “${text}” in ${where(up)}`);
        if (seesY && hides(y) && isOut.y) found.add(`cut in height: “${text}” in ${where(up)}`);
        if (style.position === "fixed" || up.tagName === "DIALOG") break;
      }
      if (seesX && (box.left < -SLACK || box.right > innerWidth + SLACK))
        found.add(`beside the screen: “${text}” in ${where(element)}`);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const [node, element] = [walker.currentNode, walker.currentNode.parentElement];
      const text = node.textContent?.replaceAll(/\s+/g, " ").trim().slice(0, 60) ?? "";
      if (!text || !element || element.closest("script, style, noscript")) continue;
      if (element.closest("[aria-hidden=true] svg, svg[aria-hidden=true]")) continue; // a picture
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        check(node, element, text);
    }
    for (const element of document.querySelectorAll("body :not(svg, svg *, [role=gridcell])")) {
      // sizes first: to ask each element for its style would take longer than all the rest
      const isTooWide = element.scrollWidth > element.clientWidth + 1;
      const isTooHigh = element.scrollHeight > element.clientHeight + 1; // else it is a strip
      if (!isTooWide || !isTooHigh) continue;
      const { overflowX, overflowY } = frameOf(element).style;
      const isTable = element.matches("[role=region][tabindex='0']"); // made to be scrolled
      if (scrolls(overflowX) && scrolls(overflowY) && !isTable)
        found.add(`scrolls both ways: ${where(element)}`);
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`the page scrolls sideways: ${scrollWidth} px`);
    return [...found];
  });
}

/** Things to press that are smaller than 24 × 24; links within a sentence may be. */
export function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const ALL = "button, a[href], input, select, textarea, summary, [role=button], [role=tab]";
    const found: string[] = [];
    for (const element of document.querySelectorAll(ALL)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const isInSentence =
        element.tagName === "A" &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      const label = element.closest("label");
      const box = (label ?? element).getBoundingClientRect();
      if (isInSentence || (box.width <= 2 && !label)) continue;
      if (element.classList.contains("skip")) continue;
      if (box.width < LEAST - 0.1 || box.height < LEAST - 0.1) {
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
        const size = `${box.width.toFixed(1)} × ${box.height.toFixed(1)}`;
        found.push(`${element.tagName.toLowerCase()} “${name.slice(0, 40)}”: ${size}`);
      }
    }
    return found;
  });
}

/** Controls that stay out of sight, or under something else, even when they are scrolled to. */
export function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.querySelector("dialog[open]") ?? document;
    for (const element of root.querySelectorAll("button, a[href], input, select, summary")) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest(".skip, .vh")) continue;
      const target = element.closest("label") ?? element;
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width <= 2) continue;
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      if (at && (target.contains(at) || at.contains(target))) continue;
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      found.push(
        `${element.tagName.toLowerCase()} “${name.slice(0, 40)}” under ${at?.tagName ?? "nothing"}.${at?.getAttribute("class") ?? ""}`,
      );
    }
    return found;
  });
}
