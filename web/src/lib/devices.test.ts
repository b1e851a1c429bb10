import { expect, it } from "vitest";

import { deviceName } from "./devices";

it("says which browser it is, and on what", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  expect(deviceName(firefox)).toBe("Firefox · Linux");
  const phone =
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36";
  expect(deviceName(phone)).toBe("Chrome · Android");
  const safari =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
  expect(deviceName(safari)).toBe("Safari · iPhone");
  expect(deviceName("python-httpx/0.28")).toBe("python-httpx/0.28");
  expect(deviceName("")).toBe("");
});
