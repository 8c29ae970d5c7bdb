import { stopId, type CourierActivityItem, type OfferView, type OrderActivity } from '#domain';
import { EventStream } from '#runtime';
import type { Response } from 'express';
import { offerBody } from '../work/offer.body.js';
import { OVERLAP_MS, type EventCursor } from './event-cursor.rules.js';

const RETRY_MS = 2_000;

/** The event stream of one courier's app. */
export class CourierEventStream {
  /** Activity committed before this instant, less the overlap, has been sent. */
  readUpTo: number;
  catchingUp = true;
  private stream: EventStream | null = null;

  constructor(
    readonly courierId: number,
    private readonly response: Response,
    readonly cursor: EventCursor,
    now: number,
  ) {
    this.readUpTo = now;
  }

  open(): void {
    this.stream = new EventStream(this.response);
    this.stream.retryAfter(RETRY_MS);
    // The server's time, by which the app corrects the phone's clock.
    this.write('ready', { at: new Date(this.readUpTo) });
  }

  heartbeat(): void {
    this.stream?.heartbeat();
  }

  close(): void {
    this.response.end();
  }

  /** Whether the item lies in the current reading and was not sent yet. */
  isNew(item: CourierActivityItem): boolean {
    return !this.cursor.wasSent(item) && (this.catchingUp || item.at.getTime() > this.readUpTo - OVERLAP_MS);
  }

  /**
   * Sends an item. `open`: the courier's open offers, sent whole. An offer that has ended meanwhile is skipped; its
   * end is sent later.
   */
  send(item: CourierActivityItem, open: readonly OfferView[]): void {
    if (!this.cursor.markSent(item)) return;
    if (item.kind === 'order') this.write('order', orderActivityBody(item));
    else if (item.status === 'open') {
      const offer = open.find(({ id }) => id === item.offerId);
      if (offer) this.write('offer', offerBody(offer));
    } else {
      const { offerId: id, orderId, status: reason } = item;
      this.write('offer_withdrawn', { id, orderId, reason });
    }
  }

  /** Sends an offer that is open when the app connects. */
  offer(offer: OfferView): void {
    const { courierId, id: offerId, orderId, status, offeredAt: at } = offer;
    this.cursor.markSent({ kind: 'offer', courierId, offerId, orderId, status, at });
    this.write('offer', offerBody(offer));
  }

  private write(event: string, data: object): void {
    this.stream?.send(this.cursor.toString(), event, data);
  }
}

function orderActivityBody({ orderId, type, at, stop, data }: OrderActivity) {
  return { orderId, type, at, stopId: stop === null ? null : stopId(orderId, stop), data };
}
