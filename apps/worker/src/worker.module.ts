import { type JobName, WakeUps } from '#domain';
import {
  Background,
  type BackgroundPart,
  LOGGER,
  type Logger,
  MessageSender,
  OutageLog,
  OutboxRelayModule,
  RUNTIME_CONFIG,
  type RuntimeConfig,
} from '#runtime';
import { Inject, Injectable, Module, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { setTimeout as pause } from 'node:timers/promises';
import { type PeriodicTask, periodicTasks } from './periodic.tasks.js';

/** A task never runs twice at the same time in a process. */
@Background()
@Injectable()
export class WorkerScheduler implements BackgroundPart {
  private readonly tasks = new Map<string, { readonly task: PeriodicTask; readonly outage: OutageLog }>();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly modules: ModuleRef,
    private readonly wakeUps: WakeUps,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  start(): void {
    this.wakeUps.on('tasks.run', async ({ task }) => {
      const running = this.run(task).finally(() => this.running.delete(running));
      this.running.add(running);
      await running;
    });
    const woken = new Map<JobName, string[]>();
    const get = <Owner>(owner: Type<Owner>) => this.modules.get(owner, { strict: false });
    for (const { task, wokenBy } of periodicTasks(this.config.modules, get)) {
      const outage = new OutageLog(this.logger, 'task failed, it will be tried again', { task: task.name });
      this.tasks.set(task.name, { task, outage });
      this.wakeUps.repeat(task.name, task.everyMs);
      this.wakeUps.wake('tasks.run', { task: task.name });
      if (wokenBy !== null) woken.set(wokenBy, [...(woken.get(wokenBy) ?? []), task.name]);
    }
    for (const [job, tasks] of woken)
      this.wakeUps.on(job, async () => {
        for (const task of tasks) this.wakeUps.wake('tasks.run', { task });
      });
  }

  /** Waits for running tasks. */
  async stop(): Promise<void> {
    this.tasks.clear();
    await Promise.all(this.running);
  }

  /** A failure is logged: the next run finds what was left undone. */
  private async run(name: string): Promise<void> {
    const scheduled = this.tasks.get(name);
    if (!scheduled) return;
    const { task, outage } = scheduled;
    await outage.watch(async () => {
      while ((await task.run()) && this.tasks.has(name));
    });
    if (task.cooldownMs !== undefined) await pause(task.cooldownMs);
  }
}

/** The process provides the core. */
@Module({
  imports: [OutboxRelayModule],
  providers: [MessageSender, WorkerScheduler],
})
export class WorkerModule {}
