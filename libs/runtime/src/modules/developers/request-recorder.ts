import { Clock } from '#domain';
import { RecordedRequests } from '#domain/modules';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestRecording } from '../../core/request-recording.js';
import { contextOf } from '../../http/request-context.js';

const KEPT_BYTES = 16 * 1024;
const MASK = '***';
/** Names of headers, parameters and fields with secret values. */
const SECRET_NAME =
  /secret|password|passwd|pwd|senha|chave|credential|token|key|authorization|signature|cookie|seguran[cç]a|security/i;

type ParsedRequest = IncomingMessage & { readonly body?: unknown; readonly originalUrl?: string };

/** Records requests of test credentials with their answers, once the answer has been sent. */
@Injectable()
export class RequestRecorder extends RequestRecording implements OnApplicationShutdown {
  constructor(
    private readonly clock: Clock,
    private readonly requests: RecordedRequests,
  ) {
    super();
  }

  override begin(request: ParsedRequest, response: ServerResponse, hubId: number): void {
    const at = this.clock.now();
    const context = contextOf(request);
    const startedAt = context?.startedAt ?? performance.now();
    const answer = keepAnswer(response);
    if (context) context.ignored = [];
    response.once('finish', () =>
      this.requests.note({
        hubId,
        at,
        method: request.method ?? '',
        path: pathOf(request),
        headers: headersOf(request),
        body: bodyOf(request.body),
        status: response.statusCode,
        answer: masked(answer()),
        durationMs: Math.round(performance.now() - startedAt),
        requestId: context?.id ?? null,
        ignored: context?.ignored?.length ? context.ignored : null,
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.requests.idle();
  }
}

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
    const recorded = (...sent: unknown[]) => {
      keep(sent[0]);
      return send(...sent);
    };
    Object.assign(response, { [name]: recorded });
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
      return SECRET_NAME.test(decoded(name)) && pair !== name ? `${name}=${MASK}` : pair;
    })
    .join('&');
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      SECRET_NAME.test(name) ? MASK : String(value).slice(0, 1_000),
    ]),
  );
}

function bodyOf(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string') return masked(body)?.slice(0, KEPT_BYTES) ?? null;
  if (body instanceof Uint8Array || Object.keys(body).length === 0) return null;
  return JSON.stringify(withoutSecrets(body)).slice(0, KEPT_BYTES);
}

function masked(text: string | null): string | null {
  if (text === null) return null;
  try {
    return JSON.stringify(withoutSecrets(JSON.parse(text), 'errors'));
  } catch {
    return SECRET_NAME.test(text) ? MASK : text;
  }
}

/** A secret name hides all that is below it. Below `explained` (an answer's faults) fields have sentences. */
function withoutSecrets(value: unknown, explained?: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, explained));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      if (name === explained) return [name, inner];
      return [name, SECRET_NAME.test(name) && inner !== null ? MASK : withoutSecrets(inner, explained)];
    }),
  );
}
