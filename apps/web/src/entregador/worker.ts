/**
 * The service worker: stores the app's files, so that it opens without network, and shows push messages. It
 * never stores an answer of the API: personal data are in the page's own database, which a log-out empties.
 */

/** Written by `build.mjs`: the language of the page, the name of the release, and its files. */
declare const BUILD: {
  readonly language: string;
  readonly version: string;
  readonly files: readonly string[];
};

interface Later {
  waitUntil(work: Promise<unknown>): void;
}
/** Events of a service worker, which the compiler's DOM lacks. */
interface Events {
  readonly install: Later;
  readonly activate: Later;
  readonly message: { readonly data: { readonly takeOver?: boolean } };
  readonly fetch: { readonly request: Request; respondWith(answer: Promise<Response>): void };
  readonly push: Later & { readonly data: { json(): unknown } | null };
  readonly notificationclick: Later & { readonly notification: Notification };
  /** The new subscription, where the browser has made one already. */
  readonly pushsubscriptionchange: Later & { readonly newSubscription?: PushSubscription | null };
}
/** The server's message; ids name its subject. */
interface Push {
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly offerId?: string;
  readonly noticeId?: string;
  readonly newsId?: string;
  readonly shiftId?: string;
  readonly orderId?: string;
}
interface Page {
  readonly url: string;
  readonly visibilityState: string;
  postMessage(message: object): void;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
}

const worker = globalThis as unknown as Worker;
const APP = '/entregador';
const PREFIX = 'entregador-';
const cacheName = `${PREFIX}${BUILD.language}-${BUILD.version}`;
const cached = new Set(BUILD.files.map((file) => `/web/${BUILD.language}/${file}`));

worker.addEventListener('install', (event) =>
  event.waitUntil(
    caches.open(cacheName).then((cache) => cache.addAll([APP, `${APP}/manifest.webmanifest`, ...cached])),
  ),
);

worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetOldReleases().then(() => worker.clients.claim())),
);

/** A new language takes over at once, not at the next start. */
worker.addEventListener('message', ({ data }) => {
  if (data.takeOver) void worker.skipWaiting();
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
  else if (cached.has(pathname)) event.respondWith(fromCache(request, request));
});

async function fromCache(key: RequestInfo, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(key)) ?? fetch(request);
}

worker.addEventListener('push', (event) => {
  const push = event.data?.json() as Push | undefined;
  if (push) event.waitUntil(show(push));
});

async function show(push: Push): Promise<void> {
  const pages = await ownPages();
  // The event streams of open pages may be dead without showing it.
  for (const page of pages) page.postMessage({ pushed: push.kind });
  // An app on the screen shows and rings the news itself.
  const onScreen = pages.some(({ visibilityState }) => visibilityState === 'visible');
  if (push.kind === 'courier_offer_gone') await showEnd(push);
  else if (!onScreen) await showLoudly(push);
}

const ICONS = { icon: `${APP}/icon-192.png`, badge: `${APP}/icon-192.png` };
/** Options of notifications that the compiler's DOM lacks. */
const LOUD = { renotify: true, requireInteraction: true, vibrate: [300, 120, 300, 120, 500] };

function showLoudly({ title, body, offerId, ...push }: Push): Promise<void> {
  const tag = offerId === undefined ? tagOf(push) : `offer-${offerId}`;
  return worker.registration.showNotification(title, { body, tag, data: { offerId }, ...ICONS, ...LOUD });
}

function tagOf({ noticeId, newsId, shiftId, orderId }: Partial<Push>): string {
  if (noticeId !== undefined) return `notice-${noticeId}`;
  return newsId ?? (shiftId === undefined ? `order-${orderId}` : `shift-${shiftId}`);
}

/** Closes the offer's notification and quietly shows why it ended, unless the courier has closed it. */
async function showEnd({ offerId, title, body }: Push): Promise<void> {
  const shown = await worker.registration.getNotifications({ tag: `offer-${offerId}` });
  for (const notification of shown) notification.close();
  if (shown.length > 0)
    await worker.registration.showNotification(title, { body, tag: 'offer-gone', ...ICONS, silent: true });
}

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(showApp((notification.data as { readonly offerId?: string } | null)?.offerId));
});

async function showApp(offerId: string | undefined): Promise<void> {
  const [page] = await ownPages();
  if (!page) {
    await worker.clients.openWindow(offerId === undefined ? APP : `${APP}?oferta=${offerId}`);
    return;
  }
  if (offerId !== undefined) page.postMessage({ offerId });
  await page.focus();
}

async function ownPages(): Promise<readonly Page[]> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname.startsWith(APP));
}

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));

/** The browser has ended its subscription: the server gets a new one, even while the app is closed. */
async function subscribeAgain({ newSubscription }: Events['pushsubscriptionchange']): Promise<void> {
  const subscriptions = '/api/courier/push-subscriptions';
  const asked = await fetch(`${subscriptions}/key`);
  if (!asked.ok) return;
  const { publicKey } = (await asked.json()) as { publicKey: string | null };
  if (publicKey === null) return;
  const { pushManager } = worker.registration;
  const made =
    newSubscription ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh, auth } = keys;
  await fetch(subscriptions, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh, auth }, language: BUILD.language }),
  });
}
