import { readdirSync, readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The server that `npm run dev` passes the API on to; `make serve` starts one there. */
const SERVER = process.env.DOVECOTE_URL ?? "http://127.0.0.1:8000";

/** Unit tests that put something else in the place of modules or globals. */
const REPLACING = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `src/${name}`)
  .filter((file) => /\bvi\.(mock|stubGlobal)\(/.test(readFileSync(file, "utf8")));

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/dovecote/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // its policy allows what only it needs: the server knows it by its name
  worker: {
    format: "es",
    rollupOptions: { output: { entryFileNames: "assets/engine-worker-[hash].js" } },
  },
  // scripts find one another wherever the page lies; only the page itself says where that is
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } } },
  // to start anew for every file takes ten times as long as the tests: only these need it
  test: {
    pool: "threads",
    projects: [
      { extends: true, test: { name: "alone", include: REPLACING } },
      {
        extends: true,
        test: {
          name: "together",
          include: ["src/**/*.test.ts"],
          exclude: REPLACING,
          isolate: false,
        },
      },
    ],
  },
});
