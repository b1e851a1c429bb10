/** The page begins: the art, the words, then whatever the address asks for. */

import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "@fontsource/caprasimo/latin-400.css";
import "./art/tokens.css";
import "./art/base.css";
import "./art/pieces.css";
import "./page.css";

import { mount } from "svelte";

import App from "./App.svelte";
import pieces from "./art/pieces.svg?url";
import { besidePage, IS_SITE } from "./lib/home.svelte";
import { followBadge } from "./lib/mine.svelte";
import { comeBack, meet } from "./lib/people.svelte";
import { follow } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { followOtherTabs, speakIn } from "./lib/words.svelte";

/** The sprite stands in the page once; `<use href="#id">` takes pieces from it. */
async function layOutPieces(): Promise<void> {
  const text = await (await fetch(pieces)).text();
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  document.body.prepend(document.importNode(drawn, true));
}

async function knowWho(): Promise<void> {
  if (!(await comeBack().catch(() => false))) await meet();
}

async function begin(): Promise<void> {
  follow();
  if (IS_SITE) (await import("./home/links")).mend(document.body);
  await Promise.all([layOutPieces(), speakIn(settings.language), knowWho().catch(() => undefined)]);
  followBadge();
  const target = document.getElementById("page");
  if (target) mount(App, { target });
  followOtherTabs();
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(besidePage("sw.js"));
}

void begin();
