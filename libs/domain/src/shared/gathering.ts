import { isDomainError } from './domain.error.js';

interface Call<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly failed: (reason: unknown) => void;
}

/** Side by side, so that one works on the processor while another waits for the disk. */
const LANES = 2;

/**
 * Calls that come while others are under way go together when those are done: one alone waits for nobody, and a crowd
 * shares what each would pay by itself. `run` answers in the order of its items, all or nothing; where it refuses some
 * together it is asked for each alone, so that nobody fails for another's sake.
 */
export class Gathering<Item, Result> {
  private readonly waiting: Call<Item, Result>[] = [];
  private busy = 0;

  constructor(
    private readonly run: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly most: number,
  ) {}

  ask(item: Item): Promise<Result> {
    return new Promise((done, failed) => {
      this.waiting.push({ item, done, failed });
      if (this.busy === LANES) return;
      this.busy++;
      // What arrived with it, in the same turn of the event loop, shall go with it.
      setImmediate(() => void this.work());
    });
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) await this.together(this.waiting.splice(0, this.most));
    this.busy--;
  }

  private async together(calls: readonly Call<Item, Result>[]): Promise<void> {
    try {
      const results = await this.run(calls.map(({ item }) => item));
      for (const [i, { done }] of calls.entries()) done(results[i] as Result);
    } catch (error) {
      // After a lost connection nobody knows what was written: to write it again could be to write it twice.
      const severable = calls.length > 1 && !isDomainError(error, 'storage_unavailable');
      if (severable) for (const call of calls) await this.together([call]);
      else for (const { failed } of calls) failed(error);
    }
  }
}
