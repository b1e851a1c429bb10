/** Games, rulings and bots of this server, asked for once. */

import { api } from "./api";
import type { GameOf, LessonOf, PictureOf, Ruling } from "./wire";

const answers = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const known = answers.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = api.get<T>(path);
  answers.set(path, asked);
  asked.catch(() => answers.delete(path)); // the next one may be luckier
  return asked;
}

export const games = (): Promise<readonly GameOf[]> => once("/api/games");
export const bots = (): Promise<readonly string[]> => once("/api/bots");
export const data = (game: string): Promise<Readonly<Record<string, string>>> =>
  once(`/api/games/${encodeURIComponent(game)}/data`);
export const lessons = (game: string): Promise<readonly LessonOf[]> =>
  once(`/api/games/${encodeURIComponent(game)}/lessons`);
export const rulings = (
  game: string,
  language: string,
): Promise<Readonly<Record<string, Ruling>>> =>
  once(`/api/games/${encodeURIComponent(game)}/rulings/${language}`);
export const pictures = (game: string, language: string): Promise<readonly PictureOf[]> =>
  once(`/api/games/${encodeURIComponent(game)}/pictures/${language}`);
