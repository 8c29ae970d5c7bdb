import { Problem } from '../../base/api/problem.js';
import { HEARTBEAT, StreamPulse } from '../../base/stream-pulse.js';
import { noteServerTime, type Offer, type Order, call } from './api.store.js';
import { onComeback, setLive, setReached } from './network.store.js';
import { observable } from '../../base/observable.js';
import { goods } from './stored-answer.store.js';
import { isKnownPhone } from './known-phone.store.js';
import { refreshOrders, showOrder } from './order-list.store.js';
import { onWorker } from './push.store.js';
import { bestEffort, rereadSession, session } from './session.store.js';

/** Open offers, the newest last. */
export const offers = observable<readonly Offer[]>([]);

/** `taken`: another courier accepted first, or the order was cancelled. */
type Gone = 'taken' | 'expired';
/** An offer that ended while it was shown. */
export const gone = observable<{ readonly offer: Offer; readonly why: Gone } | null>(null);

/** Offers that were answered or withdrawn: a list that is being read meanwhile may still have them. */
const ended = new Set<number>();
const RETRY_MS = 3_000;
const KINDS = ['ready', 'offer', 'offer_withdrawn', 'order', 'duty'];
let noteKnown: () => void;

/** Resolves once the server has told its time: a position by a wrong clock is dropped as of the future. */
export const timeKnown = new Promise<void>((known) => {
  noteKnown = known;
  if (isKnownPhone()) known();
});

let source: EventSource | null = null;
let pulse: StreamPulse | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Opens the event stream: offers as they come and end, orders as they change. */
export function listen(): void {
  if (source || session.get().phase !== 'in') return;
  const stream = new EventSource('/api/courier/events');
  source = stream;
  pulse = new StreamPulse(stream, KINDS, () => {
    stop();
    setReached(false);
    listen();
  });
  for (const kind of [HEARTBEAT, ...KINDS]) stream.addEventListener(kind, () => setLive(true));
  const on = <T>(kind: string, take: (event: T) => void) =>
    stream.addEventListener(kind, ({ data }: MessageEvent<string>) => take(JSON.parse(data) as T));
  on<{ at: string }>('ready', ({ at }) => {
    noteServerTime(at, true);
    noteKnown();
    void rereadSession();
    void refreshOrders();
    void goods.refresh();
    void refreshOffers();
  });
  on<{ at: string }>(HEARTBEAT, ({ at }) => noteServerTime(at, false));
  on<Offer>('offer', (offer) =>
    offers.change((before) => [...before.filter(({ id }) => id !== offer.id), offer]),
  );
  on<{ id: number; reason: string }>('offer_withdrawn', ({ id, reason }) => {
    ended.add(id);
    // A courier who did not answer is paused.
    if (reason === 'expired') void rereadSession();
    // An offer that the courier answered, perhaps on another phone, ends without a message.
    dropOffer(id, reason === 'expired' ? 'expired' : reason === 'withdrawn' ? 'taken' : null);
  });
  stream.addEventListener('order', () => {
    void refreshOrders();
    void goods.refresh();
  });
  stream.addEventListener('duty', () => void rereadSession());
  stream.addEventListener('error', () => {
    setLive(false);
    // EventSource reconnects by itself after a lost connection; after a refusal it does not.
    if (stream.readyState === EventSource.CLOSED) void refused();
  });
}

async function refused(): Promise<void> {
  stop();
  await rereadSession();
  retry = setTimeout(listen, RETRY_MS);
}

export function stop(): void {
  clearTimeout(retry);
  pulse?.stop();
  source?.close();
  source = null;
  setLive(false);
}

/** The stream may have lost what came while the phone slept. */
onComeback(() => {
  if (source) void refreshOffers();
});

/** The service worker passes on pushed messages while the app is open: its stream may be dead unnoticed. */
onWorker(({ pushed }) => {
  if (pushed === undefined || !source) return;
  void refreshOffers();
  void refreshOrders();
});

/** An offer that came on the stream during the request is newer than its answer. */
async function refreshOffers(): Promise<void> {
  const before = new Set(offers.get().map(({ id }) => id));
  await bestEffort(async () => {
    const { items } = await call('/api/courier/offers');
    setReached(true);
    offers.change((shown) => {
      const listed = new Set(items.map(({ id }) => id));
      const newer = shown.filter(({ id }) => !before.has(id) && !listed.has(id));
      return [...items.filter(({ id }) => !ended.has(id)), ...newer];
    });
  });
}

export function dropOffer(id: number, why: Gone | null): void {
  const offer = offers.get().find((one) => one.id === id);
  if (!offer) return;
  offers.change((before) => before.filter((one) => one.id !== id));
  if (why) gone.set({ offer, why });
}

/** Accepts an offer; the first courier gets the order. An ended one is shown as gone. @throws Problem */
export async function accept(offer: Offer): Promise<void> {
  try {
    const taken: Order = await call('POST /api/courier/offers/{id}/accept', { id: offer.id });
    ended.add(offer.id);
    dropOffer(offer.id, null);
    await showOrder(taken);
  } catch (error) {
    if (!(error instanceof Problem) || (error.status !== 410 && error.status !== 404)) throw error;
    dropOffer(offer.id, 'taken');
  }
}

export async function decline(offer: Offer): Promise<void> {
  ended.add(offer.id);
  dropOffer(offer.id, null);
  try {
    await call('POST /api/courier/offers/{id}/decline', { id: offer.id });
  } catch (error) {
    // A declined offer ends by itself, so a lost request does no harm.
    if (!(error instanceof Problem)) throw error;
  }
}
