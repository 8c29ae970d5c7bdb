export interface PeriodicTask {
  readonly name: string;
  readonly everyMs: number;
  /** Pause after each run: wake-ups during it are handled by the next run together. */
  readonly cooldownMs?: number;
  /** Runs the task; true: there is more, so it runs again at once. */
  run(): Promise<boolean>;
}

type TaskFailureHandler = (task: string, error: unknown) => void;

/**
 * Runs a task in an interval counted from the end of its last run, and at once when woken; never two runs at the same
 * time. A wake-up during a run causes another run. A failure is logged: the next run finds what was left undone.
 */
export class TaskScheduler {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private runAgain = false;
  private cooldownUntil = 0;
  private stopped = false;

  constructor(
    private readonly task: PeriodicTask,
    private readonly onFailure: TaskFailureHandler,
  ) {}

  runSoon(): void {
    if (this.stopped) return;
    if (this.running) {
      this.runAgain = true;
      return;
    }
    const restMs = this.cooldownUntil - performance.now();
    if (restMs > 0) this.runIn(restMs);
    else this.running = this.runToEnd();
  }

  /** Waits for the current run. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  private async runToEnd(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.runAgain = false;
    while (await this.runOnce());
    this.running = null;
    this.cooldownUntil = performance.now() + (this.task.cooldownMs ?? 0);
    if (this.stopped) return;
    if (this.requestedDuringRun()) this.runSoon();
    else this.runIn(this.task.everyMs);
  }

  private async runOnce(): Promise<boolean> {
    try {
      return (await this.task.run()) && !this.stopped;
    } catch (error) {
      this.onFailure(this.task.name, error);
      return false;
    }
  }

  private requestedDuringRun(): boolean {
    return this.runAgain;
  }

  private runIn(ms: number): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.runSoon(), ms);
  }
}
