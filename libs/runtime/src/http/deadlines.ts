import type { NextFunction } from 'express';
import type { HouseResponse } from './house-request.js';
import { TransportError } from './transport.error.js';

/** How often the oldest requests are looked at, in parts of what a request may take. */
const LOOKS = 20;

interface Waiting {
  readonly until: number;
  readonly next: NextFunction;
}

/**
 * Whoever waits for a stuck handler gets the face's 503: the error enters the chain where the handler left it. One look
 * at the oldest now and then instead of a timer for each request; they stand in the order in which they came.
 */
export class Deadlines {
  private readonly waiting = new Map<HouseResponse, Waiting>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly limitMs: number) {}

  begin(response: HouseResponse, next: NextFunction): void {
    this.waiting.set(response, { until: performance.now() + this.limitMs, next });
    this.timer ??= setInterval(() => {
      this.look();
    }, this.limitMs / LOOKS).unref();
  }

  end(response: HouseResponse): void {
    this.waiting.delete(response);
  }

  private look(): void {
    const now = performance.now();
    for (const [response, { until, next }] of this.waiting) {
      if (until > now) break;
      this.waiting.delete(response);
      if (!response.headersSent) next(new TransportError('timed_out'));
    }
    if (this.waiting.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}
