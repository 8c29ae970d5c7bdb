import express, { type Response } from 'express';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setCaller } from './caller.js';
import { OpenStreams } from './open-streams.js';

const LIMITS = { perOwner: 2, perAddress: 3, inAll: 5 };

describe('open streams', () => {
  let streams: OpenStreams;
  let server: Server;
  const open: Response[] = [];
  const left: AbortController[] = [];
  let asked: (response: Response) => void;

  beforeEach(async () => {
    streams = new OpenStreams(LIMITS);
    const app = express().get('/:link', (request, response) => {
      const id = Number(request.query['account']);
      if (id) setCaller(request, { actor: { kind: 'courier', id } });
      try {
        streams.add(response);
        open.push(response);
        response.flushHeaders();
      } catch (error) {
        response.status(429).json(error);
      }
    });
    app.get('/slow/:link', (_request, response) => asked(response));
    await new Promise((ready) => (server = app.listen(0, () => ready(null))));
  });
  afterEach(async () => {
    for (const one of left.splice(0)) one.abort();
    open.splice(0);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  async function ask(path: string): Promise<number> {
    const leaving = new AbortController();
    left.push(leaving);
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, { signal: leaving.signal });
    return answer.status;
  }

  /** A response whose caller has gone while the server was still reading for it. */
  function leftResponse(link: string): Promise<Response> {
    const leaving = new AbortController();
    return new Promise((left) => {
      asked = (response) => {
        response.once('close', () => left(response));
        leaving.abort();
      };
      const { port } = server.address() as AddressInfo;
      fetch(`http://127.0.0.1:${String(port)}/slow/${link}`, { signal: leaving.signal }).catch(
        () => undefined,
      );
    });
  }

  it('of one link or account give way to a newer one', async () => {
    for (const path of ['/a', '/a', '/a']) expect(await ask(path)).toBe(200);
    expect(open.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
    for (const path of ['/x?account=1', '/y?account=1', '/z?account=1']) expect(await ask(path)).toBe(200);
    expect(open.map(({ destroyed }) => destroyed)).toEqual([true, false, false, true, false, false]);
  });

  it('of an address are refused beyond its limit, until one is left', async () => {
    for (const path of ['/a', '/b', '/c']) expect(await ask(path)).toBe(200);
    expect(await ask('/d')).toBe(429);
    const closed = new Promise((done) => open[0]?.once('close', done));
    left[0]?.abort();
    await closed;
    expect(await ask('/d')).toBe(200);
  });

  it('that a caller left before they began take no place', async () => {
    for (const link of ['a', 'b', 'c', 'd', 'e']) streams.add(await leftResponse(link));
    expect(await ask('/a')).toBe(200);
  });

  it('of a server are refused beyond its limit', async () => {
    for (const id of [1, 2, 3, 4, 5]) expect(await ask(`/a?account=${String(id)}`)).toBe(200);
    expect(await ask('/a?account=6')).toBe(429);
  });
});
