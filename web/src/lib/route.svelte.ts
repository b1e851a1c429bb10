/** Where on the page somebody is, and how to go elsewhere without loading it anew. */

interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

function here(): Place {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
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
  const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  place = here();
  if (isElsewhere) scrollTo(0, 0);
}

/** Links within the page need no loading; call once. */
export function follow(): void {
  addEventListener("popstate", () => (place = here()));
  addEventListener("hashchange", () => (place = here()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
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
