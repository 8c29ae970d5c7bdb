import { Tracking, type TrackedOrder } from '#domain';
import { LOGGER, RUNTIME_CONFIG, type Logger, type RuntimeConfig } from '#runtime';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../console.settings.js';
import { TrackingFeed } from './tracking.feed.js';
import { pageHeaders } from './page.headers.js';
import { trackingPage } from './tracking.page.js';
import { stateOf } from './tracking.state.js';

/** Proxies close a stream that says nothing. */
const HEARTBEAT_MS = 20_000;

/** For recipients: no login, whoever holds the link may look. */
@Controller('/rastreio/:token')
export class TrackingController {
  constructor(
    private readonly tracking: Tracking,
    private readonly feed: TrackingFeed,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
    @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get()
  async page(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const order = await this.tracking.byToken(token);
    const { TRACKING_TILE_URL: url = null, TRACKING_TILE_ATTRIBUTION: attribution } = this.settings;
    response.set(pageHeaders(this.config.publicUrl, url));
    response.type('html').send(trackingPage(order, token, { url, attribution }));
  }

  @Get('estado')
  async state(@Param('token') token: string): Promise<object> {
    return stateOf(await this.tracking.byToken(token));
  }

  @Get('eventos')
  async events(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const order = await this.tracking.byToken(token);
    response.set({
      'Content-Type': 'text/event-stream',
      // Proxies that compress hold a stream back.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    this.tell(response, order);
    const heartbeat = setInterval(() => response.write(': \n\n'), HEARTBEAT_MS);
    const unwatch = this.feed.watch(order.orderId, order.version, () => {
      void this.tellAnew(response, token);
    });
    request.once('close', () => {
      clearInterval(heartbeat);
      unwatch();
    });
  }

  private async tellAnew(response: Response, token: string): Promise<void> {
    try {
      this.tell(response, await this.tracking.byToken(token));
    } catch (error) {
      // Gone, or the database is away: the page asks again and is told which.
      this.logger.warn({ err: error }, 'a tracking stream ended');
      response.end();
    }
  }

  private tell(response: Response, order: TrackedOrder): void {
    response.write(`id: ${order.version}\nevent: estado\ndata: ${JSON.stringify(stateOf(order))}\n\n`);
  }
}
