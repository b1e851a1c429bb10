// Keeps what never changes, so that the page opens quickly; and everything, if somebody wants it
// for a journey. A version is kept whole in a cache of its own: the next one takes its place when
// no page of this one is open any more. Moves at a server's tables always go to the server.
const VERSION = "dev"; // these lines are written by tools/ship.mjs
const IS_SITE = false; // a folder of files is kept whole at the first visit
const FIRST = [];
const REST = [];
const BYTES = { total: 0, sent: 0 };

const CACHE = `dovecote-${VERSION}`;
const WANTED = "dovecote-wanted"; // is there if everything is to be kept
const INDEX = IS_SITE ? "./" : "/";
const OFFLINE = "/offline.html";
const LIBRARY = /^\/api\/(games|bots|catalogues)(\/|$)/;

async function isWanted() {
  return IS_SITE || (await caches.has(WANTED));
}

async function isKept() {
  const cache = await caches.open(CACHE);
  for (const file of REST) if (!(await cache.match(file))) return false;
  return REST.length > 0;
}

async function keep(files, told = () => undefined) {
  const cache = await caches.open(CACHE);
  let done = 0;
  for (const [n, file] of files.entries()) {
    if (!(await cache.match(file))) {
      // never from the browser's own store: it may be of the version before
      const answer = await fetch(file, { cache: file.includes("/assets/") ? "default" : "reload" });
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await cache.put(file, answer);
    }
    done = (n + 1) / files.length;
    told({ isKept: false, done: done * BYTES.total, ...BYTES });
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      await keep(FIRST);
      if (await caches.has(WANTED)) await keep(REST);
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const others = (await caches.keys()).filter((key) => key !== CACHE && key !== WANTED);
      await Promise.all(others.map((key) => caches.delete(key)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const tell = (told) => port.postMessage(told);
  event.waitUntil(answer(event.data, tell).catch(() => tell({ failed: true })));
});

async function answer(asked, tell) {
  if (asked === "keep") {
    await caches.open(WANTED);
    await keep(REST, tell);
  } else if (asked === "drop") {
    await caches.delete(WANTED);
    const cache = await caches.open(CACHE);
    await Promise.all(REST.map((file) => cache.delete(file)));
    await caches.delete("dovecote-start"); // what `home/image.ts` keeps
  }
  const kept = await isKept();
  tell({ isKept: kept, done: kept ? BYTES.total : 0, ...BYTES, end: true });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (IS_SITE || url.pathname.includes("/assets/")) event.respondWith(known(request));
  else if (LIBRARY.test(url.pathname) || [...FIRST, ...REST].includes(url.pathname))
    event.respondWith(latest(request));
});

// A folder of files is one version, whole; a server may be newer than what is kept of it.
async function page(request) {
  const cache = await caches.open(CACHE);
  if (IS_SITE) return (await cache.match(INDEX)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (lost) {
    const found = (await isKept()) ? await cache.match(INDEX) : await cache.match(OFFLINE);
    if (found) return found;
    throw lost;
  }
}

// names of assets change with what is in them: the first answer is good for ever
async function known(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answered = await fetch(request);
  if (answered.ok && answered.status === 200 && request.url.includes("/assets/"))
    await cache.put(request, answered.clone());
  return answered;
}

async function latest(request) {
  try {
    return await fetch(request);
  } catch (lost) {
    const found = await (await caches.open(CACHE)).match(request, { ignoreVary: true });
    if (found) return found;
    throw lost;
  }
}

// What a server pushes is shown; a click leads to the table. Of one message that comes twice, one
// is seen: it has the same tag. The icon of the app is marked; how many matches wait it says when
// a page has asked.
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const { id, title = "Dovecote", body = "", link = "/", lang = "" } = told;
  const how = { body, lang, tag: id, data: { link }, icon: "/icons/icon-192.png" };
  event.waitUntil(Promise.all([self.registration.showNotification(title, how), mark()]));
});

async function mark() {
  try {
    await navigator.setAppBadge?.();
  } catch {
    // a browser may keep its icons to itself
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.link ?? "/"));
});

async function show(link) {
  const { pathname } = new URL(link, location.origin);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === pathname);
  if (there) return there.focus();
  return self.clients.openWindow(pathname);
}
