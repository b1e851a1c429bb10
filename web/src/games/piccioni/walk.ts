/** From one thing to the next with the arrow keys, as it looks on the screen. */

export type Way = "left" | "right" | "up" | "down";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The nearest box in a direction; the same one if there is none. */
export function nearest(boxes: readonly Box[], from: number, way: Way): number {
  const start = boxes[from];
  if (!start) return from;
  let best = from;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const along = distance(start, box, way);
    if (i === from || along <= 1) return;
    // what lies aside counts double: the row is kept as long as it goes on
    const cost = along + 2 * aside(start, box, way);
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

function middle({ left, top, width, height }: Box): readonly [number, number] {
  return [left + width / 2, top + height / 2];
}

function distance(from: Box, to: Box, way: Way): number {
  const [x, y] = middle(from);
  const [u, v] = middle(to);
  return { left: x - u, right: u - x, up: y - v, down: v - y }[way];
}

function aside(from: Box, to: Box, way: Way): number {
  const [x, y] = middle(from);
  const [u, v] = middle(to);
  return Math.abs(way === "left" || way === "right" ? v - y : u - x);
}
