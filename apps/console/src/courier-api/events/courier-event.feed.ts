import {
  Clock,
  CourierActivity,
  CourierDuty,
  CourierSessions,
  groupedBy,
  Offers,
  type CourierActivityItem,
  type OfferView,
  stopId,
  type OrderActivity,
  type CourierSession,
} from '#domain';
import { LOGGER, type Logger } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { EventFeed, pagesSince, CursorStream, type Follower } from '../../live/event.feed.js';
import { EventCursor, OVERLAP_MS } from './event-cursor.rules.js';
import { offerBody } from '../work/offers.controller.js';

type ConnectedCourier = Follower & { readonly courier: CourierSession };

class CourierEventStream extends CursorStream<EventCursor, ConnectedCourier> {
  /** Activity committed before this instant, less the overlap, has been sent. */
  readUpTo = 0;
  catchingUp = true;
  /** Whether the courier is online; null: not read yet. */
  private online: boolean | null = null;

  get courier(): CourierSession {
    return this.follower.courier;
  }

  /** Sends the server's time, by which the app corrects the phone's clock. */
  override open(): void {
    this.begin({ at: new Date(this.readUpTo) });
  }

  /** Sends the server's time again, as clocks of phones drift and are set while the stream is open. */
  override heartbeat(): void {
    this.beat(undefined, { at: new Date(this.readUpTo) });
  }

  isNew(item: CourierActivityItem): boolean {
    return !this.cursor.wasSent(item) && (this.catchingUp || item.at.getTime() > this.readUpTo - OVERLAP_MS);
  }

  /** `open`: the courier's open offers, sent whole. One that has ended meanwhile is skipped. */
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

  /** Sends only changes: whether a shift runs when the app connects, it reads itself. */
  duty(online: boolean): void {
    if (this.online !== null && this.online !== online) this.write('duty', { online });
    this.online = online;
  }

  offer(offer: OfferView): void {
    const { courierId, id: offerId, orderId, status, offeredAt: at } = offer;
    this.cursor.markSent({ kind: 'offer', courierId, offerId, orderId, status, at });
    this.write('offer', offerBody(offer));
  }
}

function orderActivityBody({ orderId, type, at, stop, data }: OrderActivity) {
  return { orderId, type, at, stopId: stop === null ? null : stopId(orderId, stop), data };
}

/** How often tokens are checked: a suspended courier's stream ends within seconds. */
const POLLS_PER_CHECK = 6;
/** How often shifts are read: the server ends one without an act of the courier. */
const POLLS_PER_DUTY = 4;

@Injectable()
export class CourierEventFeed extends EventFeed<CourierEventStream> {
  private reads = 0;

  constructor(
    private readonly events: CourierActivity,
    private readonly duty: CourierDuty,
    private readonly offers: Offers,
    private readonly sessions: CourierSessions,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, POLLS_PER_CHECK);
  }

  /** With `Last-Event-ID` the app gets the events since, otherwise the open offers. */
  async join(courier: CourierSession, lastEventId: string | undefined, response: Response): Promise<void> {
    const now = this.clock.millis();
    const resumed = EventCursor.parse(lastEventId, now);
    const cursor = resumed ?? new EventCursor(now);
    const isCurrent = () => this.sessions.isCurrent(courier);
    const stream = new CourierEventStream({ courier, isCurrent }, cursor, response);
    stream.readUpTo = now;
    await this.readDuty([stream], [courier.courierId]);
    if (resumed) {
      stream.open();
      for await (const items of this.missed(stream)) await this.sendTo(stream, items);
    } else {
      for await (const items of this.missed(stream)) for (const item of items) cursor.markSent(item);
      const openOffers = await this.offers.list(courier.scope);
      stream.open();
      for (const offer of openOffers) stream.offer(offer);
    }
    stream.catchingUp = false;
    this.follow(stream, response);
  }

  protected async read(streams: readonly CourierEventStream[]): Promise<void> {
    const now = this.clock.millis();
    const ids = [...new Set(streams.map(({ courier }) => courier.courierId))];
    const since = new Date(Math.min(...streams.map(({ readUpTo }) => readUpTo)) - OVERLAP_MS);
    for await (const items of pagesSince(since, (from) => this.events.since(ids, from))) {
      const byCourier = groupedBy(items, ({ courierId }) => courierId);
      for (const stream of streams) await this.sendTo(stream, byCourier.get(stream.courier.courierId) ?? []);
    }
    for (const stream of streams) stream.readUpTo = now;
    if (this.reads++ % POLLS_PER_DUTY === 0) await this.readDuty(streams, ids);
  }

  private async readDuty(
    streams: readonly CourierEventStream[],
    courierIds: readonly number[],
  ): Promise<void> {
    const online = await this.duty.online(courierIds);
    for (const stream of streams) stream.duty(online.has(stream.courier.courierId));
  }

  private missed(stream: CourierEventStream) {
    return pagesSince(stream.cursor.since, (from) => {
      stream.readUpTo = this.clock.millis();
      return this.events.since([stream.courier.courierId], from);
    });
  }

  /** Open offers are read after their activity, so that none of them is missing. */
  private async sendTo(stream: CourierEventStream, items: readonly CourierActivityItem[]): Promise<void> {
    const fresh = items.filter((item) => stream.isNew(item));
    const offered = fresh.some((item) => item.kind === 'offer' && item.status === 'open');
    const open = offered ? await this.offers.list(stream.courier.scope) : [];
    for (const item of fresh) stream.send(item, open);
  }
}
