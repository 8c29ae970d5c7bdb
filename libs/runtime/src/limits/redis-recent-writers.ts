import type { MaybePromise } from '#domain';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { RecentWriters, type MemoryRecentWriters } from './recent-writers.js';

/** The recent writers of all processes. While Redis is down all count, so the primary answers. */
export class RedisRecentWriters extends RecentWriters {
  constructor(
    private readonly redis: Redis,
    private readonly own: MemoryRecentWriters,
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

  /** While Redis is down no write needs a mark, because nobody reads from a replica then. */
  private async mark(caller: string, ms: number): Promise<void> {
    await this.redis.set(keyOf(caller), 1, 'PX', Math.ceil(ms)).catch(() => undefined);
  }
}

/** A hash, because callers are named by their credentials, which must not be stored. */
function keyOf(caller: string): string {
  return `wrote:${createHash('sha256').update(caller).digest('base64url')}`;
}
