export interface PeriodicTask {
  readonly name: string;
  readonly everyMs: number;
  /** Left alone so long after a run, however often it is rung: what comes meanwhile is done together. */
  readonly restMs?: number;
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
  private restUntil = 0;
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
    const restMs = this.restUntil - performance.now();
    if (restMs > 0) this.ringIn(restMs);
    else this.running = this.work();
  }

  /** Lets the run under way finish. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  private async work(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.again = false;
    while (await this.more());
    this.running = null;
    this.restUntil = performance.now() + (this.task.restMs ?? 0);
    if (this.stopped) return;
    if (this.rungMeanwhile()) this.ring();
    else this.ringIn(this.task.everyMs);
  }

  private async more(): Promise<boolean> {
    try {
      return (await this.task.run()) === true && !this.stopped;
    } catch (error) {
      this.complain(this.task.name, error);
      return false;
    }
  }

  private rungMeanwhile(): boolean {
    return this.again;
  }

  private ringIn(ms: number): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ring(), ms);
  }
}
