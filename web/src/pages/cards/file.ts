/** Sets as files: written from this browser, and read into it. */

import { slug } from "./piccioni/cards";

/** Save a text as a file of this device. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function fileName(game: string, title: string): string {
  const called = slug(title);
  return called ? `${game}-${called}.toml` : `${game}.toml`;
}

/** As much of a file as a set may have, and a little more, so that the server says what is wrong. */
const MOST = 100_000;

export function read(file: File): Promise<string> {
  return file.slice(0, MOST).text();
}
