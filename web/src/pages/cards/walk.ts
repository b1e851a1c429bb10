/** Arrow keys over things that lie beside and below each other, however wide the page is. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const AHEAD: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASIDE = 4; // going straight on is worth so much of a detour

/** The number of the spot that a key leads to; null if it leads nowhere. */
export function beside(spots: readonly Spot[], from: number, key: string): number | null {
  const here = spots[from];
  if (key === "Home") return 0;
  if (key === "End") return spots.length - 1;
  const way = AHEAD[key];
  if (!here || !way) return null;
  let [best, least]: [number | null, number] = [null, Infinity];
  spots.forEach((spot, n) => {
    const [dx, dy] = [spot.x - here.x, spot.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const far = ahead + ASIDE * Math.abs(dx * way.y + dy * way.x);
    if (ahead > 1 && far < least) [best, least] = [n, far];
  });
  return best;
}

/** The middles of some elements on the screen. */
export function spotsOf(elements: readonly Element[]): readonly Spot[] {
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}
