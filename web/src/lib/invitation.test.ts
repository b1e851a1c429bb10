import { expect, test, vi } from "vitest";

vi.mock("./words.svelte", () => import("../../tests/catalogue"));

import { leadsToOneself } from "./invitation";

test.each([
  ["http://localhost:8000/t/x", true],
  ["http://127.0.0.1:8000/#me=x", true],
  ["http://[::1]:8000/t/x", true],
  ["http://192.168.1.20:8000/t/x", false],
  ["https://localhost.example.org/t/x", false],
])("%s leads to oneself: %s", (link, expected) => expect(leadsToOneself(link)).toBe(expected));
