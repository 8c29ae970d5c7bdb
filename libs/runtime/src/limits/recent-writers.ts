import { BoundedCache, type Clock, type MaybePromise } from '#domain';

const RECENT_MS = 1_000;
const MAX_CALLERS = 50_000;

/**
 * Callers that are writing or wrote within the last second: what they read must contain what they wrote, so
 * the primary answers them instead of a replica. A caller has two names: its credential, and its address for
 * what it writes without one.
 */
export abstract class RecentWriters {
  /** Called before the write; the function it returns, after the answer. */
  abstract begin(caller: string): MaybePromise<() => void>;
  abstract wroteLately(callers: readonly string[]): MaybePromise<boolean>;
}

export class MemoryRecentWriters extends RecentWriters {
  private readonly writing = new Map<string, number>();
  private readonly wroteUntil = new BoundedCache<string, number>(MAX_CALLERS);

  constructor(
    private readonly clock: Pick<Clock, 'millis'>,
    /** Lag of the replica: callers count as recent writers that much longer. */
    private readonly lagMs: () => number,
  ) {
    super();
  }

  begin(caller: string): () => void {
    this.writing.set(caller, (this.writing.get(caller) ?? 0) + 1);
    return () => {
      const left = (this.writing.get(caller) ?? 1) - 1;
      if (left === 0) this.writing.delete(caller);
      else this.writing.set(caller, left);
      this.wroteUntil.set(caller, this.clock.millis() + this.windowMs);
    };
  }

  wroteLately(callers: readonly string[]): boolean {
    const now = this.clock.millis();
    return callers.some((caller) => this.writing.has(caller) || (this.wroteUntil.get(caller) ?? 0) > now);
  }

  get windowMs(): number {
    return RECENT_MS + this.lagMs();
  }
}
