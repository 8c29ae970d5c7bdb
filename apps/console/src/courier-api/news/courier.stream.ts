import { stopId, type CourierNewsItem, type OfferView, type OrderNews } from '#domain';
import type { Response } from 'express';
import { offerBody } from '../work/offer.body.js';
import { OVERLAP_MS, type EventCursor } from './event.cursor.js';

/** A reader so far behind is let go; it comes back and goes on where it was. */
const MAX_UNREAD_BYTES = 1_000_000;

/** One app that listens. */
export class CourierStream {
  /** Everything committed before this instant (less the overlap) has been sent. */
  readAt: number;
  catchingUp = true;

  constructor(
    readonly courierId: number,
    private readonly response: Response,
    readonly cursor: EventCursor,
    now: number,
  ) {
    this.readAt = now;
  }

  open(): void {
    this.response.status(200);
    this.response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // Proxies that compress or buffer hold a stream back.
    this.response.setHeader('Cache-Control', 'no-store, no-transform');
    this.response.setHeader('X-Accel-Buffering', 'no');
    this.response.flushHeaders();
    this.response.write('retry: 2000\n');
    this.write('ready', {});
  }

  beat(): void {
    this.response.write(': here\n\n');
  }

  close(): void {
    this.response.end();
  }

  /** Within what is being read now, and not sent yet. */
  isNew(item: CourierNewsItem): boolean {
    return !this.cursor.knows(item) && (this.catchingUp || item.at.getTime() > this.readAt - OVERLAP_MS);
  }

  /** `open`: the offers that stand, to be told whole. One that has ended meanwhile is told as ended soon enough. */
  send(item: CourierNewsItem, open: readonly OfferView[]): void {
    if (!this.cursor.pass(item)) return;
    if (item.kind === 'order') this.write('order', orderNewsBody(item));
    else if (item.status === 'open') {
      const offer = open.find(({ id }) => id === item.offerId);
      if (offer) this.write('offer', offerBody(offer));
    } else {
      const { offerId: id, orderId, status: reason } = item;
      this.write('offer_withdrawn', { id, orderId, reason });
    }
  }

  /** One that stands when the app begins to listen. */
  offer(offer: OfferView): void {
    const { courierId, id: offerId, orderId, status, offeredAt: at } = offer;
    this.cursor.pass({ kind: 'offer', courierId, offerId, orderId, status, at });
    this.write('offer', offerBody(offer));
  }

  private write(event: string, data: object): void {
    if (this.response.writableLength > MAX_UNREAD_BYTES) this.response.destroy();
    this.response.write(`id: ${this.cursor.toString()}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}

function orderNewsBody({ orderId, type, at, stop, data }: OrderNews) {
  return { orderId, type, at, stopId: stop === null ? null : stopId(orderId, stop), data };
}
