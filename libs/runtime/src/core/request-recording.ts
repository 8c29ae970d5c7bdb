import type { Clock, RecordedRequests } from '#domain';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contextOf } from '../http/request-context.js';

const KEPT_BYTES = 16 * 1024;
const MASK = '***';
const SECRET_HEADERS: ReadonlySet<string> = new Set(['authorization', 'cookie', 'api-key', 'x-api-key']);
const SECRET_FIELD = /secret|password|senha|token|^key$|api[-_]?key/i;

/** A request whose body a parser may have read. */
type ParsedRequest = IncomingMessage & { readonly body?: unknown; readonly originalUrl?: string };

/** Records requests made with test credentials, with their answers: noted when the answer has been sent. */
export class RequestRecording implements OnApplicationShutdown {
  constructor(
    private readonly requests: RecordedRequests,
    private readonly clock: Clock,
  ) {}

  begin(request: ParsedRequest, response: ServerResponse, hubId: number): void {
    const at = this.clock.now();
    const startedAt = contextOf(request)?.startedAt ?? performance.now();
    const answer = keepAnswer(response);
    response.once('finish', () => {
      this.requests.note({
        ...{ hubId, at, method: request.method ?? '', path: pathOf(request), headers: headersOf(request) },
        ...{ body: bodyOf(request.body), status: response.statusCode, answer: masked(answer()) },
        durationMs: Math.round(performance.now() - startedAt),
        requestId: contextOf(request)?.id ?? null,
      });
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.requests.idle();
  }
}

/** Keeps the beginning of what is written to the response. */
function keepAnswer(response: ServerResponse): () => string | null {
  const chunks: Buffer[] = [];
  let size = 0;
  const keep = (chunk: unknown): void => {
    if (size >= KEPT_BYTES || !(typeof chunk === 'string' || chunk instanceof Uint8Array)) return;
    const bytes = Buffer.from(chunk as string);
    chunks.push(bytes);
    size += bytes.length;
  };
  for (const name of ['write', 'end'] as const) {
    const send = response[name].bind(response) as (...sent: unknown[]) => unknown;
    const kept = (...sent: unknown[]) => {
      keep(sent[0]);
      return send(...sent);
    };
    Object.assign(response, { [name]: kept });
  }
  return () => (size === 0 ? null : Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString('utf8'));
}

function pathOf({ originalUrl, url }: ParsedRequest): string {
  const [path = '', query] = (originalUrl ?? url ?? '').split(/\?(.*)/s);
  return (query === undefined ? path : `${path}?${maskedQuery(query)}`).slice(0, 2_000);
}

function maskedQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=');
      return SECRET_FIELD.test(name) && pair !== name ? `${name}=${MASK}` : pair;
    })
    .join('&');
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      SECRET_HEADERS.has(name) ? MASK : String(value).slice(0, 1_000),
    ]),
  );
}

function bodyOf(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string') return masked(body.slice(0, KEPT_BYTES));
  if (body instanceof Uint8Array || Object.keys(body).length === 0) return null;
  return toMaskedJson(body).slice(0, KEPT_BYTES);
}

/** JSON with secrets masked; other text as it is. */
function masked(text: string | null): string | null {
  if (text === null) return null;
  try {
    return toMaskedJson(JSON.parse(text));
  } catch {
    return SECRET_FIELD.test(text) ? MASK : text;
  }
}

function toMaskedJson(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) =>
    SECRET_FIELD.test(key) && inner !== null && typeof inner !== 'object' ? MASK : inner,
  );
}
