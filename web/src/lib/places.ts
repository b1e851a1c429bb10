/** Where on the screen the places are that events are about, as a game's `where` names them. */

const NAMES = ["data-field", "data-square", "data-zone"];

/** The first of these places that can be seen; null if none can. */
export function placed(where: readonly string[]): Element | null {
  for (const place of where) {
    const name = CSS.escape(place);
    const board = /^board-(\d+)$/.exec(place)?.[1];
    const selector = board
      ? `[data-board="${board}"]`
      : NAMES.map((attribute) => `[${attribute}="${name}"]`).join(", ");
    const found = [...document.querySelectorAll(selector)].find(isSeen);
    if (found) return found;
  }
  return null;
}

function isSeen(element: Element): boolean {
  const { width, height, bottom, right, top, left } = element.getBoundingClientRect();
  return (
    width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  );
}
