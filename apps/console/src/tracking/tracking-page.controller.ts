import { RecipientWishes } from '#domain';
import { LOGGER, EventStream, type Logger } from '#runtime';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { pathText } from '../http/field.schemas.js';
import { PageLanguage } from './language.parser.js';
import { TrackingPages } from './tracking-page.service.js';
import { TrackingFeed } from './tracking.feed.js';
import type { TrackingState } from './tracking.page.js';
import type { Language } from './tracking.vocabulary.js';

/** Interval of heartbeats: proxies close a stream without data. */
const HEARTBEAT_MS = 20_000;

const params = { token: pathText('order_not_found') };

/** The tracking page. No log-in: whoever has the link may see it. */
@Controller('/rastreio/:token')
export class TrackingPageController {
  constructor(
    private readonly pages: TrackingPages,
    private readonly feed: TrackingFeed,
    private readonly wishes: RecipientWishes,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'The page a recipient follows an order on',
    open: true,
    params,
    mediaTypes: ['text/html'],
    errors: [404],
  })
  async page(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    const page = await this.pages.page(token, language);
    response.set(this.pages.headers(language)).type('html').send(page);
  }

  @Endpoint({
    method: 'GET',
    path: 'estado',
    status: 200,
    summary: 'What the page shows now, for its script',
    open: true,
    params,
    answer: z.looseObject({ status: z.string() }),
    errors: [404],
  })
  async state(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
  ): Promise<TrackingState> {
    return (await this.pages.state(token, language)).state;
  }

  @Endpoint({
    method: 'GET',
    path: 'ruas/:view.svg',
    status: 200,
    summary: 'The streets below the map, where there are no tiles',
    open: true,
    params: { ...params, view: pathText('order_not_found') },
    mediaTypes: ['image/svg+xml'],
    errors: [404],
  })
  async streets(
    @EndpointParam('token') token: string,
    @EndpointParam('view') view: string,
    @Res() response: Response,
  ): Promise<void> {
    const picture = await this.pages.streetPicture(token, view);
    response.set({
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'private, max-age=86400',
    });
    response.type('image/svg+xml').send(picture);
  }

  @Endpoint({
    method: 'GET',
    path: 'eventos',
    status: 200,
    summary: 'Server-sent events: `estado` whenever the order changes',
    open: true,
    params,
    mediaTypes: ['text/event-stream'],
    errors: [404],
  })
  async events(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // Only browsers stream: a chat that shows a preview of the link has a language of its own.
    await this.wishes.speak(token, language);
    const { order, state } = await this.pages.state(token, language);
    const stream = new EventStream(response);
    this.sendState(stream, state);
    const heartbeat = setInterval(() => stream.heartbeat(), HEARTBEAT_MS);
    const unwatch = this.feed.watch(
      order.orderId,
      order.version,
      () => void this.reloadAndSend(stream, token, language),
    );
    request.once('close', () => {
      clearInterval(heartbeat);
      unwatch();
    });
  }

  private async reloadAndSend(stream: EventStream, token: string, language: Language): Promise<void> {
    try {
      this.sendState(stream, (await this.pages.state(token, language)).state);
    } catch (error) {
      // The order is gone or the database is down; the page tries again and finds out which.
      this.logger.warn({ err: error }, 'a tracking stream ended');
      stream.end();
    }
  }

  private sendState(stream: EventStream, state: TrackingState): void {
    stream.send(state.version, 'estado', state);
  }
}
