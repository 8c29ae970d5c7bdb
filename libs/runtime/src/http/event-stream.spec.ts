import express, { type Response } from 'express';
import { get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { EventStream } from './event-stream.js';

describe('server-sent events', () => {
  const served = (stream: (events: EventStream, response: Response) => void) =>
    new Promise<Server>((ready) => {
      const app = express().get('/', (_request, response) => stream(new EventStream(response), response));
      const listening = app.listen(0, () => ready(listening));
    });
  const portOf = (server: Server) => (server.address() as AddressInfo).port;

  it('show a page that the connection stands, and where its reading is', async () => {
    const server = await served((events) => {
      events.heartbeat();
      events.heartbeat('7', { at: 'noon' });
      events.end();
    });
    const response = await new Promise<IncomingMessage>((came) => get({ port: portOf(server) }, came));
    const parts: string[] = [];
    for await (const part of response.setEncoding('utf8')) parts.push(part as string);
    server.close();
    expect(parts.join('')).toBe(
      'event: heartbeat\ndata: {}\n\nid: 7\nevent: heartbeat\ndata: {"at":"noon"}\n\n',
    );
  });

  it('tell when nobody reads them, also where the reader left before they began', async () => {
    const leaving = new AbortController();
    const closed = new Promise<void>((ended) => {
      const app = express().get('/', (_request, response) => {
        response.once('close', () => new EventStream(response).onClose(ended));
        leaving.abort();
      });
      const server = app.listen(0, () => {
        fetch(`http://127.0.0.1:${String(portOf(server))}`, { signal: leaving.signal }).catch(() =>
          server.close(),
        );
      });
    });
    await closed;
  });

  it('are kept for a reader who does not read up to a limit, then the connection is closed', async () => {
    let done: (sent: number) => void;
    const finished = new Promise<number>((resolve) => (done = resolve));
    const server = await served((events, response) => {
      let sent = 0;
      const write = () => {
        events.send(String(sent), 'order', { text: 'x'.repeat(10_000) });
        sent += 1;
        if (response.destroyed || sent > 10_000) done(sent);
        else setImmediate(write);
      };
      write();
    });
    const socket = connect(portOf(server), '127.0.0.1');
    socket.on('error', () => undefined).pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const sent = await finished;
    socket.destroy();
    server.close();
    // The operating system's buffer and a megabyte of the process.
    expect(sent).toBeGreaterThan(100);
    expect(sent).toBeLessThan(3_000);
  });
});
