import type { NextFunction } from 'express';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExpressResponse } from './express-request.js';
import { TransportError } from './transport.error.js';

const POLL_MS = 20;
/**
 * Browsers and pools open connections before they need them, and Node counts one as idle only after its first
 * answer.
 */
const SILENT_GRACE_MS = 250;

/** Closes each connection of a server as soon as no request is under way on it. */
export class ConnectionDrain {
  private readonly sockets = new Set<Socket>();

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /** Requests that still run after `limitMs` are cut off. */
  async close(limitMs: number): Promise<void> {
    const begin = performance.now();
    const state = { open: true };
    const closed = new Promise<void>((done) =>
      this.server.close(() => {
        state.open = false;
        done();
      }),
    );
    while (state.open && performance.now() - begin < limitMs) {
      this.server.closeIdleConnections();
      if (performance.now() - begin > SILENT_GRACE_MS) this.closeSilent();
      await Promise.race([closed, pause(POLL_MS)]);
    }
    this.server.closeAllConnections();
    await closed;
  }

  private closeSilent(): void {
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}

interface OpenRequest {
  readonly response: ExpressResponse;
  readonly next: NextFunction;
  readonly deadlineAt: number;
}

/** All requests are checked this often within one time limit. */
const CHECKS_PER_LIMIT = 20;

/**
 * Answers 503 for a handler that never ends: the error enters the express chain where the handler left it.
 * One timer checks all requests, which are in an array whose places are used again, not in a Map: tables that
 * a Map outgrew kept answered requests alive until the next full collection (`tools/bench/HISTORY.md`).
 */
export class RequestDeadlines {
  private readonly requests: (OpenRequest | null)[] = [];
  private readonly freePlaces: number[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly limitMs: number) {}

  begin(response: ExpressResponse, next: NextFunction): void {
    const place = this.freePlaces.pop() ?? this.requests.length;
    this.requests[place] = { response, next, deadlineAt: performance.now() + this.limitMs };
    response.req.context.deadlinePlace = place;
    this.timer ??= setInterval(() => this.failOverdue(), this.limitMs / CHECKS_PER_LIMIT).unref();
  }

  end({ req: { context } }: ExpressResponse): void {
    if (context.deadlinePlace === null) return;
    this.requests[context.deadlinePlace] = null;
    this.freePlaces.push(context.deadlinePlace);
    context.deadlinePlace = null;
  }

  private failOverdue(): void {
    const now = performance.now();
    for (const request of this.requests) {
      if (request === null || request.deadlineAt > now) continue;
      const { response, next } = request;
      this.end(response);
      if (!response.headersSent) next(new TransportError('timed_out'));
    }
    if (this.freePlaces.length < this.requests.length || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}
