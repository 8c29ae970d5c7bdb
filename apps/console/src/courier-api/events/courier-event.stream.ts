import { stopId, type CourierActivityItem, type OfferView, type OrderActivity } from '#domain';
import type { Response } from 'express';
import { CursorStream } from '../../live/event.stream.js';
import type { CourierSession } from '../session/courier-api.decorator.js';
import { offerBody } from '../work/offers.controller.js';
import { OVERLAP_MS, type EventCursor } from './event-cursor.rules.js';

/** The event stream of one courier's app. */
export class CourierEventStream extends CursorStream<EventCursor> {
  /** Activity committed before this instant, less the overlap, has been sent. */
  readUpTo: number;
  catchingUp = true;
  /** Whether the courier is online; null: not read yet. */
  private online: boolean | null = null;

  constructor(
    readonly courier: CourierSession,
    readonly isCurrent: () => Promise<boolean>,
    cursor: EventCursor,
    response: Response,
    now: number,
  ) {
    super(cursor, response);
    this.readUpTo = now;
  }

  /** Sends the server's time, by which the app corrects the phone's clock. */
  open(): void {
    this.begin({ at: new Date(this.readUpTo) });
  }

  /** With the server's time, as clocks of phones drift and are set while the stream is open. */
  override heartbeat(): void {
    super.heartbeat(undefined, { at: new Date(this.readUpTo) });
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

  /** Says that a shift has begun or ended. What it was when the app connected, the app reads itself. */
  duty(online: boolean): void {
    if (this.online !== null && this.online !== online) this.write('duty', { online });
    this.online = online;
  }

  /** Sends an offer that is open when the app connects. */
  offer(offer: OfferView): void {
    const { courierId, id: offerId, orderId, status, offeredAt: at } = offer;
    this.cursor.markSent({ kind: 'offer', courierId, offerId, orderId, status, at });
    this.write('offer', offerBody(offer));
  }
}

function orderActivityBody({ orderId, type, at, stop, data }: OrderActivity) {
  return { orderId, type, at, stopId: stop === null ? null : stopId(orderId, stop), data };
}
