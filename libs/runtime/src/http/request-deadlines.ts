import type { NextFunction } from 'express';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
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

/** The oldest requests are checked this often within one time limit. */
const CHECKS_PER_LIMIT = 20;

/**
 * Answers 503 for a handler that never ends: the error enters the express chain where the handler left it. The
 * requests are in order of their start, so a check of the oldest now and then replaces a timer per request.
 */
export class RequestDeadlines {
  private readonly watched = new Map<
    ServerResponse,
    { readonly next: NextFunction; readonly deadlineAt: number }
  >();
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
