import { defineConfig } from "vitest/config";

/** Tests in a real browser against a real server: `npm run browser`. */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts", ...(process.env.BENCH ? ["bench/*.test.ts"] : [])],
    exclude: [
      ...(process.env.SHOTS ? [] : ["tests/page/shots.test.ts"]), // pictures for people's eyes
      ...(process.env.FILM ? [] : ["tests/page/film.test.ts"]), // and one that moves
    ],
    globalSetup: "tests/server.ts",
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } }, // a second, the usual patience, is short on a busy machine
    hookTimeout: 160_000,
    isolate: false, // the files of a worker share one browser
    maxWorkers: 3, // they wait for frames, bots and answers more than they work
  },
});
