import { expect, test } from "vitest";

import { Haste } from "./haste";

/** A mouse on the button that ends the turn. */
function resting(): { haste: Haste; wait: (ms: number) => void } {
  let time = 0;
  const haste = new Haste(() => time);
  haste.move("End the turn");
  return { haste, wait: (ms) => void (time += ms) };
}

test("a click on what came under a resting mouse a moment ago is meant for what was there", () => {
  const { haste, wait } = resting();
  wait(2000);
  expect(haste.isHasty("End the turn")).toBe(false);
  haste.change();
  wait(200);
  expect(haste.isHasty("To the Wires")).toBe(true);
  expect(haste.isHasty("End the turn"), "it is still there").toBe(false);
});

test("whoever has seen it, or has moved to it, means it", () => {
  const { haste, wait } = resting();
  wait(10);
  haste.change();
  wait(700);
  expect(haste.isHasty("To the Wires"), "seen").toBe(false);
  haste.change();
  wait(100);
  haste.move("To the Wires");
  expect(haste.isHasty("To the Wires"), "moved to").toBe(false);
});
