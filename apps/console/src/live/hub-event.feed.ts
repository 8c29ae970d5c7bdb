import { Clock, HubActivity } from '#domain';
import { LOGGER, type Logger } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { EventFeed, nextSince } from './event.feed.js';
import { HubEventCursor } from './hub-event-cursor.rules.js';
import { HubEventStream, type HubListener } from './hub-event.stream.js';

const POLLS_PER_CHECK = 4;
/** Boards show where couriers are and what they carry as of so long ago at most. */
const COURIERS_EVERY_MS = 10_000;

/** The position up to which changes and offers are settled when a reading begins. */
interface Horizon {
  readonly changes: number;
  readonly offers: number;
}

/** Sends events to the boards and lists connected to this process. One statement reads for all hubs. */
@Injectable()
export class HubEventFeed extends EventFeed<HubEventStream> {
  private couriersAt = 0;

  constructor(
    private readonly activity: HubActivity,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, POLLS_PER_CHECK);
  }

  /**
   * Connects a listener: with `Last-Event-ID` it gets the events since; without one, or with one too old, events from
   * now on.
   */
  async join(listener: HubListener, lastEventId: string | undefined, response: Response): Promise<void> {
    const now = this.clock.millis();
    const resumed = HubEventCursor.parse(lastEventId, now);
    const cursor = resumed ?? HubEventCursor.at(await this.activity.settledUpTo(0), now);
    const stream = new HubEventStream(listener, cursor, response);
    if (resumed) {
      stream.open(true);
      await this.readNews([stream]);
    } else {
      await this.skipVisible(stream);
      stream.open(false);
    }
    this.follow(stream, response);
  }

  protected async read(streams: readonly HubEventStream[]): Promise<void> {
    if (streams.length === 0) return;
    await this.readNews(streams);
    await this.readCouriers(streams);
  }

  private async readNews(streams: readonly HubEventStream[]): Promise<void> {
    const after = Math.min(...streams.map(({ cursor }) => cursor.changesAfter));
    const horizon: Horizon = {
      changes: await this.activity.settledUpTo(after),
      offers: this.clock.millis(),
    };
    const hubIds = hubsOf(streams);
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
      since = nextSince(since, page.items);
      ({ more } = page);
    }
  }

  /** Their own events come once a minute while they move, and none tells of what they carry. */
  private async readCouriers(streams: readonly HubEventStream[]): Promise<void> {
    const now = this.clock.millis();
    // A clock may have been set back.
    if (Math.abs(now - this.couriersAt) < COURIERS_EVERY_MS) return;
    this.couriersAt = now;
    const couriers = await this.activity.onShift(hubsOf(streams));
    for (const stream of streams) stream.sendCouriers(couriers, new Date(now));
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
}

const hubsOf = (streams: readonly HubEventStream[]) => [...new Set(streams.map(({ hubId }) => hubId))];
