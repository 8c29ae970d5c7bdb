import { WakeUps } from '#domain';
import { LOGGER, OutageLog, type Logger } from '#runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { BulkTasks } from './bulk.tasks.js';
import { CleanUpTasks } from './clean-up.tasks.js';
import { CourierTasks } from './courier.tasks.js';
import { DueTasks } from './due.tasks.js';
import { TaskScheduler, type PeriodicTask } from './task.scheduler.js';

/** Runs every task in its interval, and at once when it is woken. */
@Injectable()
export class WorkerScheduler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly schedulers: TaskScheduler[] = [];

  constructor(
    private readonly dueTasks: DueTasks,
    private readonly courierTasks: CourierTasks,
    private readonly cleanUpTasks: CleanUpTasks,
    private readonly bulkTasks: BulkTasks,
    private readonly wakeUps: WakeUps,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { schedules, payments, searches, decisions, passes } = this.dueTasks;
    const { expiredBlocks: blocks, silentCouriers: silence } = this.courierTasks;
    const { files, batches } = this.bulkTasks;
    const tasks = [schedules, payments, blocks, searches, decisions, passes];
    const [orders, money, pauses, steps, requests, plans] = tasks.map((task) => this.schedule(task));
    const bulk = [this.bulkTasks.jobs, batches.orders].map((task) => this.schedule(task));
    for (const task of [
      silence,
      this.courierTasks.oldSpells,
      this.courierTasks.offerPushes,
      this.courierTasks.endedSubscriptions,
      ...this.courierTasks.payouts.tasks,
      this.courierTasks.towns,
      this.dueTasks.robotSteps,
      this.dueTasks.missedSearches,
      ...this.cleanUpTasks.tasks,
      this.bulkTasks.forget,
      files.orders,
      files.forgetSheets,
      files.addresses,
      files.cities,
      files.sharedCities,
      files.legs,
      batches.forget,
      this.bulkTasks.hubArrivals,
    ])
      this.schedule(task);
    this.wakeUps.on('schedule.run', async () => {
      for (const ticker of [orders, money, pauses]) ticker?.runSoon();
    });
    this.wakeUps.on('dispatch.step', async () => steps?.runSoon());
    this.wakeUps.on('dispatch.plan', async () => plans?.runSoon());
    this.wakeUps.on('orders.bulk', async () => {
      for (const ticker of bulk) ticker.runSoon();
    });
    this.wakeUps.on('requests.decide', async () => requests?.runSoon());
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.schedulers.map((ticker) => ticker.stop()));
  }

  private schedule(task: PeriodicTask): TaskScheduler {
    const outage = new OutageLog(this.logger, 'task failed, it will be tried again', { task: task.name });
    const run = async () => {
      const more = await task.run();
      outage.succeeded();
      return more;
    };
    const ticker = new TaskScheduler({ ...task, run }, (_, error) => outage.failed(error));
    this.schedulers.push(ticker);
    ticker.runSoon();
    return ticker;
  }
}
