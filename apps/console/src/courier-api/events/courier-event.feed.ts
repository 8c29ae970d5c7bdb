import { Clock, CourierActivity, hubScope, Offers, type CourierActivityItem, type OfferView } from '#domain';
import { LOGGER, type Logger } from '#runtime';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import type { CourierCaller } from '../session/courier.guard.js';
import { CourierTokens } from '../session/courier-token.service.js';
import { CourierEventStream } from './courier-event.stream.js';
import { EventCursor, OVERLAP_MS } from './event-cursor.rules.js';

const POLL_EVERY_MS = 500;
const POLLS_PER_HEARTBEAT = 30;
/** How often tokens are checked: a suspended courier's stream ends within seconds. */
const POLLS_PER_CHECK = 6;

interface Listener {
  readonly stream: CourierEventStream;
  readonly courier: CourierCaller;
}

/**
 * Sends events to the couriers' apps connected to this process. Each poll reads the database once for all of them; no
 * state is shared with other processes.
 */
@Injectable()
export class CourierEventFeed implements OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  private timer: NodeJS.Timeout | null = null;
  private polls = 0;
  private polling = false;

  constructor(
    private readonly events: CourierActivity,
    private readonly offers: Offers,
    private readonly tokens: CourierTokens,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Connects an app: with `Last-Event-ID` it gets the events since, otherwise the open offers. */
  async join(courier: CourierCaller, lastEventId: string | undefined, response: Response): Promise<void> {
    const now = this.clock.millis();
    const resumed = EventCursor.parse(lastEventId, now);
    const cursor = resumed ?? EventCursor.at(now);
    const stream = new CourierEventStream(courier.courierId, response, cursor, now);
    const listener: Listener = { stream, courier };
    response.once('close', () => this.remove(listener));
    if (resumed) {
      stream.open();
      await this.catchUp(stream, (items) => this.sendTo(listener, items));
    } else {
      await this.catchUp(stream, (items) => {
        for (const item of items) cursor.markSent(item);
      });
      const openOffers = await this.offers.list(courier.scope);
      stream.open();
      for (const offer of openOffers) stream.offer(offer);
    }
    if (response.closed) return;
    stream.catchingUp = false;
    this.listeners.add(listener);
    this.timer ??= setInterval(() => void this.poll(), POLL_EVERY_MS);
  }

  onModuleDestroy(): void {
    this.closeAll();
  }

  private async catchUp(
    stream: CourierEventStream,
    handle: (items: readonly CourierActivityItem[]) => Promise<void> | void,
  ): Promise<void> {
    let { since } = stream.cursor;
    let more = true;
    while (more) {
      stream.readUpTo = this.clock.millis();
      const page = await this.events.since([stream.courierId], since);
      await handle(page.items);
      since = nextSince(since, page.items);
      more = page.more;
    }
  }

  private async poll(): Promise<void> {
    if (this.polling || this.listeners.size === 0) return;
    this.polling = true;
    try {
      await this.sendToAll([...this.listeners]);
      this.polls += 1;
      if (this.polls % POLLS_PER_CHECK === 0) await this.closeEnded();
      if (this.polls % POLLS_PER_HEARTBEAT === 0) this.heartbeat();
    } catch (error) {
      // No cursor has moved, so the next poll reads the same events again.
      this.logger.warn({ err: error }, 'couriers got no events');
    } finally {
      this.polling = false;
    }
  }

  private async sendToAll(listeners: readonly Listener[]): Promise<void> {
    const now = this.clock.millis();
    const ids = [...new Set(listeners.map(({ courier }) => courier.courierId))];
    let since = new Date(Math.min(...listeners.map(({ stream }) => stream.readUpTo)) - OVERLAP_MS);
    let more = true;
    while (more) {
      const page = await this.events.since(ids, since);
      await this.distribute(listeners, page.items);
      since = nextSince(since, page.items);
      more = page.more;
    }
    for (const { stream } of listeners) stream.readUpTo = now;
  }

  private async distribute(
    listeners: readonly Listener[],
    items: readonly CourierActivityItem[],
  ): Promise<void> {
    const byCourier = new Map<number, CourierActivityItem[]>();
    for (const item of items) {
      const own = byCourier.get(item.courierId);
      if (own) own.push(item);
      else byCourier.set(item.courierId, [item]);
    }
    for (const listener of listeners) {
      const own = byCourier.get(listener.courier.courierId);
      if (own) await this.sendTo(listener, own);
    }
  }

  /** Open offers are read after their activity, so that none of them is missing. */
  private async sendTo({ stream, courier }: Listener, items: readonly CourierActivityItem[]): Promise<void> {
    const fresh = items.filter((item) => stream.isNew(item));
    const open = fresh.some(isOpenOffer) ? await this.openOffers(courier) : [];
    for (const item of fresh) stream.send(item, open);
  }

  private openOffers({ hubId, courierId }: CourierCaller): Promise<OfferView[]> {
    return this.offers.list(hubScope(hubId, { kind: 'courier', id: courierId }));
  }

  /** Heartbeats keep proxies from closing streams. */
  private heartbeat(): void {
    for (const { stream } of [...this.listeners]) stream.heartbeat();
  }

  /** Closes streams whose token has ended. */
  private async closeEnded(): Promise<void> {
    for (const { stream, courier } of [...this.listeners]) {
      const isCurrent = await this.tokens.verify(courier.token).then(
        () => true,
        () => false,
      );
      if (!isCurrent) stream.close();
    }
  }

  private remove(listener: Listener): void {
    this.listeners.delete(listener);
    if (this.listeners.size > 0 || !this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private closeAll(): void {
    for (const { stream } of [...this.listeners]) stream.close();
  }
}

function isOpenOffer(item: CourierActivityItem): boolean {
  return item.kind === 'offer' && item.status === 'open';
}

/** One millisecond is read again, as its events may go on in the next page. */
function nextSince(since: Date, items: readonly CourierActivityItem[]): Date {
  const last = items.at(-1)?.at ?? since;
  const before = new Date(last.getTime() - 1);
  return before > since ? before : last;
}
