/**
 * The service worker: stores the app's files, so that it opens without network, and shows push messages. It never
 * stores an answer of the API: personal data are in the page's own database, which a log-out empties.
 */

/** Written by `build.mjs`: the name of the release, and its files. */
declare const KEPT: { readonly version: string; readonly files: readonly string[] };

interface Later extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Later {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Later {
  readonly data: { json(): unknown } | null;
}
interface NotificationChosen extends Later {
  readonly notification: { close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Later) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationChosen) => void): void;
}

const worker = globalThis as unknown as Worker;
const APP = '/entregador';
const PREFIX = 'entregador-';
const cacheName = PREFIX + KEPT.version;
const kept = new Set(KEPT.files.map((file) => `/web/${file}`));

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(cacheName).then((cache) => cache.addAll([APP, `${APP}/manifest.webmanifest`, ...kept])),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldReleases().then(() => worker.clients.claim()));
});

async function forgetOldReleases(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page and its files come from one release; a new release is used at the next start. */
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromCache(APP, request));
  else if (kept.has(pathname)) event.respondWith(fromCache(request, request));
});

async function fromCache(key: RequestInfo, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(key)) ?? fetch(request);
}

worker.addEventListener('push', (event) => {
  const message = event.data?.json() as { title?: string; body?: string; tag?: string } | undefined;
  event.waitUntil(
    worker.registration.showNotification(message?.title ?? 'Entregador', {
      body: message?.body ?? '',
      tag: message?.tag ?? 'offer',
      icon: `${APP}/icon-192.png`,
      badge: `${APP}/icon-192.png`,
      renotify: true,
      requireInteraction: true,
      vibrate: [300, 120, 300, 120, 500],
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showApp());
});

async function showApp(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = pages.find(({ url }) => new URL(url).pathname.startsWith(APP));
  await (own ? own.focus() : worker.clients.openWindow(APP));
}
