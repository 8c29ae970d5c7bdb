export interface PeriodicTask {
  readonly name: string;
  readonly everyMs: number;
  /** True: there is more of it, another run should follow at once. */
  run(): Promise<unknown>;
}

export type Complaint = (task: string, error: unknown) => void;

/**
 * Runs a task so long after its last run has ended, and at once when rung; never beside itself. Whatever was rung for
 * during a run is looked at in another one. A failure is written down: what it left undone is found the next time.
 */
export class Ticker {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = false;

  constructor(
    private readonly task: PeriodicTask,
    private readonly complain: Complaint,
  ) {}

  ring(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    if (this.timer) clearTimeout(this.timer);
    this.running = this.work();
  }

  /** Lets the run under way finish. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  private async work(): Promise<void> {
    do {
      this.again = false;
      try {
        if ((await this.task.run()) === true) this.again = true;
      } catch (error) {
        this.complain(this.task.name, error);
      }
    } while (this.rungMeanwhile());
    this.running = null;
    if (!this.stopped) this.timer = setTimeout(() => this.ring(), this.task.everyMs);
  }

  private rungMeanwhile(): boolean {
    return this.again && !this.stopped;
  }
}
