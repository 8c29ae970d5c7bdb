import { LRUCache } from 'lru-cache';
import type { Clock, MaybePromise } from '../shared/index.js';
import type { Change } from './changes.js';
import type { Database } from './database.js';
import { holdsConnection } from './transaction.js';

interface Expiry {
  readonly clock: Clock;
  readonly ttlMs: number;
}

/** A cache of at most `maxEntries` values; the least recently used makes room. `undefined`: not cached. */
export class BoundedCache<
  K extends string | number | object,
  V extends string | number | boolean | object,
> extends LRUCache<K, V> {
  /** @param sizeOf how many entries a value counts as; a whole number above zero. */
  constructor(maxEntries: number, sizeOf: (value: V) => number = () => 1, expiry?: Expiry) {
    // `max` would take the memory of a full cache at once.
    super({
      maxSize: maxEntries,
      sizeCalculation: sizeOf,
      // lru-cache keeps a value through the last millisecond of its time.
      ttl: expiry ? expiry.ttlMs - 1 : 0,
      ttlResolution: 0,
      perf: { now: () => expiry?.clock.millis() ?? 0 },
    });
  }

  getOrCompute(key: K, compute: () => V): V {
    const cached = this.get(key);
    if (cached !== undefined) return cached;
    const value = compute();
    this.set(key, value);
    return value;
  }
}

interface Entry<V> {
  readonly value: Promise<V>;
  /** The value itself once the promise is resolved: callers need not await it. */
  loaded: { readonly value: V } | null;
}

/**
 * Caches what every request reads and what seldom changes. A value is dropped by a change that was announced
 * (`dropOn`), and is at most `ttlMs` old. Concurrent callers share one load; a failed load is not cached.
 */
export class ExpiringCache<K extends string | number, V> {
  private readonly entries: BoundedCache<K, Entry<V>>;
  /** Changes with every `drop` and `clear`, so that a read begun before is not cached after it. */
  private drops = 0;

  constructor(
    clock: Clock,
    private readonly load: (key: K) => Promise<V>,
    ttlMs = 3_000,
    maxEntries = 10_000,
  ) {
    this.entries = new BoundedCache(maxEntries, () => 1, { clock, ttlMs });
  }

  /** The keys of the change are those of the cache. */
  dropOn(db: Database, change: Change<K>): this {
    db.changes.on(change, (key) => {
      if (key === null) this.clear();
      else this.drop(key);
    });
    return this;
  }

  /** Cached, or under way. */
  has(key: K): boolean {
    return this.entries.has(key);
  }

  /** As `get`, but the value itself where it is cached and loaded. */
  getMaybeSync(key: K): MaybePromise<V> {
    const entry = this.entries.get(key);
    return entry?.loaded ? entry.loaded.value : this.get(key);
  }

  get(key: K): Promise<V> {
    // What an open transaction reads may be rolled back: other callers must not get it from the cache.
    if (holdsConnection()) return this.getOrRead(key, () => this.load(key));
    const cached = this.entries.get(key);
    if (cached) return cached.value;
    const entry: Entry<V> = { value: this.load(key), loaded: null };
    this.entries.set(key, entry);
    entry.value.then(
      (value) => {
        entry.loaded = { value };
      },
      () => {
        if (this.entries.get(key) === entry) this.entries.delete(key);
      },
    );
    return entry.value;
  }

  /**
   * For callers that hold a connection: the loaded value, else what `read` finds through that connection.
   * Awaiting another caller's load could mean waiting for the very connection that this caller holds.
   */
  async getOrRead(key: K, read: () => Promise<V>): Promise<V> {
    const cached = this.entries.get(key)?.loaded;
    if (cached) return cached.value;
    const { drops } = this;
    const value = await read();
    if (drops === this.drops && !holdsConnection())
      this.entries.set(key, { value: Promise.resolve(value), loaded: { value } });
    return value;
  }

  drop(key: K): void {
    this.drops++;
    this.entries.delete(key);
  }

  clear(): void {
    this.drops++;
    this.entries.clear();
  }
}
