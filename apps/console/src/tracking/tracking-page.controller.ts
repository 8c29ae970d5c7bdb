import { RecipientWishes, OrderTracking } from '#domain';
import { injected, LOGGER, EventStream, type Logger } from '#runtime';
import { z } from 'zod';
import { publicApi } from '../http/declared-api.decorator.js';
import { pathText } from '../http/field.schemas.js';
import { languageOf } from './language.parser.js';
import { TrackingPages } from './tracking-page.service.js';
import type { TrackingState } from './tracking.page.js';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';

const POLL_MS = 1_000;

/** Checks all orders watched in this process with one query, and calls back those that changed. */
@Injectable()
export class TrackingFeed implements OnModuleDestroy {
  private readonly watchers = new Set<{ orderId: number; version: string; changed: () => void }>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly tracking: OrderTracking,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  watch(orderId: number, version: string, changed: () => void): () => void {
    const watcher = { orderId, version, changed };
    this.watchers.add(watcher);
    this.timer ??= setTimeout(() => void this.poll(), POLL_MS);
    return () => this.watchers.delete(watcher);
  }

  onModuleDestroy(): void {
    this.watchers.clear();
    if (this.timer) clearTimeout(this.timer);
  }

  private async poll(): Promise<void> {
    try {
      const versions = await this.tracking.versions([...new Set([...this.watchers].map((w) => w.orderId))]);
      for (const watcher of this.watchers) {
        const version = versions.get(watcher.orderId) ?? watcher.version;
        if (version === watcher.version) continue;
        watcher.version = version;
        watcher.changed();
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'tracking pages wait for the database');
    }
    this.timer = this.watchers.size > 0 ? setTimeout(() => void this.poll(), POLL_MS) : null;
  }
}

/** Interval of heartbeats: proxies close a stream without data. */
const HEARTBEAT_MS = 20_000;

const api = publicApi(
  '/rastreio/:token',
  {
    pages: TrackingPages,
    feed: TrackingFeed,
    wishes: RecipientWishes,
    logger: injected<Logger>(LOGGER),
  },
  { token: pathText('order_not_found') },
);

/** No log-in: whoever has the link may see it. */
export const TrackingPageController = api.controller('TrackingPageController', {
  page: api.send('', {
    summary: 'The page a recipient follows an order on',
    mediaTypes: ['text/html'],
    run: async ({ pages, token, request, response }) => {
      const language = languageOf(request);
      const page = await pages.page(token, language);
      response.set(pages.headers(language)).type('html').send(page);
    },
  }),
  state: api.get('estado', {
    summary: 'What the page shows now, for its script',
    answer: z.looseObject({ status: z.string() }),
    run: async ({ pages, token, request }) => (await pages.state(token, languageOf(request))).state,
  }),
  streets: api.send('ruas/:view.svg', {
    summary: 'The streets below the map, where there are no tiles',
    params: { view: pathText('order_not_found') },
    mediaTypes: ['image/svg+xml'],
    run: async ({ pages, token, view, response }) => {
      const picture = await pages.streetPicture(token, view);
      response.set({
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'Cache-Control': 'private, max-age=86400',
      });
      response.type('image/svg+xml').send(picture);
    },
  }),
  events: api.send('eventos', {
    summary: 'Server-sent events: `estado` whenever the order changes',
    mediaTypes: ['text/event-stream'],
    run: async ({ pages, feed, wishes, logger, token, request, response }) => {
      const language = languageOf(request);
      // Only browsers stream: a chat that shows a preview of the link has a language of its own.
      await wishes.speak(token, language);
      const { order, state } = await pages.state(token, language);
      const stream = new EventStream(response);
      const send = (shown: TrackingState) => stream.send(shown.version, 'estado', shown);
      send(state);
      const heartbeat = setInterval(() => stream.heartbeat(), HEARTBEAT_MS);
      const unwatch = feed.watch(order.orderId, order.version, () => {
        pages.state(token, language).then(
          (now) => send(now.state),
          (error: unknown) => {
            // The order is gone or the database is down; the page tries again and finds out which.
            logger.warn({ err: error }, 'a tracking stream ended');
            stream.end();
          },
        );
      });
      stream.onClose(() => {
        clearInterval(heartbeat);
        unwatch();
      });
    },
  }),
});
