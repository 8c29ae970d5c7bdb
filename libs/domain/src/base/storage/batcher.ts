import { isDomainError } from '../shared/index.js';

interface BatcherOptions<Item> {
  /** Maximum of items in a batch or, with `sizeOf`, of their sizes' sum. One item alone may be larger. */
  readonly maxBatchSize: number;
  /** Batches at the same time. Two keep PostgreSQL's processor busy while one waits for the disk. */
  readonly concurrency?: number;
  readonly sizeOf?: (item: Item) => number;
}

interface Call<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

const DEFAULT_CONCURRENCY = 2;

/**
 * Collects calls while earlier batches are under way and runs them as one batch when one of those is done. A
 * single call is not delayed beyond its turn of the event loop. `run` returns one result for each item, in
 * their order, and is all or nothing: when it throws for several items it is called again for each alone, so
 * that no caller gets the error of another's item.
 */
export class Batcher<Item, Result = void> {
  private waiting: Call<Item, Result>[] = [];
  private activeBatches = 0;
  private idleListeners: (() => void)[] = [];
  private readonly concurrency: number;
  private readonly sizeOf: (item: Item) => number;

  constructor(
    private readonly run: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly options: BatcherOptions<Item>,
  ) {
    this.concurrency = options.concurrency ?? DEFAULT_CONCURRENCY;
    this.sizeOf = options.sizeOf ?? (() => 1);
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  submit(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.activeBatches === this.concurrency) return;
      this.activeBatches++;
      // Calls made in the same turn of the event loop join the same batch.
      setImmediate(() => void this.drain());
    });
  }

  async idle(): Promise<void> {
    if (this.activeBatches > 0) await new Promise<void>((resolve) => this.idleListeners.push(resolve));
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) await this.runBatch(this.nextBatch());
    this.activeBatches--;
    if (this.activeBatches === 0) for (const resolve of this.idleListeners.splice(0)) resolve();
  }

  private nextBatch(): Call<Item, Result>[] {
    let size = 0;
    let count = 0;
    for (const { item } of this.waiting) {
      size += this.sizeOf(item);
      if (count > 0 && size > this.options.maxBatchSize) break;
      count++;
    }
    return this.waiting.splice(0, count);
  }

  private async runBatch(calls: readonly Call<Item, Result>[]): Promise<void> {
    try {
      const results = await this.run(calls.map(({ item }) => item));
      for (const [i, { resolve }] of calls.entries()) resolve(results[i] as Result);
    } catch (error) {
      // After a lost connection the batch may have been committed: running it again could write it twice.
      const separable = calls.length > 1 && !isDomainError(error, 'storage_unavailable');
      if (separable) for (const call of calls) await this.runBatch([call]);
      else for (const { reject } of calls) reject(error);
    }
  }
}

/** Limits how much work runs at the same time; the rest waits in the order of its arrival. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** `heldMs`: longer work goes on without its slot, so that what is slow does not hold up what is quick. */
  constructor(
    private readonly most: number,
    private readonly heldMs: number | null = null,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.most) this.running += 1;
    else await new Promise<void>((begin) => this.waiting.push(begin));
    const leave = this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Returns the release of the slot; a second release does nothing. */
  private enter(): () => void {
    let held = true;
    const leave = () => {
      clearTimeout(timer);
      if (!held) return;
      held = false;
      const next = this.waiting.shift();
      // The slot passes to the next one, before all that comes later.
      if (next) next();
      else this.running -= 1;
    };
    const timer = this.heldMs === null ? undefined : setTimeout(leave, this.heldMs);
    return leave;
  }
}
