import { DueOrders, MissingSearches, PlanningPasses, RequestDecisions, Robots, SearchSteps } from '#domain';
import { Injectable } from '@nestjs/common';
import type { PeriodicTask } from './task.scheduler.js';

/** Rows of one batch: small enough that several workers share many due rows, large enough for few statements. */
const BATCH = 250;
/** Steps of one run, each a transaction of its own. */
const STEPS = 200;
/** Passes of one run, each of a hub. */
const PASSES = 50;
/** Batches at the same time: each is one transaction on one connection. */
const PARALLEL_BATCHES = 4;

/**
 * Tasks that become due by time. Each finds its rows in the database, in batches that no two workers share, so a
 * restart loses nothing; a wake-up only makes a task prompt.
 */
@Injectable()
export class DueTasks {
  /** Enters scheduled orders. Many are due in the same second, so the interval is short. */
  readonly schedules: PeriodicTask = {
    name: 'enter scheduled orders',
    everyMs: 100,
    run: () => runParallelBatches(() => this.orders.enterSchedules(BATCH)),
  };
  readonly payments: PeriodicTask = {
    name: 'expire payments',
    everyMs: 1_000,
    run: () => runParallelBatches(() => this.orders.expirePayments(BATCH)),
  };
  readonly searches: PeriodicTask = {
    name: 'step searches',
    everyMs: 1_000,
    // A courier does not notice this delay; orders that come one by one are handled twenty times a second instead of
    // each alone.
    cooldownMs: 50,
    run: () => runSteps(STEPS, (limit) => this.steps.runDue(limit)),
  };
  /** Runs planning passes: finds due hubs, and passes of workers that froze or died, within a second. */
  readonly passes: PeriodicTask = {
    name: 'plan hubs',
    everyMs: 1_000,
    cooldownMs: 50,
    run: () => runSteps(PASSES, (limit) => this.planning.runDue(limit)),
  };
  readonly missedSearches: PeriodicTask = {
    name: 'search for overlooked orders',
    everyMs: 30_000,
    run: () => runSteps(STEPS, (limit) => this.overlookedOrders.beginMissing(limit)),
  };
  readonly decisions: PeriodicTask = {
    name: 'decide requests',
    everyMs: 1_000,
    run: () => runBatch(() => this.requests.decideDue()),
  };

  /** Runs robot steps in sandbox hubs. */
  readonly robotSteps: PeriodicTask = {
    name: 'step robots',
    everyMs: 300,
    run: () => runSteps(STEPS, (limit) => this.robots.runDue(limit)),
  };

  constructor(
    private readonly orders: DueOrders,
    private readonly steps: SearchSteps,
    private readonly requests: RequestDecisions,
    private readonly robots: Robots,
    private readonly overlookedOrders: MissingSearches,
    private readonly planning: PlanningPasses,
  ) {}
}

/** Runs one round of batches; true: more may be due. A shutdown may come between two rounds. */
async function runParallelBatches(batch: () => Promise<number>): Promise<boolean> {
  // The first batch runs alone, because nearly always it is not full.
  if ((await batch()) < BATCH) return false;
  const entered = await Promise.all(Array.from({ length: PARALLEL_BATCHES }, batch));
  return entered.includes(BATCH);
}

/** Runs as many steps as one run may take; true: so many were due, and more may be. */
async function runSteps(limit: number, run: (limit: number) => Promise<number>): Promise<boolean> {
  return (await run(limit)) >= limit;
}

/** Runs one batch; true: more may be due. */
export async function runBatch(batch: () => Promise<number>): Promise<boolean> {
  return (await batch()) > 0;
}
