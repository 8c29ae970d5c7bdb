import express from 'express';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { EventStream } from './event-stream.js';

describe('server-sent events', () => {
  it('are kept for a reader who does not read up to a limit, then the connection is closed', async () => {
    let done: (sent: number) => void;
    const finished = new Promise<number>((resolve) => (done = resolve));
    const app = express().get('/', (_request, response) => {
      const events = new EventStream(response);
      let sent = 0;
      const write = () => {
        events.send(String(sent), 'order', { text: 'x'.repeat(10_000) });
        sent += 1;
        if (response.destroyed || sent > 10_000) done(sent);
        else setImmediate(write);
      };
      write();
    });
    const server = await new Promise<Server>((ready) => {
      const listening = app.listen(0, () => {
        ready(listening);
      });
    });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
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
