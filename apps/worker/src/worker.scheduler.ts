import { WakeUps, type JobName } from '#domain';
import { Background, type BackgroundPart, LOGGER, OutageLog, type Logger } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { periodicTasks } from './periodic.tasks.js';
import { TaskScheduler, type PeriodicTask } from './task.scheduler.js';

/** Runs every task in its interval, and at once when it is woken. */
@Background()
@Injectable()
export class WorkerScheduler implements BackgroundPart {
  private readonly schedulers: TaskScheduler[] = [];

  constructor(
    private readonly modules: ModuleRef,
    private readonly wakeUps: WakeUps,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    const woken = new Map<JobName, TaskScheduler[]>();
    for (const { task, wokenBy } of periodicTasks((owner) => this.modules.get(owner, { strict: false }))) {
      const scheduler = this.schedule(task);
      if (wokenBy !== null) woken.set(wokenBy, [...(woken.get(wokenBy) ?? []), scheduler]);
    }
    for (const [job, schedulers] of woken)
      this.wakeUps.on(job, async () => {
        for (const one of schedulers) one.runSoon();
      });
  }

  async stop(): Promise<void> {
    await Promise.all(this.schedulers.splice(0).map((scheduler) => scheduler.stop()));
  }

  private schedule(task: PeriodicTask): TaskScheduler {
    const outage = new OutageLog(this.logger, 'task failed, it will be tried again', { task: task.name });
    const run = async () => {
      const more = await task.run();
      outage.succeeded();
      return more;
    };
    const scheduler = new TaskScheduler({ ...task, run }, (_, error) => outage.failed(error));
    this.schedulers.push(scheduler);
    scheduler.runSoon();
    return scheduler;
  }
}
