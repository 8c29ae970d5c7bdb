import { readFromPrimary } from '#domain';
import type { Response } from 'express';
import { contextOf } from './request-context.js';

/** Unread bytes after which a slow reader is disconnected; it reconnects and goes on from its last event. */
const MAX_UNREAD_BYTES = 1_000_000;

/** A response of server-sent events. It ends when the server drains; clients then reconnect to another. */
export class EventStream {
  /** @throws rate_limited: too many are open */
  constructor(private readonly response: Response) {
    contextOf(response.req)?.openStreams.add(response);
    response.status(200);
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // Tells proxies not to compress or buffer, which would delay events.
    response.setHeader('Cache-Control', 'no-store, no-transform');
    response.setHeader('X-Accel-Buffering', 'no');
    response.flushHeaders();
    readFromPrimary();
    contextOf(response.req)?.endTurn?.();
  }

  send(id: string | number, event: string, data: object): void {
    this.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sets the time after which a client reconnects. */
  retryAfter(ms: number): void {
    this.write(`retry: ${ms}\n`);
  }

  /**
   * Sends an event without news, so that proxies do not close a stream without events, and a client that gets
   * none knows that its connection is dead; browsers do not show comments to a page. `id`: the position of
   * the client's reading without an event.
   */
  heartbeat(id?: string, data: object = {}): void {
    const event = `event: heartbeat\ndata: ${JSON.stringify(data)}\n\n`;
    this.write(id === undefined ? event : `id: ${id}\n${event}`);
  }

  end(): void {
    this.response.end();
  }

  /** Ends what feeds the stream: at once where the caller left before it began. */
  onClose(end: () => void): void {
    if (this.response.closed) end();
    else this.response.once('close', end);
  }

  private write(text: string): void {
    if (this.response.writableEnded) return;
    if (this.response.writableLength > MAX_UNREAD_BYTES) this.response.destroy();
    else this.response.write(text);
  }
}
