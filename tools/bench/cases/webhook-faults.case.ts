import { setTimeout as pause } from 'node:timers/promises';
import type { Accepted } from '../load/receiver.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { quantile } from '../statistics.js';
import { EMPTY_RESULT, type BenchCase } from '../types.js';
import { copyEvents, withReceivers } from './webhooks.case.js';

const RECEIVERS = 8;
const FAULTY = 4;
/** Orders that the events are of, about five each. */
const ORDERS = 500;
const POLL_MS = 50;
/** Several retries after five and thirty seconds. */
const LIMIT_MS = 300_000;
const NAME = 'webhooks faults';

/**
 * Events to eight receivers, first all of them healthy, then half of them with faults: a fifth of the first attempts refused, a
 * tenth answered after a second. Nothing may be lost or overtake, and the healthy half is not to notice.
 */
export const webhookFaults: BenchCase = {
  name: NAME,
  run: async (stage) => {
    const { faultEvents: events } = stage.sizes;
    const [healthy, faulty] = await withReceivers(
      stage,
      async () => [await drained(stage, events, 0), await drained(stage, events, FAULTY)] as const,
      RECEIVERS,
    );
    await stage.load.setFaulty(0);
    const rate = ({ seconds }: { seconds: number }) => (events * RECEIVERS) / seconds;
    stage.log(
      `  ${NAME}: p99 of the healthy ${healthy.p99Ms.toFixed(0)} ms without, ${faulty.p99Ms.toFixed(0)} ms beside faults`,
    );
    const [ours, floor] = [rate(faulty), rate(healthy)];
    const beside = { p50Ms: faulty.p50Ms, p99Ms: faulty.p99Ms };
    return [
      { ...EMPTY_RESULT, name: NAME, unit: '/s', ours, floor, ratio: ours / floor },
      {
        ...EMPTY_RESULT,
        name: `${NAME}, healthy p99`,
        unit: '×',
        ours: faulty.p99Ms / healthy.p99Ms,
        goal: 2,
        ...beside,
      },
    ];
  },
};

/** Seconds until the last webhook is accepted, and the waits at the receivers without faults. */
async function drained(stage: BenchSetup, events: number, faulty: number) {
  const { load, core } = stage;
  await load.resetReceivers();
  await load.setFaulty(faulty);
  const order = `g % ${String(ORDERS)}`;
  await copyEvents(stage, events, 'null', {
    stream: `'bench:faults:${String(faulty)}:' || ${order}`,
    payload: `jsonb_set(t.payload::jsonb, '{order,externalId}', to_jsonb('bench-' || ${order} || '-' || g))::json`,
  });
  const began = performance.timeOrigin + performance.now();
  await core.db.execute('notify outbox');
  const accepted = await allAccepted(stage, events);
  for (const [i, one] of accepted.entries()) checkSequence(i, one);
  const waits = accepted
    .slice(FAULTY)
    .flatMap((one) => one.map(([, at]) => at - began))
    .sort((a, b) => a - b);
  const last = Math.max(...accepted.map((one) => one.at(-1)![1]));
  return { seconds: (last - began) / 1_000, p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99) };
}

async function allAccepted({ load }: BenchSetup, events: number): Promise<Accepted[][]> {
  const until = performance.now() + LIMIT_MS;
  for (;;) {
    const accepted = await load.accepted(RECEIVERS);
    if (accepted.every((one) => new Set(one.map(([label]) => label)).size === events)) return accepted;
    if (performance.now() > until)
      throw new Error(
        `${NAME}: ${accepted.map(({ length }) => length).join(', ')} of ${String(events)} came`,
      );
    await pause(POLL_MS);
  }
}

/** Each receiver has the events of an order one after the other, and each once. */
function checkSequence(receiver: number, accepted: readonly Accepted[]): void {
  const newest = new Map<string, number>();
  for (const [label] of accepted) {
    const [, order = '', event = ''] = label.split('-');
    if (Number(event) <= (newest.get(order) ?? 0))
      throw new Error(`${NAME}: receiver ${String(receiver)} had ${label} late or again`);
    newest.set(order, Number(event));
  }
}
