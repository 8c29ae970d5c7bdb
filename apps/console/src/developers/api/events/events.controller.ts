import { isDomainError, Clock } from '#domain';
import {
  DeveloperApps,
  DeveloperSessions,
  type DeveloperSession,
  AppActivity,
  type AppChange,
} from '#domain/modules';
import * as fields from '../../../http/field.schemas.js';
import { appParams } from '../apps/app.schemas.js';
import { developerApi } from '../session/developer-api.decorator.js';
import { LOGGER, type Logger } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { EventFeed, CursorStream, type Follower } from '../../../live/event.feed.js';
import { InstantCursor, MAX_CURSOR_AGE_MS } from '../../../live/hub-event-cursor.rules.js';

const EVENT_ID = /^\d{1,15}$/;

/**
 * Position of one listener, sent as the id of each event: any process continues from it. Changes of the last
 * seconds before it are sent twice, as the new process does not know which were. null: malformed or too old.
 */
function parseCursor(text: string | undefined, now: number): InstantCursor | null {
  if (text === undefined || !EVENT_ID.test(text) || Number(text) < now - MAX_CURSOR_AGE_MS) return null;
  return new InstantCursor(Math.min(Number(text), now));
}

/** A record is sent again when its state is another one. */
function keyOf(change: AppChange): string {
  const id = `${change.kind}.${String(change.id)}`;
  if (change.kind === 'order') return `${id}.${String(change.sequence)}`;
  return change.kind === 'delivery' ? `${id}.${change.state}.${String(change.attempts)}` : id;
}

interface AppFollower extends Follower {
  readonly sandboxHubId: number;
}

class AppEventStream extends CursorStream<InstantCursor, AppFollower> {
  get hubId(): number {
    return this.follower.sandboxHubId;
  }

  /** Where there is more than `changes`, the client is told to read the lists. */
  send(changes: readonly AppChange[], cut: ReadonlySet<number>): void {
    const fresh = changes.filter(
      (change) => change.hubId === this.hubId && this.cursor.mark(keyOf(change), change.at),
    );
    for (const { kind, hubId: _, ...change } of fresh) this.write(kind, change);
    if (cut.has(this.hubId) && fresh.length > 0) this.write('behind', {});
  }
}

const POLLS_PER_CHECK = 4;

@Injectable()
export class AppEventFeed extends EventFeed<AppEventStream> {
  constructor(
    private readonly activity: AppActivity,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, POLLS_PER_CHECK);
  }

  /** Without `Last-Event-ID`, or with one too old, a listener gets events from now on. */
  async join(listener: AppFollower, lastEventId: string | undefined, response: Response): Promise<void> {
    const now = this.clock.millis();
    const resumed = parseCursor(lastEventId, now);
    const cursor = resumed ?? new InstantCursor(now);
    const stream = new AppEventStream(listener, cursor, response);
    if (!resumed) {
      const { items } = await this.activity.since([stream.hubId], cursor.since);
      for (const change of items) cursor.mark(keyOf(change), change.at);
    }
    stream.open(resumed !== null);
    await this.read([stream]);
    this.follow(stream, response);
  }

  protected async read(streams: readonly AppEventStream[]): Promise<void> {
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

const api = developerApi(
  'apps/:id/events',
  { feed: AppEventFeed, apps: DeveloperApps, sessions: DeveloperSessions },
  appParams,
);

export const AppEventsController = api.controller('AppEventsController', {
  listen: api.send('', {
    summary: 'Server-sent events: messages, requests and orders of the app’s sandbox as they change',
    description:
      '`ready {resumed}` first, then `delivery {id, at, event, state, attempts, lastStatus, aggregateId}` when a ' +
      'message is written, tried or ended, `request {id, at, method, path, status, durationMs}` when the app was ' +
      'answered, and `order {id, at, sequence, status}`. One may come twice. `behind {}`: more has changed than was ' +
      'sent, read the lists. `Last-Event-ID` brings what was missed in the last 15 minutes; `resumed: false` says to ' +
      'read the lists. The stream ends with the session, and when the developer leaves the team.',
    query: fields.streamQuery,
    mediaTypes: ['text/event-stream'],
    run: async ({ apps, sessions, feed, session, id, request, query: { lastEventId }, response }) => {
      const { sandboxHubId } = await apps.require(session.developer.id, id);
      const isCurrent = async () => (await sessions.isCurrent(session)) && isInTeam(apps, session, id);
      await feed.join({ sandboxHubId, isCurrent }, request.get('last-event-id') ?? lastEventId, response);
    },
  }),
});

async function isInTeam(apps: DeveloperApps, { developer }: DeveloperSession, id: number): Promise<boolean> {
  try {
    await apps.require(developer.id, id);
    return true;
  } catch (error) {
    if (isDomainError(error, 'app_not_found')) return false;
    throw error;
  }
}
