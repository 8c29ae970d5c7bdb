/** Runs so many pieces of work at the same time and no more; the others wait in the order in which they came. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.most) this.running += 1;
    else await new Promise<void>((begin) => this.waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place passes to the next one: whoever comes in between waits behind it.
      if (next) next();
      else this.running -= 1;
    }
  }
}
