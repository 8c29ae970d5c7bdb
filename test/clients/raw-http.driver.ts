import { request } from 'node:http';
import type { Response } from 'supertest';

/** An answer of any shape, which the specs check. */
type Answer = Response['body'];

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Answer;
}

export interface RawCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends exactly the headers and bytes given, as a program in another language does. */
export function sendRaw(baseUrl: string, { method, path, headers, body }: RawCall): Promise<RawAnswer> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, baseUrl), { method, headers: { ...headers, ...length } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const { statusCode = 0, headers: received } = answer;
        resolve({ status: statusCode, headers: received, body: text === '' ? null : JSON.parse(text) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
