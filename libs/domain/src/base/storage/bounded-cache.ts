import { LRUCache } from 'lru-cache';
import type { Clock } from '../shared/index.js';

interface Expiry {
  readonly clock: Clock;
  readonly ttlMs: number;
}

/** At most `maxEntries` values; the least recently used makes room. `undefined` means "not cached". */
export class BoundedCache<
  K extends string | number | object,
  V extends string | number | boolean | object,
> extends LRUCache<K, V> {
  /** @param sizeOf how many entries a value counts as; a whole number above zero. */
  constructor(maxEntries: number, sizeOf: (value: V) => number = () => 1, expiry?: Expiry) {
    // `max` would take the memory of a full cache at once, and each face has caches of its own.
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
