import { type Clock, BoundedCache } from '../../base/index.js';

interface CacheLimits<V> {
  readonly ttlMs: number;
  readonly maxEntries: number;
  /** How many entries a value counts as; 1 each where this is missing. */
  readonly sizeOf?: (value: V) => number;
}

interface Entry<V> {
  readonly value: V;
  readonly expiresAt: number;
}

/**
 * Caches recent answers of map services and of the gazetteer: a `BoundedCache` whose entries live for `ttlMs` of the
 * injected clock. A process that writes drops its own entry at once; entries of other processes expire.
 */
export class AnswerCache<K extends string | number, V> {
  private readonly entries: BoundedCache<K, Entry<V>>;
  private readonly loading = new Map<K, Promise<V>>();

  constructor(
    private readonly clock: Clock,
    private readonly limits: CacheLimits<V>,
  ) {
    const { maxEntries, sizeOf = () => 1 } = limits;
    this.entries = new BoundedCache(maxEntries, ({ value }) => sizeOf(value));
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: K): V | undefined {
    const entry = this.entries.get(key);
    if (!entry || entry.expiresAt > this.clock.millis()) return entry?.value;
    this.entries.delete(key);
    return undefined;
  }

  set(key: K, value: V): void {
    this.entries.set(key, { value, expiresAt: this.clock.millis() + this.limits.ttlMs });
  }

  delete(key: K): void {
    this.entries.delete(key);
    this.loading.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.loading.clear();
  }

  /**
   * The cached value or a loaded one. Concurrent callers with one key share a load. A failure is not cached, nor is a
   * value whose key was dropped while it was read.
   */
  async load(key: K, read: () => Promise<V>): Promise<V> {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
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
