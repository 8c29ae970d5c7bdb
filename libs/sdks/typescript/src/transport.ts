import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errorOf, NoAnswerError } from './errors.js';

/** Everything has a default. */
export interface Manner {
  /** Tries after the first (3). */
  readonly retries?: number;
  /** Limit of one try (30,000). */
  readonly timeoutMs?: number;
  /** The wait before the first retry (500); it doubles, up to 30 seconds, and is spread by half. */
  readonly backoffMs?: number;
  readonly fetch?: (request: Request) => Promise<Response>;
}

export interface Credential {
  /** Headers that identify the caller. `refused`: those of the last call were answered 401. */
  headers(refused: boolean): Promise<Readonly<Record<string, string>>>;
  /** Whether other headers may be tried after a 401. */
  readonly renewable: boolean;
}

const MAX_WAIT_MS = 30_000;
const READING = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
/** These calls were not begun, so they may be sent again whatever they are. */
const NOT_BEGUN = new Set([429, 503]);
const PASSING = new Set([500, 502, 503, 504]);

export function keyOf(name: string, secret: string): Credential {
  return { headers: () => Promise.resolve({ [name]: secret }), renewable: false };
}

/**
 * Sends each call with the caller's credential, and again after failures that pass. `keyed` are the paths of
 * POST that take an Idempotency-Key: they get one, so that a call whose answer was lost is not done twice.
 */
export class Transport {
  readonly #manner: Required<Manner>;

  constructor(
    private readonly credential: Credential,
    private readonly keyed: RegExp,
    { retries = 3, timeoutMs = 30_000, backoffMs = 500, fetch = globalThis.fetch }: Manner = {},
  ) {
    this.#manner = { retries, timeoutMs, backoffMs, fetch };
  }

  /** The answer of success. @throws ApiError, NoAnswerError */
  readonly send = async (request: Request): Promise<Response> => {
    const repeatable = this.#isKeyed(request) || READING.has(request.method);
    const first = await this.#sent(request, repeatable, false);
    const renews = first.status === 401 && this.credential.renewable;
    const last = renews ? await this.#sent(request, repeatable, true) : first;
    if (!last.ok && last.status !== 304) throw await errorOf(last);
    return last;
  };

  /** The first answer that is no failure that passes, or that of the last try. */
  async #sent(request: Request, repeatable: boolean, refused: boolean): Promise<Response> {
    for (let tried = 0; ; tried++) {
      const again = tried < this.#manner.retries;
      const answer = await this.#try(request, refused && tried === 0, repeatable && again);
      if (answer && !(again && mayPass(answer.status, repeatable))) return answer;
      await pause(this.#waitMs(tried, answer?.headers.get('retry-after')));
    }
  }

  #isKeyed({ method, url, headers }: Request): boolean {
    if (method !== 'POST' || !this.keyed.test(new URL(url).pathname)) return false;
    if (!headers.has('idempotency-key')) headers.set('idempotency-key', randomUUID());
    return true;
  }

  /** null: there was no answer, and another try is allowed. */
  async #try(request: Request, refused: boolean, again: boolean): Promise<Response | null> {
    // A request can be read only once: each try sends a copy.
    const copy = new Request(request.clone(), { signal: this.#signalOf(request) });
    for (const [name, value] of Object.entries(await this.credential.headers(refused)))
      copy.headers.set(name, value);
    try {
      return await this.#manner.fetch(copy);
    } catch (error) {
      // The caller's own signal is no failure of the network.
      if (request.signal.aborted) throw error;
      if (!again) throw new NoAnswerError('There was no answer', { cause: error });
      return null;
    }
  }

  #signalOf(request: Request): AbortSignal {
    return AbortSignal.any([request.signal, AbortSignal.timeout(this.#manner.timeoutMs)]);
  }

  #waitMs(tried: number, retryAfter: string | null | undefined): number {
    const asked = Number(retryAfter ?? Number.NaN) * 1_000;
    if (Number.isFinite(asked)) return Math.min(asked, MAX_WAIT_MS);
    const wait = Math.min(this.#manner.backoffMs * 2 ** tried, MAX_WAIT_MS);
    return wait * (0.5 + Math.random() / 2);
  }
}

function mayPass(status: number, repeatable: boolean): boolean {
  return NOT_BEGUN.has(status) || (repeatable && PASSING.has(status));
}
