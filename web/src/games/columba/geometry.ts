/** Fields, cards and their squares on the land: for drawing only, no rule of the game. */

export type Field = readonly [number, number];
export type Kind = "g" | "w" | "s" | "b";

export const KINDS: readonly Kind[] = ["g", "w", "s", "b"];
/** A field's side in the units of the land, which are those of the pieces. */
export const SIDE = 96;

/** A rectangle of fields; `right` and `bottom` are the first beyond it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function keyOf([x, y]: Field): string {
  return `${x},${y}`;
}

export function fieldOf(key: string): Field {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return [x, y];
}

export function isSame(one: Field | null, other: Field | null): boolean {
  return one === other || (!!one && !!other && one[0] === other[0] && one[1] === other[1]);
}

/** The fields under a card, clockwise from its top left one, as its letters are written. */
export function square([x, y]: Field): readonly Field[] {
  return [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
}

/** A card's letters after quarter turns clockwise. */
export function turned(card: string, turn: number): string {
  const turns = ((turn % 4) + 4) % 4;
  return turns ? card.slice(-turns) + card.slice(0, -turns) : card;
}

/** The smallest turn that shows the same picture: offers are told in this one (4.1). */
export function plainTurn(card: string, turn: number): number {
  const picture = turned(card, turn);
  return [0, 1, 2, 3].find((other) => turned(card, other) === picture) ?? 0;
}

/** A card's fields with what each shows. */
export function laidOut(card: string, field: Field, turn: number): [Field, Kind][] {
  const letters = turned(card, turn);
  return square(field).map((at, i) => [at, letters[i] as Kind]);
}

export function boundsOf(fields: readonly Field[]): Box {
  if (!fields.length) return { left: 0, top: 0, right: 2, bottom: 2 };
  const xs = fields.map(([x]) => x);
  const ys = fields.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}

/** The least box that has both in it. */
export function united(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export function grown(box: Box, by: number): Box {
  return {
    left: box.left - by,
    top: box.top - by,
    right: box.right + by,
    bottom: box.bottom + by,
  };
}

/** Where a card's top left field goes when its middle is held over a point of the land. */
export function snapCard(x: number, y: number): Field {
  return [Math.round(x / SIDE - 1) + 0, Math.round(y / SIDE - 1) + 0]; // no minus zero
}

/** The field at a point of the land. */
export function snapField(x: number, y: number): Field {
  return [Math.floor(x / SIDE), Math.floor(y / SIDE)];
}

/** Of these places, the one whose middle is nearest to a point and not farther than `most`. */
export function nearest(
  places: Iterable<string>,
  reach: number,
  x: number,
  y: number,
  most: number,
): Field | null {
  let best: Field | null = null;
  let least = most * most;
  for (const key of places) {
    const field = fieldOf(key);
    const [dx, dy] = [(field[0] + reach) * SIDE - x, (field[1] + reach) * SIDE - y];
    const distance = dx * dx + dy * dy;
    if (distance <= least) [best, least] = [field, distance];
  }
  return best;
}
