import { expect, test } from "vitest";

import { addressOf, placeIn } from "./address";

const place = (query: string) => placeIn(new URLSearchParams(query));

test("an address names whose eyes and which entry", () => {
  expect(place("seat=2&at=17")).toEqual({ eyes: "2", at: 17 });
  expect(place("seat=all")).toEqual({ eyes: "all", at: 1 });
  expect(place("at=3")).toEqual({ eyes: null, at: 3 });
});

test("what makes no sense counts for nothing", () => {
  for (const query of ["", "seat=-1&at=0", "seat=12&at=-3", "seat=x&at=1e9", "at=99999999999"]) {
    expect(place(query)).toEqual({ eyes: null, at: 1 });
  }
});

test("what is written can be read", () => {
  const url = new URL(addressOf("ab", "onlooker", 52), "http://here");
  expect(url.pathname).toBe("/t/ab/replay");
  expect(placeIn(url.searchParams)).toEqual({ eyes: "onlooker", at: 52 });
});
