/** Every game's face, fetched when it is played. A new game adds one line. */

import type { AnyFace } from "../lib/seen";

export const FACES: Readonly<Record<string, () => Promise<{ readonly face: AnyFace }>>> = {
  columba: () => import("./columba"),
  columbiz: () => import("./columbiz"),
  piccioni: () => import("./piccioni"),
};

/** The face of a game; one without a face of its own is played by its words. */
export async function faceOf(game: string): Promise<AnyFace> {
  const own = FACES[game];
  return own ? (await own()).face : (await import("./plain")).plain(game);
}
