/** The hem of an estate: its outline, drawn inside its fields. */

import { keyOf, SIDE, type Field } from "./geometry";

type Point = readonly [number, number];

interface Edge {
  readonly from: Point;
  readonly step: Point;
}

/** The sides of the fields that have no neighbour, clockwise: inside is on the right. */
function edges(fields: readonly Field[]): Map<string, Edge[]> {
  const inside = new Set(fields.map(keyOf));
  const found = new Map<string, Edge[]>();
  const add = (from: Point, step: Point): void => {
    const key = keyOf(from);
    found.set(key, [...(found.get(key) ?? []), { from, step }]);
  };
  for (const [x, y] of fields) {
    if (!inside.has(keyOf([x, y - 1]))) add([x, y], [1, 0]);
    if (!inside.has(keyOf([x + 1, y]))) add([x + 1, y], [0, 1]);
    if (!inside.has(keyOf([x, y + 1]))) add([x + 1, y + 1], [-1, 0]);
    if (!inside.has(keyOf([x - 1, y]))) add([x, y + 1], [0, -1]);
  }
  return found;
}

/** Take the edge that goes on from here; where two fields touch by a corner, turn right. */
function next(from: Map<string, Edge[]>, at: Point, step: Point): Edge | null {
  const here = from.get(keyOf(at)) ?? [];
  const right: Point = [-step[1], step[0]];
  const i = here.findIndex(({ step: s }) => s[0] === right[0] && s[1] === right[1]);
  const [edge] = here.splice(Math.max(i, 0), 1);
  return edge ?? null;
}

function loop(from: Map<string, Edge[]>, first: Edge): Edge[] {
  const found: Edge[] = [];
  let edge: Edge | null = first;
  while (edge) {
    found.push(edge);
    const at: Point = [edge.from[0] + edge.step[0], edge.from[1] + edge.step[1]];
    edge = keyOf(at) === keyOf(first.from) ? null : next(from, at, edge.step);
  }
  return found;
}

/** The corners of a loop, moved inwards. */
function corners(edges: readonly Edge[], inset: number): Point[] {
  const found: Point[] = [];
  edges.forEach((edge, i) => {
    const { step: before } = edges.at(i - 1) ?? edge;
    const { from, step } = edge;
    if (before[0] === step[0] && before[1] === step[1]) return;
    found.push([
      from[0] * SIDE + inset * (-before[1] - step[1]),
      from[1] * SIDE + inset * (before[0] + step[0]),
    ]);
  });
  return found;
}

/** The outline of the fields as an SVG path, so far inside them. */
export function hem(fields: readonly Field[], inset: number): string {
  const left = edges(fields);
  let path = "";
  for (const [, here] of left) {
    for (let first = here.pop(); first; first = here.pop()) {
      const points = corners(loop(left, first), inset);
      path += `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
    }
  }
  return path;
}
