import { Agent, errors, request } from 'undici';
import type { PayoutCredentials } from '#domain/modules';
import { WORDS } from './words.js';

/** Version 3 of the API. */
const ASAAS_URLS: Readonly<Record<PayoutCredentials['environment'], string>> = {
  production: 'https://api.asaas.com/v3',
  sandbox: 'https://api-sandbox.asaas.com/v3',
};

const CONNECT_MS = 3_000;
const MAX_BYTES = 1024 * 1024;

export type AsaasAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  /** No connection was made. */
  | { readonly kind: 'not_reached'; readonly reason: string }
  /** The request may have arrived. */
  | { readonly kind: 'lost'; readonly reason: string };

const NOT_REACHED = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Each call has one time limit as a whole; an answer that cannot be read counts as lost. */
export class AsaasHttp {
  private readonly agent = new Agent({
    connections: 16,
    connect: { timeout: CONNECT_MS },
    maxResponseSize: MAX_BYTES,
  });

  constructor(private readonly urls = ASAAS_URLS) {}

  async call(
    { environment, apiKey }: PayoutCredentials,
    path: string,
    { body, limitMs }: { body?: object; limitMs: number },
  ): Promise<AsaasAnswer> {
    try {
      const answer = await request(this.urls[environment] + path, {
        method: body ? 'POST' : 'GET',
        dispatcher: this.agent,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'last-mile',
          access_token: apiKey,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(limitMs),
      });
      return { kind: 'answered', status: answer.statusCode, body: parsed(await answer.body.text()) };
    } catch (error) {
      return wasNotReached(error)
        ? { kind: 'not_reached', reason: WORDS.pt.notReached }
        : { kind: 'lost', reason: WORDS.pt.lost };
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }
}

function wasNotReached(error: unknown): boolean {
  if (error instanceof errors.ConnectTimeoutError) return true;
  return NOT_REACHED.has(String((error as { code?: unknown }).code));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
