import type { Language } from '../../base/languages.js';
import { Problem } from '../../base/api/problem.js';
import { locale } from '../../base/words.js';
import { now } from '../../base/clock.js';
import { call } from './api.store.js';
import { observable } from '../../base/observable.js';

/**
 * `none`: this browser or server cannot push. `ask`: the courier was not asked yet. `off`: the courier turned
 * pushes off. `failed`: the browser's push service did not answer.
 */
type PushState = 'none' | 'ask' | 'on' | 'off' | 'refused' | 'failed';

export const pushes = observable<PushState>('none');

const LATER = 'push-later';
/** A courier who chose "later" is asked again after a week. */
const LATER_MS = 7 * 86_400_000;
const OFF = 'push-off';
/** Key of the id by which the server stores this browser's subscription. */
const ID = 'push-id';

/** Whether the app asks by itself, before the courier opens the account page. */
export const askDue = observable(isAskDue());

function isAskDue(): boolean {
  return now() - Number(localStorage.getItem(LATER) ?? 0) > LATER_MS;
}

/** Renews an allowed subscription, as keys and log-ins change. */
export async function keepPushes(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return;
  askDue.set(isAskDue());
  if (Notification.permission === 'denied') {
    pushes.set('refused');
    return;
  }
  await passing(async () => {
    const { publicKey } = await call('/api/courier/push-subscriptions/key');
    if (publicKey === null) pushes.set('none');
    else if (localStorage.getItem(OFF) !== null) pushes.set('off');
    else if (Notification.permission === 'granted') await subscribe(publicKey);
    else pushes.set('ask');
  });
}

/** Asks for the permission; must run inside a touch handler. */
export async function allowPushes(): Promise<void> {
  localStorage.removeItem(OFF);
  if ((await Notification.requestPermission()) === 'default') askLater();
  await keepPushes();
}

/** Turns pushes off on this phone: the browser drops its subscription, then the server does. */
export async function stopPushes(): Promise<void> {
  localStorage.setItem(OFF, '1');
  pushes.set('off');
  await passing(async () => {
    const registration = await navigator.serviceWorker.ready;
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const id = localStorage.getItem(ID);
    if (id !== null) await call('DELETE /api/courier/push-subscriptions/{id}', { id });
    localStorage.removeItem(ID);
  });
}

export function askLater(): void {
  localStorage.setItem(LATER, String(now()));
  askDue.set(false);
}

/**
 * Closes notifications of offers that the app does not show (answered, taken or over), and those of orders
 * while the app is on the screen, which shows the news itself.
 */
export async function closeNotifications(open: readonly number[]): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = await serviceWorker?.getRegistration('/entregador');
  const tags = new Set(open.map((id) => `offer-${id}`));
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const isNews = shown.tag.startsWith('order-');
    if (isNews ? document.visibilityState === 'visible' : !tags.has(shown.tag)) shown.close();
  }
}

/** The offer of a notification that was tapped, which opened the app or brought it to the front. */
export const tappedOffer = observable(Number(new URLSearchParams(location.search).get('oferta')));

onWorker(({ offerId }) => {
  if (offerId !== undefined) tappedOffer.set(Number(offerId));
});

/** A message of the service worker: which notification was tapped, or what was pushed. */
interface WorkerMessage {
  readonly offerId?: string;
  readonly pushed?: string;
}

export function onWorker(hear: (message: WorkerMessage) => void): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => hear(data));
}

async function subscribe(publicKey: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const given = await subscriptionOf(pushManager, publicKey);
  const { endpoint = '', keys = {} } = given.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const { id } = await call('PUT /api/courier/push-subscriptions', {
    endpoint,
    keys: { p256dh, auth },
    language: locale.code as Language,
  });
  localStorage.setItem(ID, String(id));
  pushes.set('on');
}

/** Keeps the browser's subscription, unless it was made with another key of the server. */
async function subscriptionOf(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before && keyOf(before) === publicKey) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Runs `work`. Without network or push service offers come to the open app only, until the next time online.
 */
async function passing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DOMException) pushes.set('failed');
    else if (!(error instanceof Problem)) throw error;
  }
}
