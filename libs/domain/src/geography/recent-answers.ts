import type { Clock } from '../shared/index.js';

export interface MemoryLimits {
  readonly ttlMs: number;
  readonly maxEntries: number;
}

interface Entry<V> {
  readonly value: V;
  readonly expiresAt: number;
}

/**
 * A bounded memory of recent answers: entries live for `ttlMs`, the least recently used goes first when it is full.
 * A process that writes drops its own entry at once; the others follow when theirs expires.
 */
export class RecentAnswers<K, V> {
  private readonly entries = new Map<K, Entry<V>>();
  private readonly loading = new Map<K, Promise<V>>();

  constructor(
    private readonly clock: Clock,
    private readonly limits: MemoryLimits,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: K): V | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    if (entry.expiresAt <= this.clock.millis()) return undefined;
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: K, value: V): void {
    this.entries.delete(key);
    this.entries.set(key, { value, expiresAt: this.clock.millis() + this.limits.ttlMs });
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.limits.maxEntries) break;
      this.entries.delete(oldest);
    }
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
   * The kept value or a fresh one. Callers that ask for the same key at once share one load; a failure is not kept,
   * nor is a value whose key was dropped while it was being read, since it may already be stale.
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
