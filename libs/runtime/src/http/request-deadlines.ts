import type { NextFunction } from 'express';
import type { ServerResponse } from 'node:http';
import { TransportError } from './transport.error.js';

/** Checks of the oldest requests within one time limit. */
const CHECKS_PER_LIMIT = 20;

interface WatchedRequest {
  readonly next: NextFunction;
  readonly deadlineAt: number;
}

/**
 * Answers 503 for a handler that never ends: the error enters the express chain where the handler left it. The
 * requests are in order of their start, so a check of the oldest now and then replaces a timer per request.
 */
export class RequestDeadlines {
  private readonly watched = new Map<ServerResponse, WatchedRequest>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly limitMs: number) {}

  begin(response: ServerResponse, next: NextFunction): void {
    this.watched.set(response, { next, deadlineAt: performance.now() + this.limitMs });
    this.timer ??= setInterval(() => this.failOverdue(), this.limitMs / CHECKS_PER_LIMIT).unref();
  }

  end(response: ServerResponse): void {
    this.watched.delete(response);
  }

  private failOverdue(): void {
    const now = performance.now();
    for (const [response, { next, deadlineAt }] of this.watched) {
      if (deadlineAt > now) break;
      this.end(response);
      if (!response.headersSent) next(new TransportError('timed_out'));
    }
    if (this.watched.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}
