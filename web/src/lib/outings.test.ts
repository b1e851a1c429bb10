import { beforeEach, expect, test, vi } from "vitest";

import { keepOuting, outings } from "./outings";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
});
beforeEach(() => kept.clear());

const won = { game: "columba", level: "homer", share: 1 } as const;

test("a match counts once, however often its table is looked at", () => {
  keepOuting("t1", won);
  keepOuting("t1", won);
  keepOuting("t2", { ...won, share: 0 });
  expect(outings().map(({ share }) => share)).toEqual([1, 0]);
});

test("only the last hundred are kept", () => {
  for (let n = 0; n < 130; n++) keepOuting(`t${n}`, won);
  expect(outings()).toHaveLength(100);
});

test.each(["", "nonsense", "{}", '[1, null, {"level": "eagle"}]', '[{"game": 3}]'])(
  "what cannot be read counts as nothing: %s",
  (text) => {
    kept.set("dovecote.outings", text);
    expect(outings()).toEqual([]);
    keepOuting("t1", won);
    expect(outings()).toHaveLength(1);
  },
);
