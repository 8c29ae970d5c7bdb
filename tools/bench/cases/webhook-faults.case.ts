import { OutboxNotifier } from '#domain';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchSetup } from '../setup/bench-setup.js';
import { copyStatement } from '../setup/row-copies.js';
import { EMPTY_RESULT, type BenchCase, type CaseResult } from '../types.js';
import { coursesOf, type Course, type Courses } from './webhook-course.js';
import { copyEvents, eventTemplate, withReceivers } from './webhooks.case.js';

const RECEIVERS = 8;
/** Orders whose events come beside each other, about five each. */
const ORDERS = 500;
const EVENTS_OF_ORDER = 5;
const TICK_MS = 10;

/**
 * Events to eight receivers, first all of them healthy, then half of them with faults: a fifth of the first attempts refused, a
 * tenth answered after a second. Nothing may be lost or overtake, and the healthy half is not to notice.
 */
export const webhookFaults: BenchCase = {
  name: 'webhooks faults',
  run: (stage) => beside(stage, 'webhooks faults', RECEIVERS, [], drained),
};

/** 1,000 events a second, however slow the receivers, each event to one of the eight. */
export const webhookSteady = steadyCase('webhooks steady', {
  publishers: 1,
  perSecond: 1_000,
  receivers: RECEIVERS,
});

/** Ten publishers, each with ten receivers of its own. */
export const webhookPublishers = steadyCase('webhooks publishers', {
  publishers: 10,
  perSecond: 100,
  receivers: 100,
});

interface Load {
  readonly publishers: number;
  /** Events of each publisher. */
  readonly perSecond: number;
  readonly receivers: number;
}

function steadyCase(name: string, load: Load): BenchCase {
  return {
    name,
    quick: 'omitted',
    run: (stage) => {
      const merchantIds = stage.world.walletIds.slice(0, load.receivers);
      return beside(stage, name, load.receivers, merchantIds, (...run) => steady(load, ...run));
    },
  };
}

/** Runs without faults, then with half of the receivers faulty. */
async function beside(
  stage: BenchSetup,
  name: string,
  receivers: number,
  merchantIds: readonly number[],
  run: (stage: BenchSetup, subscriptionIds: readonly number[], faulty: number) => Promise<Courses>,
): Promise<CaseResult[]> {
  const half = receivers / 2;
  const once = async (subscriptionIds: readonly number[], faults: number, within = stage) => {
    await stage.load.resetReceivers();
    await stage.load.setFaulty(faults);
    return run(within, subscriptionIds, half);
  };
  const { warmUpSeconds } = stage.sizes;
  const warmUp = { ...stage, sizes: { ...stage.sizes, faultSeconds: warmUpSeconds } };
  const [without, faulty] = await withReceivers(
    stage,
    async (ids) => {
      await once(ids, 0, warmUp);
      return [await once(ids, 0), await once(ids, half)] as const;
    },
    receivers,
    merchantIds,
  );
  await stage.load.setFaulty(0);
  const { p50Ms, p99Ms } = faulty.faulty.whole;
  stage.log(`  ${name}: of receivers with faults p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms`);
  return resultsOf(name, faulty, without);
}

const PARTS: readonly (readonly [keyof Course, string])[] = [
  ['attempt', 'commit → attempt'],
  ['receipt', 'attempt → receipt'],
  ['done', 'receipt → done'],
];

function resultsOf(name: string, ours: Courses, floor: Courses): CaseResult[] {
  const whole = ours.healthy.whole;
  const rates = { ours: ours.perSecond, floor: floor.perSecond, ratio: ours.perSecond / floor.perSecond };
  return [
    { ...EMPTY_RESULT, name, unit: '/s', ...rates },
    {
      ...EMPTY_RESULT,
      name: `${name}, healthy p99`,
      unit: '×',
      ours: whole.p99Ms / floor.healthy.whole.p99Ms,
      goal: 2,
      ...whole,
    },
    ...PARTS.map(([part, words]) => ({
      ...EMPTY_RESULT,
      name: `${name}, ${words}`,
      unit: ' ms',
      ours: ours.healthy[part].p99Ms,
      floor: floor.healthy[part].p99Ms,
      ...ours.healthy[part],
    })),
  ];
}

const now = () => performance.timeOrigin + performance.now();

/** All committed at once. */
async function drained(
  stage: BenchSetup,
  subscriptionIds: readonly number[],
  faulty: number,
): Promise<Courses> {
  const { faultEvents } = stage.sizes;
  const ids = await copyEvents(stage, faultEvents, 'null', namesOf(`g % ${String(ORDERS)}`));
  const began = now();
  stage.core.get(OutboxNotifier).wakeRelay();
  const commits = new Map(ids.map((id) => [id, began]));
  return coursesOf(stage, commits, subscriptionIds, { faulty, each: subscriptionIds.length });
}

async function steady(
  load: Load,
  stage: BenchSetup,
  subscriptionIds: readonly number[],
  faulty: number,
): Promise<Courses> {
  const commits = new Map<number, number>();
  await Promise.all(
    Array.from({ length: load.publishers }, (_, publisher) => publish(load, stage, publisher, commits)),
  );
  return coursesOf(stage, commits, subscriptionIds, { faulty, each: 1 });
}

/** Commits events at a steady rate, those that are due together in one statement. */
async function publish(
  { publishers, perSecond, receivers }: Load,
  stage: BenchSetup,
  publisher: number,
  commits: Map<number, number>,
): Promise<void> {
  const { db } = stage.core;
  const notifier = stage.core.get(OutboxNotifier);
  const template = await eventTemplate(stage);
  const own = receivers / publishers;
  const merchantIds = stage.world.walletIds.slice(publisher * own, (publisher + 1) * own);
  // An order's events come at intervals, and all go to one merchant's receiver.
  const order = `(g / ${String(ORDERS * EVENTS_OF_ORDER)} * ${String(ORDERS)} + g % ${String(ORDERS)})`;
  const sql = await copyStatement(db, 'outbox', {
    created_at: 'now()',
    processed_at: 'null',
    merchant_id: `('{${merchantIds.join(',')}}'::bigint[])[${order} % ${String(own)} + 1]`,
    ...namesOf(`'${String(publisher)}x' || ${order}`),
  });
  const began = performance.now();
  for (let published = 0; published < perSecond * stage.sizes.faultSeconds;) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond) - published;
    if (due > 0) {
      const rows = await db.query<{ id: number }>(sql, [template, due, published]);
      notifier.wakeRelay();
      for (const { id } of rows) commits.set(id, now());
      published += due;
    }
    await pause(TICK_MS);
  }
}

/** SQL of an event's stream and of the label by which receivers know it. */
function namesOf(order: string): Record<string, string> {
  return {
    stream: `'bench:faults:' || ${order}`,
    payload: `jsonb_set(t.payload::jsonb, '{order,externalId}', to_jsonb('bench-' || ${order} || '-' || g))::json`,
  };
}
