import { Problem } from '../../ground/api/problem.js';
import { answer, api, isEnd, noteServerTime, type Offer, type Order } from './api.store.js';
import { setLive, setReached } from './network.store.js';
import { observable } from './observable.store.js';
import { refreshOrders, showOrder } from './orders.store.js';
import { endSession, rereadSession, refreshMe, session } from './session.store.js';

/** Open offers, the newest last. */
export const offers = observable<readonly Offer[]>([]);

/** `taken`: another courier accepted first, or the order was cancelled. */
type Gone = 'taken' | 'expired';
/** An offer that ended while it was shown. */
export const gone = observable<{ readonly offer: Offer; readonly why: Gone } | null>(null);

const RETRY_MS = 3_000;
let source: EventSource | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Opens the event stream: offers as they come and end, orders as they change. */
export function listen(): void {
  if (source || session.get().phase !== 'in') return;
  const stream = new EventSource('/api/courier/events');
  source = stream;
  stream.addEventListener('ready', ({ data }: MessageEvent<string>) => {
    const { at } = JSON.parse(data) as { at: string };
    noteServerTime(at);
    setLive(true);
    void rereadSession();
    void refreshOrders();
    void refreshOffers();
  });
  stream.addEventListener('offer', ({ data }: MessageEvent<string>) => {
    showOffer(JSON.parse(data) as Offer);
  });
  stream.addEventListener('offer_withdrawn', ({ data }: MessageEvent<string>) => {
    const { id, reason } = JSON.parse(data) as { id: number; reason: string };
    // An offer that the courier took or declined, perhaps on another phone, ends without a message.
    dropOffer(id, reason === 'expired' ? 'expired' : reason === 'withdrawn' ? 'taken' : null);
  });
  stream.addEventListener('order', () => {
    void refreshOrders();
  });
  stream.addEventListener('error', () => {
    setLive(false);
    // EventSource reconnects by itself after a lost connection; after a refusal it does not.
    if (stream.readyState === EventSource.CLOSED) void refused();
  });
}

async function refused(): Promise<void> {
  stop();
  try {
    await refreshMe();
  } catch (error) {
    if (isEnd(error)) {
      await endSession(error);
      return;
    }
  }
  retry = setTimeout(listen, RETRY_MS);
}

export function stop(): void {
  clearTimeout(retry);
  source?.close();
  source = null;
  setLive(false);
}

async function refreshOffers(): Promise<void> {
  try {
    const { items } = await answer(api.GET('/api/courier/offers'));
    setReached(true);
    offers.set(items);
  } catch (error) {
    if (isEnd(error)) await endSession(error);
  }
}

function showOffer(offer: Offer): void {
  offers.change((before) => [...before.filter(({ id }) => id !== offer.id), offer]);
}

export function dropOffer(id: number, why: Gone | null): void {
  const offer = offers.get().find((one) => one.id === id);
  if (!offer) return;
  offers.change((before) => before.filter((one) => one.id !== id));
  if (why) gone.set({ offer, why });
}

/**
 * Accepts an offer; the first courier to accept gets the order.
 * @throws Problem, except when the offer has ended: that is shown
 */
export async function accept(offer: Offer): Promise<void> {
  try {
    const taken: Order = await answer(
      api.POST('/api/courier/offers/{id}/accept', { params: { path: { id: offer.id } } }),
    );
    dropOffer(offer.id, null);
    await showOrder(taken);
  } catch (error) {
    if (!(error instanceof Problem) || (error.status !== 410 && error.status !== 404)) throw error;
    dropOffer(offer.id, 'taken');
  }
}

export async function decline(offer: Offer): Promise<void> {
  dropOffer(offer.id, null);
  try {
    await api.POST('/api/courier/offers/{id}/decline', { params: { path: { id: offer.id } } });
  } catch (error) {
    // A declined offer ends by itself at its time, so a lost request does no harm.
    if (!(error instanceof Problem)) throw error;
  }
}
