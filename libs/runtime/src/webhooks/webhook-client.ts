import type { AttemptError, AttemptResult } from '#domain';
import type { OnApplicationShutdown } from '@nestjs/common';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { type AddressGuard, addressOf, RefusedAddressError } from './address-guard.js';
import { type HttpAnswer, HttpExchange } from './http-exchange.js';

interface WebhookRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer;
  accepts(status: number): boolean;
}

const WEBHOOK_CLIENT_DEFAULTS = {
  /** Time limit from the first byte sent to the last byte read. */
  timeoutMs: 10_000,
  connectTimeoutMs: 5_000,
  connectionsPerReceiver: 64,
};

const KEEP_ALIVE_MS = 30_000;
const GONE = 410;

/** One pool of connections per process, checked addresses, no redirects, limits on time and size. */
export class WebhookClient implements OnApplicationShutdown {
  private readonly agent: Agent;

  constructor(
    private readonly guard: AddressGuard,
    private readonly settings = WEBHOOK_CLIENT_DEFAULTS,
  ) {
    this.agent = new Agent({
      connections: settings.connectionsPerReceiver,
      pipelining: 1,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: settings.timeoutMs,
      bodyTimeout: settings.timeoutMs,
      connect: this.connector(),
    });
  }

  async post(request: WebhookRequest): Promise<AttemptResult> {
    const started = performance.now();
    const { status, text, retryAfter, failure } = await this.exchange(request);
    const durationMs = performance.now() - started;
    if (failure !== null)
      return { status, error: failureOf(failure), answer: describe(failure), retryAfter: null, durationMs };
    const error = status !== null && request.accepts(status) ? null : refusalOf(status);
    return { status, error, answer: text, retryAfter, durationMs };
  }

  private exchange({ url, headers, body }: WebhookRequest): Promise<HttpAnswer> {
    return new Promise((resolve) => {
      const exchange = new HttpExchange(this.settings.timeoutMs, resolve);
      try {
        const { target } = addressOf(url);
        if (target === null) throw Object.assign(new Error(`No URL: ${url}`), { code: 'ERR_INVALID_URL' });
        const { origin, path } = target;
        this.agent.dispatch({ origin, path, method: 'POST', headers, body }, exchange);
      } catch (error) {
        exchange.fail(error);
      }
    });
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** Each connection resolves and checks the host anew. */
  private connector(): buildConnector.connector {
    const resolve: LookupFunction = (host, options, callback) => {
      this.guard.addresses(host).then(
        (found) => {
          const [first] = found;
          if (options.all === true) callback(null, [...found]);
          else callback(null, first?.address ?? '', first?.family ?? 4);
        },
        (error: unknown) => callback(error as Error, '', 4),
      );
    };
    const connect = buildConnector({ timeout: this.settings.connectTimeoutMs, lookup: resolve });
    return (options, callback) => {
      if (options.protocol !== 'https:' && !this.guard.allowsInsecure) {
        callback(new RefusedAddressError('Receivers are called over https only'), null);
        return;
      }
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) === 0) {
        connect(options, callback);
        return;
      }
      // An IP address in the URL is never resolved, so it is checked here.
      this.guard.addresses(host).then(
        () => connect(options, callback),
        (error: unknown) => callback(error as Error, null),
      );
    };
  }
}

function refusalOf(status: number | null): AttemptError {
  if (status === GONE) return 'gone';
  if (status !== null && status >= 200 && status < 300) return 'unexpected_success';
  return status !== null && status >= 300 && status < 400 ? 'redirect' : 'status';
}

const ERRORS: Readonly<Record<string, AttemptError>> = {
  WEBHOOK_DEADLINE: 'timeout',
  DNS_TIMEOUT: 'dns',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  ECONNREFUSED: 'connect',
  EHOSTUNREACH: 'connect',
  ENETUNREACH: 'connect',
  ETIMEDOUT: 'connect',
  UND_ERR_CONNECT_TIMEOUT: 'connect',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ERR_INVALID_URL: 'invalid_url',
};

function failureOf(error: unknown): AttemptError {
  if (error instanceof RefusedAddressError) return 'refused_address';
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return 'protocol';
  const known = ERRORS[code];
  if (known !== undefined) return known;
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code) ? 'tls' : 'protocol';
}

function describe(error: Error): string {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? `${code}: ${error.message}` : error.message;
}
