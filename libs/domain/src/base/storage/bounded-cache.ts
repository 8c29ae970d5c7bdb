import { LRUCache } from 'lru-cache';

interface Entries<K, V> {
  readonly size: number;
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
  delete(key: K): unknown;
  clear(): void;
}

/**
 * At most `maxEntries` values in memory; the least recently used one makes room for a new one. Wraps lru-cache, so
 * that every cache of the core is bounded in the same way and `undefined` always means "not cached".
 */
export class BoundedCache<K extends string | number | object, V extends string | number | boolean | object> {
  private readonly entries: Entries<K, V>;

  /** @param sizeOf how many entries a value counts as; a whole number above zero. */
  constructor(
    readonly maxEntries: number,
    sizeOf: (value: V) => number = () => 1,
  ) {
    // `max` would take the memory of a full cache at once, and each face has caches of its own.
    this.entries = new LRUCache<K, V>({ maxSize: maxEntries, sizeCalculation: sizeOf });
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: K): V | undefined {
    return this.entries.get(key);
  }

  /** The cached value, or the computed one, which is cached from then on. */
  getOrCompute(key: K, compute: () => V): V {
    const cached = this.entries.get(key);
    if (cached !== undefined) return cached;
    const value = compute();
    this.entries.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.entries.set(key, value);
  }

  delete(key: K): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
