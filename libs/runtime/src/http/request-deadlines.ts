import type { NextFunction } from 'express';
import type { ExpressResponse } from './express-request.js';
import { TransportError } from './transport.error.js';

/** Checks of the oldest requests within one time limit. */
const CHECKS_PER_LIMIT = 20;

interface OpenRequest {
  readonly deadlineAt: number;
  readonly next: NextFunction;
}

/**
 * Answers 503 for a handler that never ends: the error enters the express chain where the handler left it. The
 * requests are in order of their start, so a check of the oldest now and then replaces a timer per request.
 */
export class RequestDeadlines {
  private readonly open = new Map<ExpressResponse, OpenRequest>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly limitMs: number) {}

  begin(response: ExpressResponse, next: NextFunction): void {
    this.open.set(response, { deadlineAt: performance.now() + this.limitMs, next });
    this.timer ??= setInterval(() => {
      this.failOverdue();
    }, this.limitMs / CHECKS_PER_LIMIT).unref();
  }

  end(response: ExpressResponse): void {
    this.open.delete(response);
  }

  private failOverdue(): void {
    const now = performance.now();
    for (const [response, { deadlineAt: until, next }] of this.open) {
      if (until > now) break;
      this.open.delete(response);
      if (!response.headersSent) next(new TransportError('timed_out'));
    }
    if (this.open.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}
