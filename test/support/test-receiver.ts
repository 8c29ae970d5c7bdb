import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Identity } from './certificates.js';

export interface Received {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly bytes: Buffer;
  /** Number of concurrent requests to this path when this one came, itself included. */
  readonly parallel: number;
}

type Reaction =
  | {
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string;
      readonly delayMs?: number;
    }
  /** Does not answer. */
  | 'hang'
  /** Closes the connection. */
  | 'reset'
  /** Answers 200 with a body that never ends. */
  | 'flood'
  /** Sends a byte now and then, without end. */
  | 'drip';

/** A webhook receiver on a free port, whose answers a test sets. */
export class TestReceiver {
  readonly received: Received[] = [];
  private readonly parallel = new Map<string, number>();
  private readonly waiters: { count: number; resolve: () => void }[] = [];
  private react: (received: Received, nth: number) => Reaction = () => ({ status: 200 });

  private constructor(
    private readonly server: Server,
    private readonly base: string,
  ) {}

  /** With an identity it serves https at `https://localhost`. */
  static async start(identity?: Identity): Promise<TestReceiver> {
    const server = identity ? https.createServer(identity) : createServer();
    const receiver = new TestReceiver(server, identity ? 'https://localhost' : 'http://127.0.0.1');
    server.on('request', (request, response) => void receiver.take(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  url(path = '/hook'): string {
    return `${this.base}:${String((this.server.address() as AddressInfo).port)}${path}`;
  }

  reacts(react: (received: Received, nth: number) => Reaction): void {
    this.react = react;
  }

  bodies(path?: string): string[] {
    return this.received.filter((one) => path === undefined || one.path === path).map((one) => one.body);
  }

  /** Resolves when `count` requests have come. */
  async has(count: number): Promise<void> {
    if (this.received.length >= count) return;
    await new Promise<void>((resolve) => this.waiters.push({ count, resolve }));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const parallel = (this.parallel.get(path) ?? 0) + 1;
    this.parallel.set(path, parallel);
    response.on('close', () => this.parallel.set(path, (this.parallel.get(path) ?? 1) - 1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const body = bytes.toString('utf8');
    const received = { path, headers: request.headers as Record<string, string>, body, bytes, parallel };
    this.received.push(received);
    this.answer(this.react(received, this.received.length), response);
    for (const { count, resolve } of this.waiters) if (this.received.length >= count) resolve();
  }

  private answer(reaction: Reaction, response: ServerResponse): void {
    if (reaction === 'hang') return;
    if (reaction === 'reset') response.socket?.resetAndDestroy();
    else if (reaction === 'flood') this.flood(response);
    else if (reaction === 'drip') {
      response.writeHead(200, { 'content-length': '1000' });
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    } else {
      const { status, headers = {}, body = '', delayMs = 0 } = reaction;
      const send = () => response.writeHead(status, headers).end(body);
      if (delayMs === 0) send();
      else setTimeout(send, delayMs);
    }
  }

  private flood(response: ServerResponse): void {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.writeHead(200);
    response.on('drain', pour);
    pour();
  }
}
