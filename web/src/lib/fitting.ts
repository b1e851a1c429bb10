/** Of several ways to say something, the longest that fits. */

import type { Attachment } from "svelte/attachments";

export interface Saying {
  readonly label?: string;
  readonly text: string;
}

/**
 * Shows the first saying that has room, or the last, for which room is made (`data-last`); looks
 * again at every size.
 */
export function fitting(sayings: readonly Saying[]): Attachment<HTMLElement> {
  return (box) => {
    const fit = (): void => {
      for (const saying of sayings) {
        box.toggleAttribute("data-last", saying === sayings.at(-1));
        say(box, saying);
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
    };
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(box);
    return () => sizes.disconnect();
  };
}

function say(box: HTMLElement, { label, text }: Saying): void {
  const strong = document.createElement("b");
  strong.textContent = label ?? "";
  box.replaceChildren(...(label ? [strong, " "] : []), text);
}
