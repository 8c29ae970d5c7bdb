import type { Response } from 'express';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { streamJson } from './json.stream.js';

const CHUNK = 'x'.repeat(64 * 1024);

function aResponse(): PassThrough & Response {
  return Object.assign(new PassThrough(), { type: () => undefined }) as unknown as PassThrough & Response;
}

describe('streaming text', () => {
  it('makes no more than the caller has room for', async () => {
    let made = 0;
    async function* text(): AsyncGenerator<string> {
      for (; made < 1_000; made++) yield CHUNK;
    }
    const response = aResponse();
    const streaming = streamJson(response, text());
    for (let i = 0; i < 50; i++) await turn();
    expect(made).toBeLessThan(10);
    let read = 0;
    response.on('data', (bytes: Buffer) => (read += bytes.length));
    await streaming;
    expect([made, read]).toEqual([1_000, 1_000 * CHUNK.length]);
  });

  it('fails as a whole when it fails before the first piece', async () => {
    async function* text(): AsyncGenerator<string> {
      throw new Error('no database');
      yield '';
    }
    const response = aResponse();
    await expect(streamJson(response, text())).rejects.toThrow('no database');
    expect(response.destroyed).toBe(false);
  });

  it('closes the connection and logs it when it fails in the middle', async () => {
    async function* text(): AsyncGenerator<string> {
      yield '{"data":[';
      throw new Error('database lost');
    }
    const response = aResponse();
    response.on('error', () => undefined);
    await expect(streamJson(response, text())).rejects.toThrow('database lost');
    expect(response.destroyed).toBe(true);
  });

  it('stops when the caller closes the connection, without an error', async () => {
    let made = 0;
    async function* text(): AsyncGenerator<string> {
      for (;;) {
        made++;
        yield CHUNK;
      }
    }
    const response = aResponse();
    const streaming = streamJson(response, text());
    await turn();
    response.destroy();
    await expect(streaming).resolves.toBeUndefined();
    expect(made).toBeLessThan(10);
  });
});
