/** Runs so many pieces of work at the same time and no more; the others wait in the order in which they came. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** `heldMs`: work that takes longer goes on without its slot, so that what is slow does not hold up what is quick. */
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

  /** Returns what gives the slot to the next one; a second call does nothing. */
  private enter(): () => void {
    let held = true;
    const leave = () => {
      clearTimeout(timer);
      if (!held) return;
      held = false;
      const next = this.waiting.shift();
      // The slot passes to the next one: whoever comes in between waits behind it.
      if (next) next();
      else this.running -= 1;
    };
    const timer = this.heldMs === null ? undefined : setTimeout(leave, this.heldMs);
    return leave;
  }
}
