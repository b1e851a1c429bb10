import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Gestures } from "./gestures";

const means = {
  tap: vi.fn(),
  rest: vi.fn(),
  pan: vi.fn(),
  pinch: vi.fn(),
  carries: vi.fn(() => false),
  carry: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test("a short touch is a tap", () => {
  const hand = new Gestures(means);
  hand.down(1, 10, 10, true);
  hand.move(1, 13, 12, true);
  hand.up(1, true);
  expect(means.tap).toHaveBeenCalledWith(13, 12, true);
  expect(means.pan).not.toHaveBeenCalled();
});

test("a drag pans, and is no tap", () => {
  const hand = new Gestures(means);
  hand.down(1, 10, 10, false);
  hand.move(1, 40, 10, false);
  hand.move(1, 50, 15, false);
  hand.up(1, false);
  expect(means.pan).toHaveBeenLastCalledWith(10, 5);
  expect(means.tap).not.toHaveBeenCalled();
});

test("a drag that begins on the piece carries it", () => {
  means.carries.mockReturnValueOnce(true);
  const hand = new Gestures(means);
  hand.down(1, 10, 10, true);
  hand.move(1, 40, 10, true);
  expect(means.carry).toHaveBeenCalledWith(40, 10);
  expect(means.pan).not.toHaveBeenCalled();
});

test("a finger that rests asks, and its lifting is no tap", () => {
  const hand = new Gestures(means);
  hand.down(1, 10, 10, true);
  vi.advanceTimersByTime(600);
  hand.up(1, true);
  expect(means.rest).toHaveBeenCalledWith(10, 10);
  expect(means.tap).not.toHaveBeenCalled();
});

test("two fingers pinch about their middle", () => {
  const hand = new Gestures(means);
  hand.down(1, 0, 0, true);
  hand.down(2, 100, 0, true);
  hand.move(2, 200, 0, true);
  expect(means.pinch).toHaveBeenCalledWith(2, 100, 0);
  hand.up(1, true);
  hand.up(2, true);
  expect(means.tap).not.toHaveBeenCalled();
});
