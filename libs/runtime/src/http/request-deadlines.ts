import type { NextFunction } from 'express';
import type { ExpressResponse } from './express-request.js';
import { TransportError } from './transport.error.js';

/** Checks of the oldest requests within one time limit. */
const CHECKS_PER_LIMIT = 20;

/** A request under way, between the one that began before it and the one that began after it. */
export interface WatchedRequest {
  readonly response: ExpressResponse;
  readonly next: NextFunction;
  readonly deadlineAt: number;
  before: WatchedRequest | null;
  after: WatchedRequest | null;
}

/**
 * Answers 503 for a handler that never ends: the error enters the express chain where the handler left it. The
 * requests are in order of their start, so a check of the oldest now and then replaces a timer per request. They are
 * a linked list: a Map was made anew every few requests, which cost a quote 2 µs.
 */
export class RequestDeadlines {
  private oldest: WatchedRequest | null = null;
  private newest: WatchedRequest | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly limitMs: number) {}

  begin(response: ExpressResponse, next: NextFunction): void {
    const deadlineAt = performance.now() + this.limitMs;
    const request: WatchedRequest = { response, next, deadlineAt, before: this.newest, after: null };
    if (this.newest === null) this.oldest = request;
    else this.newest.after = request;
    this.newest = request;
    response.watched = request;
    this.timer ??= setInterval(() => this.failOverdue(), this.limitMs / CHECKS_PER_LIMIT).unref();
  }

  end(response: ExpressResponse): void {
    const request = response.watched;
    if (!request) return;
    response.watched = null;
    if (request.before === null) this.oldest = request.after;
    else request.before.after = request.after;
    if (request.after === null) this.newest = request.before;
    else request.after.before = request.before;
    // A request that is old for V8 would keep those after it alive until the next full collection.
    request.before = request.after = null;
  }

  private failOverdue(): void {
    const now = performance.now();
    while (this.oldest !== null && this.oldest.deadlineAt <= now) {
      const { response, next } = this.oldest;
      this.end(response);
      if (!response.headersSent) next(new TransportError('timed_out'));
    }
    if (this.oldest !== null || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}
