import { expect, it } from "vitest";

import { isAmongBots } from "./idle";

const me = { seat: 0, bot: "", is_mine: true };
const bot = { seat: 1, bot: "homer", is_mine: false };

it("is among bots where every other seat is a bot's", () => {
  expect(isAmongBots({ seats: [me, bot, { ...bot, seat: 2 }], watching: 0 }, 0)).toBe(true);
});

it("is not where somebody else sits, at this screen or elsewhere", () => {
  const friend = { seat: 2, bot: "", is_mine: false };
  expect(isAmongBots({ seats: [me, bot, friend], watching: 0 }, 0)).toBe(false);
  expect(isAmongBots({ seats: [me, { ...me, seat: 1 }], watching: 0 }, 0)).toBe(false);
});

it("is not where somebody looks on", () => {
  expect(isAmongBots({ seats: [me, bot], watching: 1 }, 0)).toBe(false);
});
