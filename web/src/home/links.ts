/**
 * In a folder of files every place is the same page, so `/rules/columba` is `?/rules/columba`
 * there. Links say the first, as on a server; they are mended as they come, so that they can be
 * copied and opened elsewhere, too.
 */

import { addressOf } from "../lib/route.svelte";

export function mend(root: Element): void {
  const all = (within: Element): void => {
    for (const link of within.querySelectorAll("a[href^='/']")) one(link);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof HTMLAnchorElement) one(target);
      for (const node of addedNodes) {
        if (node instanceof HTMLAnchorElement) one(node);
        if (node instanceof Element) all(node);
      }
    }
  }).observe(root, { subtree: true, childList: true, attributeFilter: ["href"] });
  all(root);
}

function one(link: Element): void {
  const href = link.getAttribute("href") ?? "";
  const [path] = href.split(/[?#]/);
  const isMended = path === location.pathname || path?.startsWith("/api/");
  if (href.startsWith("/") && !isMended) link.setAttribute("href", addressOf(href));
}
