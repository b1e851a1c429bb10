import { beforeEach, expect, test, vi } from "vitest";

import type { Offer } from "../../lib/seen";
import type { Action, Play } from "./types";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));
vi.mock("../../lib/settings.svelte", () => ({ isSentAtOnce: () => likes.isQuick }));
vi.mock("../../lib/tips.svelte", () => ({
  tips: {
    hide: () => undefined,
    on: (_: Element, reason: { says: () => string }) => tips.push(reason.says()),
  },
}));

const { Chooser } = await import("./chooser.svelte");
const { ARRIVING, area, pick } = await import("./picks");

const likes = { isQuick: true };
const tips: string[] = [];
const sent: Action[] = [];
const asked: Action[] = [];
const ON = { isConnected: true, closest: () => null } as unknown as Element;

beforeEach(() => {
  likes.isQuick = true;
  for (const list of [tips, sent, asked]) list.length = 0;
});

function offer(action: Action): Offer<Action> {
  return { do: JSON.stringify(action), action };
}

/** A seat that is asked in this step, and may do this. */
function choosing(step: "Moving" | "Window", ...actions: readonly Action[]) {
  return new Chooser(
    () =>
      ({
        isLive: true,
        seat: 0,
        at: 7,
        waiting: [0],
        sealed: null,
        isIdle: false,
        isSending: false,
        agreement: { help: "preview" },
        offers: actions.map(offer),
        view: { aims: [], agenda: [{ type: step }], hand: ["net", "umbrella"], excess: 0 },
        do: (action: Action) => Promise.resolve(!!sent.push(action)),
        why: (action: Action) => {
          asked.push(action);
          return Promise.resolve({ says: () => "the rule", clause: "5.3" });
        },
      }) as never,
  );
}

const net = (...what: readonly string[]): Action => ({ type: "React", card: "net", what });
const umbrella: Action = { type: "React", card: "umbrella", what: [] };
const pass: Action = { type: "Pass" };
const guano: Play = { type: "Play", card: "guano", what: [], zone: "", to: "area 1", partner: -1 };

test("an answer that is carried to its own button in the bar is given", () => {
  const chooser = choosing("Window", pass, umbrella, net("fat"));
  chooser.lift(pick("card", "umbrella", "", 0));
  chooser.drop(pick("card", "umbrella"), ON);
  expect(sent).toEqual([umbrella]);
});

test("an answer whose only pigeon goes without saying is given wherever it is dropped", () => {
  const chooser = choosing("Window", pass, umbrella, net("fat"));
  chooser.lift(pick("card", "net"));
  chooser.drop(null, ON);
  expect(sent).toEqual([net("fat")]);
});

test("one that may be for several pigeons stays chosen until one is named", () => {
  const chooser = choosing("Window", pass, net("fat"), net("lame"));
  chooser.lift(pick("card", "net"));
  chooser.drop(pick("card", "net"), ON);
  expect([chooser.isPicked(pick("card", "net")), sent]).toEqual([true, []]);
  chooser.drop(pick("bird", "lame", ARRIVING), ON);
  expect(sent).toEqual([net("lame")]);
});

test("whoever confirms what they do has it chosen by carrying it", () => {
  likes.isQuick = false;
  const chooser = choosing("Window", pass, umbrella);
  chooser.lift(pick("card", "umbrella"));
  chooser.drop(pick("card", "umbrella"), ON);
  expect([chooser.isPicked(pick("card", "umbrella")), sent]).toEqual([true, []]);
});

test("no word and no other card is done because a card is dropped on it", () => {
  const answering = choosing("Window", pass, net("fat"), net("lame"));
  answering.lift(pick("card", "net"));
  answering.drop(pick("word", "pass"), ON);
  const moving = choosing("Moving", guano, { type: "Draw" });
  moving.lift(pick("card", "guano"));
  moving.drop(pick("word", "draw"), ON);
  expect([sent, moving.isPicked(pick("card", "guano"))]).toEqual([[], true]);
});

test("what lies in one's own Area is told the price of, anything else that a card comes first", async () => {
  const chooser = choosing("Moving", guano, { type: "Draw" });
  await chooser.ask(pick("dirt", "guano", area(0)), ON);
  await chooser.ask(pick("bird", "fat", area(0)), ON);
  expect(tips).toEqual(["the rule", "the rule"]);
  expect(asked).toEqual([
    { type: "Clean", what: "guano", paid: [] },
    { type: "Trophy", pigeon: "fat", paid: [] },
  ]);
  await chooser.ask(pick("dirt", "guano", area(1)), ON);
  expect(tips[2]).toBe("Choose a card first, then what it is for.");
});
