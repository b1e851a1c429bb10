import { defineConfig } from "vitest/config";

/** Tests in a real browser against a real server: `npm run browser`. */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/server.ts",
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    fileParallelism: true,
  },
});
