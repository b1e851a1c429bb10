import { expect, test } from "vitest";

import { tableIn } from "./address";

const ID = "0123456789abcdef01234567";

test.each([
  `https://games.example.org/t/${ID}`,
  `http://127.0.0.1:8000/t/${ID}/replay?seat=1&at=3`,
  `games.example.org/t/${ID}#log`,
  `/t/${ID}`,
  `t/${ID}`,
  `  ${ID}\n`,
])("%s means a table", (text) => {
  expect(tableIn(text)).toBe(ID);
});

test.each(["", "   ", "where is the party?", "https://games.example.org/", "/t/", "x".repeat(33)])(
  "“%s” means none",
  (text) => {
    expect(tableIn(text)).toBeNull();
  },
);
