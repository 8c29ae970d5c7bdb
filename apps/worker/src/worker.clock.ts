import { WakeUps } from '#domain';
import { LOGGER, type Logger } from '#runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CleanUps } from './clean-ups.js';
import { CourierWork } from './courier-work.js';
import { DueWork } from './due-work.js';
import { Ticker, type PeriodicTask } from './ticker.js';

/** Keeps the core's time: every task on its own beat, and at once when somebody wakes it. */
@Injectable()
export class WorkerClock implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly tickers: Ticker[] = [];

  constructor(
    private readonly due: DueWork,
    private readonly couriers: CourierWork,
    private readonly cleanUps: CleanUps,
    private readonly wakeUps: WakeUps,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { schedules, payments, searches, decisions } = this.due;
    const { blocks, silence } = this.couriers;
    const [orders, money, pauses, steps, requests] = [schedules, payments, blocks, searches, decisions].map(
      (task) => this.tick(task),
    );
    for (const task of [silence, this.due.robotSteps, this.due.overlooked, ...this.cleanUps.tasks])
      this.tick(task);
    this.wakeUps.on('schedule.run', async () => {
      for (const ticker of [orders, money, pauses]) ticker?.ring();
    });
    this.wakeUps.on('dispatch.step', async () => steps?.ring());
    this.wakeUps.on('requests.decide', async () => requests?.ring());
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.tickers.map((ticker) => ticker.stop()));
  }

  private tick(task: PeriodicTask): Ticker {
    const ticker = new Ticker(task, (name, error) => {
      this.logger.error({ task: name, err: error }, 'task failed, it will be tried again');
    });
    this.tickers.push(ticker);
    ticker.ring();
    return ticker;
  }
}
