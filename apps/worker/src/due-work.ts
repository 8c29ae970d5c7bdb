import { DueOrders, OverlookedOrders, RequestDecisions, Robots, SearchSteps } from '#domain';
import { Injectable } from '@nestjs/common';
import type { PeriodicTask } from './ticker.js';

/** Small enough that several workers share a crowd, large enough not to ask for each alone. */
const BATCH = 250;
/** Batches side by side: each is one transaction on one connection. */
const LANES = 4;

/**
 * Everything that becomes due by time. Each kind is found in the database, in batches that no two workers get, so
 * nothing is forgotten over a restart; being woken only makes it prompt.
 */
@Injectable()
export class DueWork {
  /** Scheduled orders enter at their second: a crowd of them takes a part of it, so the beat may not take much. */
  readonly schedules: PeriodicTask = {
    name: 'enter scheduled orders',
    everyMs: 100,
    run: () => inLanes(() => this.orders.enterSchedules(BATCH)),
  };
  readonly payments: PeriodicTask = {
    name: 'expire payments',
    everyMs: 1_000,
    run: () => inLanes(() => this.orders.expirePayments(BATCH)),
  };
  readonly searches: PeriodicTask = {
    name: 'step searches',
    everyMs: 1_000,
    // No courier notices, and orders that come one by one are looked at twenty times a second instead of each.
    restMs: 50,
    run: () => this.steps.runDue(),
  };
  readonly overlooked: PeriodicTask = {
    name: 'search for overlooked orders',
    everyMs: 30_000,
    run: () => this.overlookedOrders.search(),
  };
  readonly decisions: PeriodicTask = {
    name: 'decide requests',
    everyMs: 1_000,
    run: () => someOf(() => this.requests.decideDue()),
  };

  /** Sandbox hubs' orders take their steps. */
  readonly robotSteps: PeriodicTask = {
    name: 'step robots',
    everyMs: 300,
    run: () => this.robots.runDue(),
  };

  constructor(
    private readonly orders: DueOrders,
    private readonly steps: SearchSteps,
    private readonly requests: RequestDecisions,
    private readonly robots: Robots,
    private readonly overlookedOrders: OverlookedOrders,
  ) {}
}

/** True: more may be due. A shutdown comes between two runs, not only after the last of a crowd. */
async function inLanes(batch: () => Promise<number>): Promise<boolean> {
  // Alone while there is little, which is nearly always.
  if ((await batch()) < BATCH) return false;
  const entered = await Promise.all(Array.from({ length: LANES }, batch));
  return entered.includes(BATCH);
}

/** True: more may be left. */
export async function someOf(batch: () => Promise<number>): Promise<boolean> {
  return (await batch()) > 0;
}
