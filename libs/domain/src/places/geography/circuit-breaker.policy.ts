import { BoundedCache, type Clock } from '../../base/index.js';

const FAILURES_TO_OPEN = 3;
const OPEN_MS = 30_000;

export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/**
 * A circuit breaker, so that a service that is down does not cost every caller its time limit. After three
 * failures in a row calls are refused at once; after a pause one is tried, and decides for all.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private probing = false;

  constructor(private readonly clock: Clock) {}

  /** @throws CircuitOpenError without calling, or whatever the call throws. */
  async call<T>(work: () => Promise<T>): Promise<T> {
    const probe = this.failures >= FAILURES_TO_OPEN;
    if (probe && (this.probing || this.clock.millis() < this.openUntil)) throw new CircuitOpenError();
    if (probe) this.probing = true;
    try {
      const result = await work();
      this.failures = 0;
      return result;
    } catch (error) {
      this.failures += 1;
      this.openUntil = this.clock.millis() + OPEN_MS;
      throw error;
    } finally {
      if (probe) this.probing = false;
    }
  }
}

interface CacheLimits<V> {
  readonly ttlMs: number;
  readonly maxEntries: number;
  /** How many entries a value counts as; 1 each where this is missing. */
  readonly sizeOf?: (value: V) => number;
}

/**
 * Caches recent answers of map services and the gazetteer: a `BoundedCache` whose entries live for `ttlMs` of
 * the injected clock. A process that writes drops its entry at once; those of other processes expire.
 */
export class AnswerCache<K extends string | number, V> {
  private readonly entries: BoundedCache<K, { readonly value: V }>;
  private readonly loading = new Map<K, Promise<V>>();

  constructor(clock: Clock, { ttlMs, maxEntries, sizeOf = () => 1 }: CacheLimits<V>) {
    this.entries = new BoundedCache(maxEntries, ({ value }) => sizeOf(value), { clock, ttlMs });
  }

  get(key: K): V | undefined {
    return this.entries.get(key)?.value;
  }

  set(key: K, value: V): void {
    this.entries.set(key, { value });
  }

  delete(key: K): void {
    this.entries.delete(key);
    this.loading.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.loading.clear();
  }

  /** Callers of one key share a load. Not cached: a failure, and a value whose key was dropped meanwhile. */
  async load(key: K, read: () => Promise<V>): Promise<V> {
    const cached = this.get(key);
    if (cached !== undefined) return cached;
    const running = this.loading.get(key);
    if (running) return running;
    const load = read();
    this.loading.set(key, load);
    try {
      const value = await load;
      if (this.loading.get(key) === load) this.set(key, value);
      return value;
    } finally {
      if (this.loading.get(key) === load) this.loading.delete(key);
    }
  }
}
