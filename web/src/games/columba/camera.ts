/** Which part of the land the window shows, and how large. */

import { grown, SIDE, type Box } from "./geometry";

/** The point of the land at the window's top left corner, and pixels for each of its units. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels that something else needs. */
export interface Clear {
  readonly head: number;
  readonly foot: number;
}

const NO_CLEAR: Clear = { head: 0, foot: 0 };
export const LARGEST = 1.6;
const SMALLEST = 0.12;
const FIRST = 1; // a land of one card does not fill the window
const KEPT = 48; // pixels of the land that stay in the window however it is moved

/** All of the land in the middle of the window, with a margin in fields, clear of what lies on it. */
export function fitted(box: Box, size: Size, margin: number, clear: Clear = NO_CLEAR): Camera {
  const { left, top, right, bottom } = grown(box, margin);
  const wide = (right - left) * SIDE;
  const high = (bottom - top) * SIDE;
  const room = size.height - clear.head - clear.foot;
  const scale = Math.max(SMALLEST, Math.min(FIRST, size.width / wide, room / high));
  return {
    x: left * SIDE - (size.width / scale - wide) / 2,
    y: top * SIDE - (room / scale - high) / 2 - clear.head / scale,
    scale,
  };
}

/** The margin that leaves room for a card beside the land, or for its peg where room is dear. */
export function marginFor(size: Size): number {
  return Math.min(size.width, size.height) < 560 ? 1.3 : 2.1;
}

/** What the pile and the buttons on the window take of its upper and lower edge. */
export function clearFor(size: Size): Clear {
  return size.width <= 620 ? { head: 0, foot: 50 } : { head: 40, foot: 24 };
}

export function toLand(camera: Camera, px: number, py: number): [number, number] {
  return [camera.x + px / camera.scale, camera.y + py / camera.scale];
}

export function toWindow(camera: Camera, x: number, y: number): [number, number] {
  return [(x - camera.x) * camera.scale, (y - camera.y) * camera.scale];
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Larger or smaller, with one point of the window staying where it is. */
export function zoomed(camera: Camera, factor: number, px: number, py: number): Camera {
  const scale = Math.max(SMALLEST, Math.min(LARGEST, camera.scale * factor));
  const [x, y] = toLand(camera, px, py);
  return { x: x - px / scale, y: y - py / scale, scale };
}

/** Not so far away that the land is lost. */
export function kept(camera: Camera, size: Size, box: Box): Camera {
  const rest = KEPT / camera.scale;
  const clamp = (at: number, from: number, to: number, span: number): number =>
    Math.max(from * SIDE - span + rest, Math.min(to * SIDE - rest, at));
  return {
    x: clamp(camera.x, box.left, box.right, size.width / camera.scale),
    y: clamp(camera.y, box.top, box.bottom, size.height / camera.scale),
    scale: camera.scale,
  };
}

/** Whether the whole box is in the window, clear of what lies on it. */
export function shows(camera: Camera, size: Size, box: Box, clear: Clear = NO_CLEAR): boolean {
  const [left, top] = toWindow(camera, box.left * SIDE, box.top * SIDE);
  const [right, bottom] = toWindow(camera, box.right * SIDE, box.bottom * SIDE);
  const isBeside = left < -1 || right > size.width + 1;
  return !isBeside && top >= clear.head - 1 && bottom <= size.height - clear.foot + 1;
}

/** The least move that brings a box into the window. */
export function revealed(camera: Camera, size: Size, box: Box): Camera {
  const [left, top] = toWindow(camera, box.left * SIDE, box.top * SIDE);
  const [right, bottom] = toWindow(camera, box.right * SIDE, box.bottom * SIDE);
  const shift = (low: number, high: number, room: number): number =>
    low < 0 ? -low : high > room ? room - high : 0;
  return panned(camera, shift(left, right, size.width), shift(top, bottom, size.height));
}

/** On the way from one camera to another. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
