import {
  Clock,
  CourierActivity,
  CourierDuty,
  courierScope,
  CourierSessions,
  Offers,
  type CourierActivityItem,
  type OfferView,
} from '#domain';
import { LOGGER, type Logger } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { EventFeed, nextSince } from '../../live/event.feed.js';
import type { CourierSession } from '../session/courier-api.decorator.js';
import { CourierEventStream } from './courier-event.stream.js';
import { EventCursor, OVERLAP_MS } from './event-cursor.rules.js';

/** How often tokens are checked: a suspended courier's stream ends within seconds. */
const POLLS_PER_CHECK = 6;
/** How often shifts are read: the server ends one without an act of the courier. */
const POLLS_PER_DUTY = 4;

/** Sends events to the couriers' apps connected to this process. */
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

  /** Connects an app: with `Last-Event-ID` it gets the events since, otherwise the open offers. */
  async join(courier: CourierSession, lastEventId: string | undefined, response: Response): Promise<void> {
    const now = this.clock.millis();
    const resumed = EventCursor.parse(lastEventId, now);
    const cursor = resumed ?? EventCursor.at(now);
    const isCurrent = () => this.sessions.isCurrent(courier);
    const stream = new CourierEventStream(courier, isCurrent, cursor, response, now);
    await this.readDuty([stream], [courier.courierId]);
    if (resumed) {
      stream.open();
      await this.catchUp(stream, (items) => this.sendTo(stream, items));
    } else {
      await this.catchUp(stream, (items) => {
        for (const item of items) cursor.markSent(item);
      });
      const openOffers = await this.offers.list(courier.scope);
      stream.open();
      for (const offer of openOffers) stream.offer(offer);
    }
    stream.catchingUp = false;
    this.follow(stream, response);
  }

  protected async read(streams: readonly CourierEventStream[]): Promise<void> {
    if (streams.length === 0) return;
    const now = this.clock.millis();
    const ids = [...new Set(streams.map(({ courier }) => courier.courierId))];
    let since = new Date(Math.min(...streams.map(({ readUpTo }) => readUpTo)) - OVERLAP_MS);
    let more = true;
    while (more) {
      const page = await this.events.since(ids, since);
      await this.distribute(streams, page.items);
      since = nextSince(since, page.items);
      more = page.more;
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

  private async catchUp(
    stream: CourierEventStream,
    handle: (items: readonly CourierActivityItem[]) => Promise<void> | void,
  ): Promise<void> {
    let { since } = stream.cursor;
    let more = true;
    while (more) {
      stream.readUpTo = this.clock.millis();
      const page = await this.events.since([stream.courier.courierId], since);
      await handle(page.items);
      since = nextSince(since, page.items);
      more = page.more;
    }
  }

  private async distribute(
    streams: readonly CourierEventStream[],
    items: readonly CourierActivityItem[],
  ): Promise<void> {
    const byCourier = new Map<number, CourierActivityItem[]>();
    for (const item of items) {
      const own = byCourier.get(item.courierId);
      if (own) own.push(item);
      else byCourier.set(item.courierId, [item]);
    }
    for (const stream of streams) {
      const own = byCourier.get(stream.courier.courierId);
      if (own) await this.sendTo(stream, own);
    }
  }

  /** Open offers are read after their activity, so that none of them is missing. */
  private async sendTo(stream: CourierEventStream, items: readonly CourierActivityItem[]): Promise<void> {
    const fresh = items.filter((item) => stream.isNew(item));
    const open = fresh.some(isOpenOffer) ? await this.openOffers(stream.courier) : [];
    for (const item of fresh) stream.send(item, open);
  }

  private openOffers({ hubId, courierId }: CourierSession): Promise<OfferView[]> {
    return this.offers.list(courierScope(hubId, courierId));
  }
}

function isOpenOffer(item: CourierActivityItem): boolean {
  return item.kind === 'offer' && item.status === 'open';
}
