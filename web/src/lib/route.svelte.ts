/** Where on the page somebody is, and how to go elsewhere without loading it anew. */

import { IS_SITE, isOfHere, saveHere } from "./home.svelte";

interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

/** In a folder of files there is one page; where on it somebody is stands behind its `?`. */
function here(): Place {
  const hash = location.hash.slice(1);
  if (!IS_SITE)
    return { path: location.pathname, query: new URLSearchParams(location.search), hash };
  const [path, query] = location.search.slice(1).split("?");
  return { path: path || "/", query: new URLSearchParams(query), hash };
}

/** The address of a place on the page. */
export function addressOf(place: string): string {
  if (!IS_SITE || !place.startsWith("/")) return place;
  const { pathname } = location;
  return place.startsWith("/#") || place === "/"
    ? pathname + place.slice(1)
    : `${pathname}?${place}`;
}

let place: Place = $state.raw(here());

export const route = {
  get path(): string {
    return place.path;
  },
  get query(): URLSearchParams {
    return place.query;
  },
  get hash(): string {
    return place.hash;
  },
};

/** Go to another part of the page; `replace` leaves no step to come back to. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = place.path;
  if (replace) history.replaceState(null, "", addressOf(to));
  else history.pushState(null, "", addressOf(to));
  place = here();
  if (place.path !== before) scrollTo(0, 0);
}

/** Links within the page need no loading; call once. */
export function follow(): void {
  addEventListener("popstate", () => (place = here()));
  addEventListener("hashchange", () => (place = here()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement)) return;
    if (isOfHere(link.pathname)) {
      event.preventDefault();
      void saveHere(link.pathname + link.search, link.download);
    } else if (isOurs(event, link)) {
      event.preventDefault();
      go((IS_SITE ? link.search.slice(1) || "/" : link.pathname + link.search) + link.hash);
    }
  });
}

/** Within what is shown the browser itself knows the way, and takes the focus along. */
function isHere(link: HTMLAnchorElement): boolean {
  const isSame = link.pathname + link.search === location.pathname + location.search;
  return isSame && link.hash !== "";
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const stays = link.origin === location.origin && !link.target && !link.download;
  const isPage = !link.pathname.startsWith("/api/") && !isHere(link);
  return isPlain && stays && isPage && !event.defaultPrevented;
}
