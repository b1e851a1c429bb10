import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * What takes longest begins first: else it goes on alone when all the others have ended. Where
 * nothing was measured yet Vitest would begin with the largest files. The first plays the matches
 * that `everywhere` looks at, too, which therefore comes a little later.
 */
const LONGEST = [
  "page/languages",
  "play/click",
  "play/keyboard",
  "page/everywhere",
  "play/touch",
  "play/pass",
  "page/replay",
  "play/two",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** Tests in a real browser against a real server: `npm run browser`. */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts", ...(process.env.BENCH ? ["bench/*.test.ts"] : [])],
    exclude: [
      ...(process.env.SHOTS ? [] : ["tests/page/shots.test.ts"]), // pictures for people's eyes
      ...(process.env.FILM ? [] : ["tests/page/film.test.ts"]), // and one that moves
    ],
    globalSetup: "tests/server.ts",
    // only a fault takes so long; an analysis, which gives way to all else, is made in a hook
    testTimeout: 480_000,
    hookTimeout: 480_000,
    expect: { poll: { timeout: 60_000 } }, // a second, the usual patience, is short on a busy machine
    isolate: false, // the files of a worker share one browser
    sequence: { sequencer: LongestFirst },
    maxWorkers: 4, // they wait for frames, bots and answers more than they work
  },
});
