import { Clock, CourierNews, hubScope, Offers, type CourierNewsItem, type OfferView } from '#domain';
import { LOGGER, type Logger } from '#runtime';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Response } from 'express';
import type { Server } from 'node:http';
import type { CourierCaller } from '../session/courier.guard.js';
import { CourierTokens } from '../session/courier.tokens.js';
import { CourierStream } from './courier.stream.js';
import { EventCursor, OVERLAP_MS } from './event.cursor.js';

const LOOK_EVERY_MS = 500;
const LOOKS_PER_BEAT = 30;

interface Listener {
  readonly stream: CourierStream;
  readonly courier: CourierCaller;
}

/**
 * Feeds the apps that listen on this process. The truth is in the database: one question a look for all of them, and
 * nothing here that another process would need.
 */
@Injectable()
export class CourierFeed implements OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  private timer: NodeJS.Timeout | null = null;
  private looks = 0;
  private looking = false;

  constructor(
    private readonly news: CourierNews,
    private readonly offers: Offers,
    private readonly tokens: CourierTokens,
    private readonly clock: Clock,
    private readonly host: HttpAdapterHost,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** From where the app left off, or, for one that begins, with the offers that stand. */
  async join(courier: CourierCaller, lastEventId: string | undefined, response: Response): Promise<void> {
    const now = this.clock.millis();
    const resumed = EventCursor.parse(lastEventId, now);
    const cursor = resumed ?? EventCursor.at(now);
    const stream = new CourierStream(courier.courierId, response, cursor, now);
    const listener: Listener = { stream, courier };
    response.once('close', () => this.leave(listener));
    if (resumed) {
      stream.open();
      await this.catchUp(stream, (items) => this.tell(listener, items));
    } else {
      await this.catchUp(stream, (items) => {
        for (const item of items) cursor.pass(item);
      });
      const standing = await this.offers.list(courier.scope);
      stream.open();
      for (const offer of standing) stream.offer(offer);
    }
    if (response.closed) return;
    stream.catchingUp = false;
    this.listeners.add(listener);
    this.timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS);
  }

  onModuleDestroy(): void {
    this.closeAll();
  }

  private async catchUp(
    stream: CourierStream,
    tell: (items: readonly CourierNewsItem[]) => Promise<void> | void,
  ): Promise<void> {
    let { since } = stream.cursor;
    let more = true;
    while (more) {
      stream.readAt = this.clock.millis();
      const page = await this.news.since([stream.courierId], since);
      await tell(page.items);
      since = nextSince(since, page.items);
      more = page.more;
    }
  }

  private async look(): Promise<void> {
    // The house drains: apps come back to another process.
    if (!(this.host.httpAdapter.getHttpServer() as Server).listening) this.closeAll();
    if (this.looking || this.listeners.size === 0) return;
    this.looking = true;
    try {
      await this.tellAll([...this.listeners]);
      this.looks += 1;
      if (this.looks % LOOKS_PER_BEAT === 0) await this.beat();
    } catch (error) {
      // Nobody's reading has moved on, so the next look asks for the same again.
      this.logger.warn({ err: error }, 'couriers could not be told their news');
    } finally {
      this.looking = false;
    }
  }

  private async tellAll(listeners: readonly Listener[]): Promise<void> {
    const now = this.clock.millis();
    const ids = [...new Set(listeners.map(({ courier }) => courier.courierId))];
    let since = new Date(Math.min(...listeners.map(({ stream }) => stream.readAt)) - OVERLAP_MS);
    let more = true;
    while (more) {
      const page = await this.news.since(ids, since);
      await this.deliver(listeners, page.items);
      since = nextSince(since, page.items);
      more = page.more;
    }
    for (const { stream } of listeners) stream.readAt = now;
  }

  private async deliver(listeners: readonly Listener[], items: readonly CourierNewsItem[]): Promise<void> {
    const byCourier = new Map<number, CourierNewsItem[]>();
    for (const item of items) {
      const own = byCourier.get(item.courierId);
      if (own) own.push(item);
      else byCourier.set(item.courierId, [item]);
    }
    for (const listener of listeners) {
      const own = byCourier.get(listener.courier.courierId);
      if (own) await this.tell(listener, own);
    }
  }

  /** The offers that stand are read after the news of them, so that none of them is missing. */
  private async tell({ stream, courier }: Listener, items: readonly CourierNewsItem[]): Promise<void> {
    const fresh = items.filter((item) => stream.isNew(item));
    const open = fresh.some(isOpenOffer) ? await this.openOffers(courier) : [];
    for (const item of fresh) stream.send(item, open);
  }

  private openOffers({ hubId, courierId }: CourierCaller): Promise<OfferView[]> {
    return this.offers.list(hubScope(hubId, { kind: 'courier', id: courierId }));
  }

  /** Keeps proxies from hanging up, and lets go whoever is no longer welcome. */
  private async beat(): Promise<void> {
    for (const { stream, courier } of [...this.listeners]) {
      const welcome = await this.tokens.courierOf(courier.token).then(
        () => true,
        () => false,
      );
      if (welcome) stream.beat();
      else stream.close();
    }
  }

  private leave(listener: Listener): void {
    this.listeners.delete(listener);
    if (this.listeners.size > 0 || !this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private closeAll(): void {
    for (const { stream } of [...this.listeners]) stream.close();
  }
}

function isOpenOffer(item: CourierNewsItem): boolean {
  return item.kind === 'offer' && item.status === 'open';
}

/** One millisecond is read again, as its events may go on in the next page. */
function nextSince(since: Date, items: readonly CourierNewsItem[]): Date {
  const last = items.at(-1)?.at ?? since;
  const before = new Date(last.getTime() - 1);
  return before > since ? before : last;
}
