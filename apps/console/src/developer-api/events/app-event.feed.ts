import { AppActivity, Clock } from '#domain';
import { LOGGER, type Logger } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { EventFeed } from '../../live/event.feed.js';
import { AppEventCursor } from './app-event-cursor.rules.js';
import { AppEventStream, type AppListener } from './app-event.stream.js';

const POLLS_PER_CHECK = 4;

/** Sends what changes in sandboxes to the developers connected to this process. */
@Injectable()
export class AppEventFeed extends EventFeed<AppEventStream> {
  constructor(
    private readonly activity: AppActivity,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, POLLS_PER_CHECK);
  }

  /**
   * Connects a listener: with `Last-Event-ID` it gets the events since; without one, or with one too old, events from
   * now on.
   */
  async join(listener: AppListener, lastEventId: string | undefined, response: Response): Promise<void> {
    const now = this.clock.millis();
    const resumed = AppEventCursor.parse(lastEventId, now);
    const cursor = resumed ?? AppEventCursor.at(now);
    const stream = new AppEventStream(listener, cursor, response);
    if (!resumed) {
      const { items } = await this.activity.since([stream.hubId], cursor.since);
      for (const change of items) cursor.mark(change);
    }
    stream.open(resumed !== null);
    await this.read([stream]);
    this.follow(stream, response);
  }

  protected async read(streams: readonly AppEventStream[]): Promise<void> {
    if (streams.length === 0) return;
    const now = this.clock.millis();
    const since = new Date(Math.min(...streams.map(({ cursor }) => cursor.since.getTime())));
    const hubIds = [...new Set(streams.map(({ hubId }) => hubId))];
    const { items, cut } = await this.activity.since(hubIds, since);
    for (const stream of streams) {
      stream.send(items, cut);
      stream.cursor.settle(now);
    }
  }
}
