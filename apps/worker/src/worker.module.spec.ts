import { AddressImports, SearchSteps, WakeUps } from '#domain';
import { createLogger, runtimeConfig } from '#runtime';
import { InProcessEngine } from '#runtime/testing';
import type { ModuleRef } from '@nestjs/core';
import { until } from '../../../test/support/until.js';
import { WorkerScheduler } from './worker.module.js';

/** Owners whose methods find nothing to do, but for the given ones. */
function modulesWith(owners: ReadonlyMap<unknown, object>): ModuleRef {
  const idle = new Proxy({}, { get: () => async () => 0 });
  return { get: (owner: unknown) => owners.get(owner) ?? idle } as unknown as ModuleRef;
}

/** A method whose calls end when the test says so. */
function controlled() {
  const ends: { resolve(result: boolean | number): void; reject(error: Error): void }[] = [];
  let called: () => void = () => undefined;
  const runDue = () =>
    new Promise<boolean | number>((resolve, reject) => {
      ends.push({ resolve, reject });
      called();
    });
  const nextCall = () => new Promise<void>((resolve) => (called = resolve));
  return { runDue, ends, nextCall };
}

describe('the scheduler of the worker', () => {
  const lines: string[] = [];
  let engine: WakeUps & InProcessEngine;

  const scheduler = (owners: ReadonlyMap<unknown, object>) => {
    const destination = { write: (line: string) => lines.push(line) };
    const logger = createLogger({ level: 'error', app: 'test', destination });
    return new WorkerScheduler(modulesWith(owners), engine, logger, runtimeConfig({}));
  };

  /** A scheduler in whose one owner with work the first call has begun. */
  const startWork = async (owner: unknown, work: ReturnType<typeof controlled>) => {
    const tested = scheduler(new Map([[owner, work]]));
    const first = work.nextCall();
    tested.start();
    await first;
    return tested;
  };

  const isIdle = async () => (await engine.depth()).every(({ waiting, active }) => waiting + active === 0);

  beforeEach(() => {
    lines.splice(0);
    engine = new InProcessEngine(createLogger({ level: 'silent', app: 'test' }));
  });
  afterEach(() => engine.close());

  it('runs a task again at once while there is more, until it is stopped, which waits for it; and again after a start', async () => {
    const imports = controlled();
    const tested = await startWork(AddressImports, imports);
    const second = imports.nextCall();
    imports.ends[0]!.resolve(true);
    await second;
    let stopped = false;
    const stopping = tested.stop().then(() => (stopped = true));
    await new Promise(setImmediate);
    expect(stopped).toBe(false);
    imports.ends[1]!.resolve(true);
    await stopping;
    engine.wake('tasks.run', { task: 'import addresses' });
    await until('what was woken has ended', isIdle);
    expect(imports.ends).toHaveLength(2);
    const third = imports.nextCall();
    tested.start();
    await third;
    imports.ends[2]!.resolve(false);
    await tested.stop();
  });

  it('goes on after a failure, which it logs', async () => {
    const imports = controlled();
    const tested = await startWork(AddressImports, imports);
    const second = imports.nextCall();
    imports.ends[0]!.reject(new Error('broken'));
    await second;
    expect(lines.filter((line) => line.includes('import addresses'))).toHaveLength(1);
    imports.ends[1]!.resolve(false);
    await tested.stop();
  });

  it('handles what wakes a task during its run and its pause together', async () => {
    const steps = controlled();
    const tested = await startWork(SearchSteps, steps);
    for (let orderId = 1; orderId <= 5; orderId++) engine.wake('dispatch.step', { orderId });
    await until('the task waits for its run', async () =>
      (await engine.depth()).some(({ queue, waiting }) => queue === 'tasks.run' && waiting > 0),
    );
    expect(steps.ends).toHaveLength(1);
    const second = steps.nextCall();
    steps.ends[0]!.resolve(0);
    const ended = performance.now();
    engine.wake('dispatch.step', { orderId: 6 });
    await second;
    expect(performance.now() - ended).toBeGreaterThanOrEqual(45);
    steps.ends[1]!.resolve(0);
    await until('the pause has ended', isIdle);
    expect(steps.ends).toHaveLength(2);
    await tested.stop();
  });
});
