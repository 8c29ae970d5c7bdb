import { Worker } from 'node:worker_threads';
import {
  type Clock,
  type HubPass,
  InProcessPlanning,
  PASS_LEASE_MS,
  type Plan,
  PLANNING_PROGRAM,
  PlanningThread,
  PlanTooSlow,
  type ThreadAnswer,
  type ThreadRequest,
} from '#domain';
import type { Logger } from '../logging/logger.js';

/** After a thread could not be started. */
const REST_AFTER_FAILURE_MS = 60_000;
/** Shorter than the lease of a pass, which leaves time to say that it is tried again with fewer orders. */
const ANSWER_LIMIT_MS = 0.75 * PASS_LEASE_MS;

interface ThreadOptions {
  readonly program?: URL;
  /** Node options; absent: those of this process. */
  readonly execArgv?: string[];
  readonly answerLimitMs?: number;
}

interface Waiting {
  readonly pass: HubPass;
  readonly timer: NodeJS.Timeout;
  resolve(plan: Plan | Promise<Plan>): void;
  reject(error: unknown): void;
}

interface Running {
  readonly worker: Worker;
  /** The thread has answered once, so its program works. */
  proven: boolean;
}

/**
 * In a thread, so that a pass delays no request. The thread starts with the first pass. When it dies, its
 * passes are planned in the process, and the next pass starts another thread.
 */
export class ThreadedPlanning extends PlanningThread {
  private readonly inProcess = new InProcessPlanning();
  private readonly waiting = new Map<number, Waiting>();
  private running: Running | null = null;
  private restsUntil = 0;
  private asked = 0;
  private closed = false;

  constructor(
    private readonly clock: Pick<Clock, 'millis'>,
    private readonly logger: Logger,
    private readonly options: ThreadOptions = {},
  ) {
    super();
  }

  override plan(pass: HubPass): Promise<Plan> {
    const running = this.running ?? this.start();
    if (running === null) return this.inProcess.plan(pass);
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.stopSilent(running, id),
        this.options.answerLimitMs ?? ANSWER_LIMIT_MS,
      );
      this.waiting.set(id, { pass, timer, resolve, reject });
      // The process stays alive only while a pass is awaited.
      running.worker.ref();
      running.worker.postMessage({ id, pass } satisfies ThreadRequest);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.running?.worker.terminate();
  }

  private start(): Running | null {
    if (this.closed || this.clock.millis() < this.restsUntil) return null;
    const running: Running = { worker: this.newWorker(), proven: false };
    running.worker.unref();
    running.worker.on('message', (answer: ThreadAnswer) => {
      running.proven = true;
      this.receive(answer);
    });
    running.worker.once('exit', () => this.lose(running));
    this.running = running;
    return running;
  }

  private newWorker(): Worker {
    const { program = PLANNING_PROGRAM, execArgv } = this.options;
    const worker = new Worker(program, { name: 'planning', ...(execArgv && { execArgv }) });
    worker.on('error', (error) => this.logger.error({ err: error }, 'The planning thread failed'));
    return worker;
  }

  private receive(answer: ThreadAnswer): void {
    const waiting = this.take(answer.id);
    if (this.waiting.size === 0) this.running?.worker.unref();
    if ('plan' in answer) waiting?.resolve(answer.plan);
    else if ('error' in answer) waiting?.reject(answer.error);
  }

  private lose(running: Running): void {
    if (this.running !== running) return;
    this.running = null;
    if (!running.proven) this.restsUntil = this.clock.millis() + REST_AFTER_FAILURE_MS;
    for (const id of this.waiting.keys()) {
      const waiting = this.take(id);
      waiting?.resolve(this.inProcess.plan(waiting.pass));
    }
  }

  /**
   * The pass would block the process as it blocks the thread: it is given up, and the others are planned
   * again.
   */
  private stopSilent(running: Running, id: number): void {
    const late = this.take(id);
    late?.reject(new PlanTooSlow(Math.min(late.pass.orderLimit, late.pass.rows.orders.length)));
    this.lose(running);
    void running.worker.terminate();
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    clearTimeout(waiting?.timer);
    this.waiting.delete(id);
    return waiting;
  }
}
