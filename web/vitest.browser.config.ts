import { defineConfig } from "vitest/config";

/** Tests in a real browser against a real server: `npm run browser`. */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/server.ts",
    testTimeout: 240_000,
    retry: 1, // luck differs in every match; what failed once is named in the report
    hookTimeout: 60_000,
    maxWorkers: 3, // they wait for bots and pages more than they work
    fileParallelism: true,
  },
});
