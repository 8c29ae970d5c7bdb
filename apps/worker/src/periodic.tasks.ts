import {
  AddressImports,
  BoardAlerts,
  BulkCommands,
  CodeAttempts,
  Conversations,
  CourierBlocks,
  CourierDuty,
  CourierNotices,
  CourierPositions,
  DataRetention,
  DeliveryImports,
  DeliveryStreams,
  DueOrders,
  Evidences,
  HubGate,
  Idempotency,
  InvoicePayments,
  KnownAddresses,
  LearnedSpeeds,
  Jobs,
  MessageLog,
  SpeedLearning,
  MissingSearches,
  OfferPushes,
  OrderBatches,
  OutboxRetention,
  PlanningPasses,
  PushSubscriptions,
  RequestDecisions,
  SearchLog,
  SearchSteps,
  StopFaults,
  WebhookRetention,
  type JobName,
  type ModuleName,
} from '#domain';
import {
  CityImportRunner,
  ClaimDecisions,
  PayoutSchedules,
  PayoutSender,
  Robots,
  SharedCities,
  ShiftSettlement,
  Towns,
} from '#domain/modules';
import { HubMoves } from '#cells';
import type { Type } from '@nestjs/common';

export interface PeriodicTask {
  readonly name: string;
  readonly everyMs: number;
  /** Pause after each run: the next run handles all wake-ups that come in it. */
  readonly cooldownMs?: number;
  /** True: there is more, so it runs again at once. */
  run(): Promise<boolean>;
}

type Get = <Owner>(owner: Type<Owner>) => Owner;

interface TableRow {
  readonly name: string;
  /** Beside its interval. */
  readonly wokenBy: JobName | null;
  readonly task: (get: Get) => PeriodicTask;
}

/** `run` returns whether there is more. */
function every<Owner>(
  everyMs: number,
  name: string,
  owner: Type<Owner>,
  run: (owner: Owner) => Promise<boolean>,
  { wokenBy = null, ...pace }: { wokenBy?: JobName | null; cooldownMs?: number } = {},
): TableRow {
  return {
    name,
    wokenBy,
    task: (get) => {
      const found = get(owner);
      return { name, everyMs, ...pace, run: () => run(found) };
    },
  };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function forget(what: string, owner: Type<{ prune(): Promise<number> }>): TableRow {
  return every(10 * MINUTE, `forget ${what}`, owner, (keeper) => some(keeper.prune()));
}

/** Small enough that several workers share many due rows, large enough for few statements. */
const BATCH = 250;
/** Each is one transaction on one connection. */
const PARALLEL_BATCHES = 4;
/** Each is a transaction of its own. */
const STEPS = 200;
/** Of passes, each of a hub; invoices; shifts; faults. */
const SMALL_BATCH = 50;
/** Each needs a call to its provider. */
const PAYOUTS = 20;
const CLAIMS = 100;

/**
 * Each task finds its work in the database, so that a restart loses nothing; a wake-up only makes a task
 * prompt. Two workers may run a task at the same time: its class locks the rows it takes, claims them until
 * an instant, or checks once more as it writes; to delete what is old twice makes no difference.
 */
const TASKS: readonly TableRow[] = [
  // Many are due in the same second.
  every(100, 'enter scheduled orders', DueOrders, (due) => batches(() => due.startScheduled(BATCH))),
  every(SECOND, 'expire payments', DueOrders, (due) => batches(() => due.expirePayments(BATCH))),
  every(SECOND, 'end blocks', CourierBlocks, (blocks) => some(blocks.expireDue())),
  // A courier does not notice a pause of 50 ms; orders that come one by one are handled together in it.
  every(SECOND, 'step searches', SearchSteps, (steps) => full(STEPS, (max) => steps.runDue(max)), {
    wokenBy: 'dispatch.step',
    cooldownMs: 50,
  }),
  every(SECOND, 'plan hubs', PlanningPasses, (passes) => full(SMALL_BATCH, (max) => passes.runDue(max)), {
    wokenBy: 'dispatch.plan',
    cooldownMs: 50,
  }),
  every(SECOND, 'decide requests', RequestDecisions, (requests) => some(requests.decideDue()), {
    wokenBy: 'requests.decide',
  }),
  every(30 * SECOND, 'search for overlooked orders', MissingSearches, (missing) =>
    full(STEPS, (max) => missing.beginMissing(max)),
  ),
  // An offer ends within seconds, so its push must not wait.
  every(500, 'push offers', OfferPushes, (pushes) => some(pushes.queueDue())),
  every(15 * SECOND, 'end the day of silent couriers', CourierDuty, (duty) => some(duty.setSilentOffline())),

  every(2 * SECOND, 'run bulk commands', BulkCommands, (bulk) => some(bulk.runDue()), {
    wokenBy: 'orders.bulk',
  }),
  every(SECOND, 'place orders of batches', OrderBatches, (batches) => some(batches.runDue()), {
    wokenBy: 'orders.bulk',
  }),
  every(SECOND, 'order deliveries of sheets', DeliveryImports, (sheets) => some(sheets.runDue()), {
    wokenBy: 'orders.bulk',
  }),
  every(SECOND, 'import addresses', AddressImports, (imports) => imports.runDue()),
  every(10 * SECOND, 'learn from ridden legs', SpeedLearning, (lessons) => some(lessons.runDue())),

  every(5 * SECOND, 'settle faults', StopFaults, (faults) =>
    full(SMALL_BATCH, (max) => faults.settleDue(max)),
  ),
  every(30 * SECOND, 'pay invoices from wallets', InvoicePayments, (invoices) =>
    full(SMALL_BATCH, (max) => invoices.payDueFromWallets(max)),
  ),

  // A process may die between its commit and its look at what waits behind it.
  every(15 * SECOND, 'promote abandoned streams', DeliveryStreams, (streams) => some(streams.sweep())),

  forget('searches', SearchLog),
  forget('answers', Idempotency),
  forget('tried codes', CodeAttempts),
  forget('unused evidence', Evidences),
  forget('addresses', KnownAddresses),
  forget('alerts', BoardAlerts),
  forget('conversations', Conversations),
  forget('notices', CourierNotices),
  // Names, telephones, addresses, photos and signatures.
  forget('personal data', DataRetention),
  // Partitioned by days: their clean-up makes the coming days and drops old ones.
  forget('positions', CourierPositions),
  forget('events', OutboxRetention),
  forget('deliveries', WebhookRetention),
  forget('ridden legs', LearnedSpeeds),
  forget('jobs', Jobs),
  forget('messages', MessageLog),
  forget('duty', CourierDuty),
  forget('push subscriptions', PushSubscriptions),
];

/** A hub whose mover died between the two cells works in neither until this has run. */
const BEGIN_ARRIVED_HUBS = every(SECOND, 'begin arrived hubs', HubGate, (gate) =>
  some((gate as HubMoves).beginHandedOver()),
);

const TASKS_OF: Readonly<Record<ModuleName, readonly TableRow[]>> = {
  'city-maker': [
    every(SECOND, 'import cities', CityImportRunner, (runner) => runner.runDue()),
    every(30 * SECOND, 'share cities with new hubs', SharedCities, (shared) => shared.runDue()),
  ],
  claims: [
    every(MINUTE, 'tell of claims', ClaimDecisions, (claims) =>
      full(CLAIMS, (max) => claims.tellOfDeadlines(max)),
    ),
  ],
  // The robots of developers are the sandbox's.
  developers: [],
  payouts: [
    every(SECOND, 'send payouts', PayoutSender, (sender) => full(PAYOUTS, (max) => sender.runDue(max))),
    every(MINUTE, 'ask for scheduled payouts', PayoutSchedules, (schedules) =>
      schedules.runDue().then(() => false),
    ),
  ],
  sandbox: [
    // Sandbox hubs have robots; sandboxes with a town also have shops.
    every(300, 'step robots', Robots, (robots) => full(STEPS, (max) => robots.runDue(max))),
    every(500, 'step towns', Towns, (towns) => some(towns.runDue())),
  ],
  shifts: [
    every(15 * SECOND, 'count shifts', ShiftSettlement, (shifts) =>
      full(SMALL_BATCH, (max) => shifts.runDue(max)),
    ),
  ],
};

/** Periodic tasks, each with the job that wakes it. */
export function periodicTasks(
  modules: readonly ModuleName[],
  get: Get,
): { task: PeriodicTask; wokenBy: JobName | null }[] {
  const ofCells = get(HubGate) instanceof HubMoves ? [BEGIN_ARRIVED_HUBS] : [];
  const tasks = [...TASKS, ...ofCells, ...modules.flatMap((name) => TASKS_OF[name])];
  return tasks.map(({ wokenBy, task }) => ({ wokenBy, task: task(get) }));
}

/** For specs and simulations. */
export function taskNamed(name: string, get: Get): PeriodicTask {
  const row = [...TASKS, ...Object.values(TASKS_OF).flat()].find((one) => one.name === name);
  if (!row) throw new Error(`There is no task "${name}"`);
  return row.task(get);
}

/** True: more may be due. A shutdown may come between two rounds. */
async function batches(batch: () => Promise<number>): Promise<boolean> {
  // Nearly always the first batch is not full.
  if ((await batch()) < BATCH) return false;
  const entered = await Promise.all(Array.from({ length: PARALLEL_BATCHES }, batch));
  return entered.includes(BATCH);
}

/** True: so many were due, and more may be. */
async function full(max: number, run: (max: number) => Promise<number>): Promise<boolean> {
  return (await run(max)) >= max;
}

/** True: something was done, and more may be due. */
async function some(done: Promise<number>): Promise<boolean> {
  return (await done) > 0;
}
