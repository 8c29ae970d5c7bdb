import type { Clock } from './clock.js';
import type { Soon } from './at-once.js';
import { holdsConnection } from './database.js';

interface Slot<V> {
  readonly value: Promise<V>;
  readonly staleAt: number;
  /** What has come: whoever asks need not wait. */
  here: { readonly value: V } | null;
}

/**
 * Remembers what is read on every request and changes seldom. A value is at most `ttlMs` old, which is the delay
 * with which another process sees a change; callers asking at once share one load; a failed load is not kept.
 */
export class ShortCache<K, V> {
  private readonly slots = new Map<K, Slot<V>>();
  private drops = 0;

  constructor(
    private readonly clock: Clock,
    private readonly load: (key: K) => Promise<V>,
    private readonly ttlMs = 3_000,
    private readonly maxEntries = 10_000,
  ) {}

  /** As `get`, itself where it is here already. */
  soon(key: K): Soon<V> {
    const slot = this.slots.get(key);
    return slot?.here && slot.staleAt > this.clock.millis() ? slot.here.value : this.get(key);
  }

  get(key: K): Promise<V> {
    // What an open transaction reads is not yet true for others, either.
    if (holdsConnection()) return this.getBy(key, () => this.load(key));
    const now = this.clock.millis();
    const slot = this.slots.get(key);
    if (slot && slot.staleAt > now) return slot.value;
    const slotted: Slot<V> = { value: this.load(key), staleAt: now + this.ttlMs, here: null };
    this.keep(key, slotted);
    slotted.value.then(
      (value) => {
        slotted.here = { value };
      },
      () => this.slots.delete(key),
    );
    return slotted.value;
  }

  /**
   * For whoever holds a connection: what is here already, else what the caller reads through that connection. To
   * wait for a load of others could be to wait for the very connection one holds.
   */
  async getBy(key: K, read: () => Promise<V>): Promise<V> {
    const now = this.clock.millis();
    const slot = this.slots.get(key);
    if (slot?.here && slot.staleAt > now) return slot.here.value;
    const { drops } = this;
    const value = await read();
    // What was dropped while it was being read may be older than the change that dropped it.
    if (drops === this.drops && !holdsConnection())
      this.keep(key, { value: Promise.resolve(value), staleAt: now + this.ttlMs, here: { value } });
    return value;
  }

  private keep(key: K, slot: Slot<V>): void {
    if (this.slots.size >= this.maxEntries) this.slots.clear();
    this.slots.set(key, slot);
  }

  drop(key: K): void {
    this.drops++;
    this.slots.delete(key);
  }

  clear(): void {
    this.drops++;
    this.slots.clear();
  }
}
