import { Clock, HubActivity } from '#domain';
import { LOGGER, type Logger } from '#runtime';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { HubEventCursor } from './hub-event-cursor.rules.js';
import { HubEventStream, type HubListener } from './hub-event.stream.js';

const POLL_EVERY_MS = 500;
const POLLS_PER_CHECK = 4;
const POLLS_PER_HEARTBEAT = 30;

/** The position up to which changes and offers are settled when a reading begins. */
interface Horizon {
  readonly changes: number;
  readonly offers: number;
}

/** Sends events to the boards and lists connected to this process. One statement reads for all hubs. */
@Injectable()
export class HubEventFeed implements OnModuleDestroy {
  private readonly streams = new Set<HubEventStream>();
  private timer: NodeJS.Timeout | null = null;
  private polls = 0;
  private polling = false;

  constructor(
    private readonly activity: HubActivity,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Connects a listener: with `Last-Event-ID` it gets the events since; without one, or with one too old, events from
   * now on.
   */
  async join(listener: HubListener, lastEventId: string | undefined, response: Response): Promise<void> {
    const now = this.clock.millis();
    const resumed = HubEventCursor.parse(lastEventId, now);
    const cursor = resumed ?? HubEventCursor.at(await this.activity.settledUpTo(0), now);
    const stream = new HubEventStream(listener, cursor, response);
    response.once('close', () => {
      this.remove(stream);
    });
    if (resumed) {
      stream.open(true);
      await this.read([stream]);
    } else {
      await this.skipVisible(stream);
      stream.open(false);
    }
    if (stream.closed) return;
    this.streams.add(stream);
    this.timer ??= setInterval(() => void this.poll(), POLL_EVERY_MS);
  }

  onModuleDestroy(): void {
    for (const stream of [...this.streams]) stream.close();
  }

  private async poll(): Promise<void> {
    if (this.polling || this.streams.size === 0) return;
    this.polling = true;
    try {
      this.polls += 1;
      if (this.polls % POLLS_PER_CHECK === 0) await this.closeEndedSessions();
      await this.read([...this.streams]);
      if (this.polls % POLLS_PER_HEARTBEAT === 0) for (const stream of this.streams) stream.heartbeat();
    } catch (error) {
      // No cursor has moved past unsent events, so the next poll reads them again.
      this.logger.warn({ err: error }, 'boards got no events');
    } finally {
      this.polling = false;
    }
  }

  private async read(streams: readonly HubEventStream[]): Promise<void> {
    if (streams.length === 0) return;
    const after = Math.min(...streams.map(({ cursor }) => cursor.changesAfter));
    const horizon: Horizon = {
      changes: await this.activity.settledUpTo(after),
      offers: this.clock.millis(),
    };
    const hubIds = [...new Set(streams.map(({ hubId }) => hubId))];
    await this.readChanges(streams, hubIds, after, horizon);
    await this.readOffers(streams, hubIds);
    for (const { cursor } of streams) cursor.settle(horizon.changes, horizon.offers);
  }

  /** Reads changes page by page. After a lost connection a board continues behind the last page sent. */
  private async readChanges(
    streams: readonly HubEventStream[],
    hubIds: readonly number[],
    after: number,
    horizon: Horizon,
  ): Promise<void> {
    let from = after;
    let more = true;
    while (more) {
      const page = await this.activity.changes(hubIds, from);
      for (const stream of streams) stream.sendChanges(page.items);
      from = page.readUpTo;
      ({ more } = page);
      for (const { cursor } of streams) cursor.settle(Math.min(from, horizon.changes), 0);
    }
  }

  private async readOffers(streams: readonly HubEventStream[], hubIds: readonly number[]): Promise<void> {
    let since = new Date(Math.min(...streams.map(({ cursor }) => cursor.offersSince.getTime())));
    let more = true;
    while (more) {
      const page = await this.activity.offers(hubIds, since);
      for (const stream of streams) stream.sendOffers(page.items);
      since = nextSince(since, page.items.at(-1)?.at ?? since);
      ({ more } = page);
    }
  }

  private async skipVisible(stream: HubEventStream): Promise<void> {
    const { cursor, hubId } = stream;
    let after = cursor.changesAfter;
    let more = true;
    while (more) {
      const page = await this.activity.changes([hubId], after);
      stream.skip(page.items, []);
      after = page.readUpTo;
      ({ more } = page);
    }
    stream.skip([], (await this.activity.offers([hubId], cursor.offersSince)).items);
  }

  private async closeEndedSessions(): Promise<void> {
    for (const stream of [...this.streams]) if (!(await stream.listener.isCurrent())) stream.close();
  }

  private remove(stream: HubEventStream): void {
    this.streams.delete(stream);
    if (this.streams.size > 0 || !this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}

/** One millisecond is read again, as its offers may go on in the next page. */
function nextSince(since: Date, last: Date): Date {
  const before = new Date(last.getTime() - 1);
  return before > since ? before : last;
}
