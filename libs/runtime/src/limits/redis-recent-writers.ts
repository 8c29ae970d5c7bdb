import type { MaybePromise } from '#domain';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { RecentWriters, type MemoryRecentWriters } from './recent-writers.js';

/** Those of all processes. While Redis is down everybody counts as one who wrote: the primary answers. */
export class RedisRecentWriters extends RecentWriters {
  constructor(
    private readonly redis: Redis,
    private readonly own: MemoryRecentWriters,
    /** How long a write may take. */
    private readonly writeLimitMs: number,
  ) {
    super();
  }

  async begin(caller: string): Promise<() => void> {
    const ended = this.own.begin(caller);
    await this.mark(caller, this.writeLimitMs + this.own.windowMs);
    return () => {
      ended();
      void this.mark(caller, this.own.windowMs);
    };
  }

  wroteLately(callers: readonly string[]): MaybePromise<boolean> {
    return this.own.wroteLately(callers) || this.isMarked(callers);
  }

  private async isMarked(callers: readonly string[]): Promise<boolean> {
    try {
      return (await this.redis.exists(...callers.map(keyOf))) > 0;
    } catch {
      return true;
    }
  }

  /** A write goes on without its mark: while Redis is down nobody reads from the replica. */
  private async mark(caller: string, ms: number): Promise<void> {
    await this.redis.set(keyOf(caller), 1, 'PX', Math.ceil(ms)).catch(() => undefined);
  }
}

/** Callers are named by their credentials, which are not stored. */
function keyOf(caller: string): string {
  return `wrote:${createHash('sha256').update(caller).digest('base64url')}`;
}
