import { setTimeout as pause } from 'node:timers/promises';
import { recordFaults } from '../../../test/faults/torn-records.queries.js';
import { REAL_QUARTER } from '../../../test/support/real-quarter.js';
import { idleCouriers } from '../../simulation/company/overload-figures.calculator.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { seedCity } from '../setup/city.world.js';
import { familyUs, memoryMb, parentOf, processorUs } from '../setup/processes.js';
import { SkippedCase, type BenchCase, type CaseResult } from '../types.js';

const ORDERS_PER_SECOND = 3;
const SHEET_EVERY_SECONDS = 600;
const LOOK_MS = 1_000;
/** After the last order, for orders under way. */
const FINISH_LIMIT_MS = 900_000;
const GOAL_MS = { acts: 250, webhooks: 2_000 };
const GOAL_MB = 20;

/** A busy city of four hundred couriers: everything that a company's people and programs do, at once. */
export const cityHour: BenchCase = {
  name: 'city-hour',
  onlyNamed: true,
  run: async (stage) => {
    if (REAL_QUARTER === null) throw new SkippedCase('the real quarter is not beside the repository');
    const { hubId, ...city } = await seedCity(stage, REAL_QUARTER);
    const before = await recordFaults(stage.core.db);
    const orders = stage.sizes.citySeconds * ORDERS_PER_SECOND;
    await stage.load.resetReceivers();
    await stage.load.beginCity({
      ...city,
      orders,
      perSecond: ORDERS_PER_SECOND,
      sheetEverySeconds: SHEET_EVERY_SECONDS,
    });
    const watch = new Watch(stage, hubId);
    const watching = watch.begin();
    await stage.load.placeCityOrders();
    const delivered = await finish(stage, hubId, orders);
    watch.end();
    await watching;
    const { times, streams } = await stage.load.endCity();
    stage.log(
      `  ${String(delivered)} orders delivered, ${String(streams)} streams open; ${await watch.summary()}`,
    );
    await checkRecords(stage, hubId, before);
    const webhooks = await webhookTimes(stage, hubId);
    const rows = Object.entries({ ...times, webhooks }).map(([kind, { p50Ms, p99Ms }]): CaseResult => {
      const goal = kind === 'offers' ? undefined : GOAL_MS[kind === 'webhooks' ? kind : 'acts'];
      return { name: `city-hour ${kind}`, unit: ' ms', ours: p99Ms, goal, p50Ms, p99Ms };
    });
    const memory = { ours: watch.grownMb, goal: GOAL_MB, memoryMb: memoryMb(stage.gateway.pid) };
    return [...rows, { name: 'city-hour memory', unit: ' MB', ...memory }];
  },
};

/** Samples free couriers, planning and memory each second. */
class Watch {
  private ended = false;
  private looks = 0;
  private planning = 0;
  private passes = 0;
  private idle = 0;
  private online = 0;
  private readonly memory: number[] = [];
  private readonly began = performance.now();
  private readonly used: Promise<ReadonlyMap<string, number>>;

  constructor(
    private readonly stage: BenchSetup,
    private readonly hubId: number,
  ) {
    this.used = this.processors();
  }

  /** From the second tenth of the time, when the gateway is warm, to the last one. */
  get grownMb(): number {
    const tenths = this.memoryOfTenths();
    return tenths.at(-1)! - tenths[1]!;
  }

  async begin(): Promise<void> {
    const { core, gateway } = this.stage;
    while (!this.ended) {
      await pause(LOOK_MS);
      this.memory.push(memoryMb(gateway.pid));
      const pass = await core.db.first<{ lease: number; running: boolean }>(
        'select lease, leased_until > now() as running from planning_passes where hub_id = $1',
        [this.hubId],
      );
      this.looks += 1;
      this.planning += pass?.running ? 1 : 0;
      this.passes = pass?.lease ?? 0;
      const { free, online } = await idleCouriers(core.db, this.hubId, 0, core.core.clock.now());
      this.idle += free;
      this.online += online;
    }
  }

  end(): void {
    this.ended = true;
  }

  async summary(): Promise<string> {
    const seconds = (performance.now() - this.began) / 1_000;
    const before = await this.used;
    const shares = [...(await this.processors())].map(
      ([name, us]) => `${name} ${((us - before.get(name)!) / 1e4 / seconds).toFixed(0)} %`,
    );
    const passMs = (1_000 * seconds * this.planning) / this.looks / Math.max(1, this.passes);
    return [
      `${String(this.passes)} planning passes of ${passMs.toFixed(0)} ms`,
      `couriers free while an order waits ${((100 * this.idle) / Math.max(1, this.online)).toFixed(2)} %`,
      `processor ${shares.join(', ')}`,
      `memory ${this.memoryOfTenths()
        .map((mb) => mb.toFixed(0))
        .join(' ')} MB`,
    ].join('; ');
  }

  private memoryOfTenths(): readonly number[] {
    const { length } = this.memory;
    return Array.from({ length: 10 }, (_, i) => {
      const looks = this.memory.slice((i * length) / 10, ((i + 1) * length) / 10);
      return looks.reduce((sum, mb) => sum + mb, 0) / looks.length;
    });
  }

  /** Processor time of the gateway, of PostgreSQL and of the driver. */
  private async processors(): Promise<ReadonlyMap<string, number>> {
    const { core, gateway, load } = this.stage;
    const backend = await core.db.first<{ pid: number }>('select pg_backend_pid() as pid');
    return new Map([
      ['gateway', processorUs(gateway.pid)],
      ['PostgreSQL', familyUs(parentOf(backend!.pid))],
      ['driver', processorUs(load.pid)],
    ]);
  }
}

/**
 * Waits until so many orders and those of the sheets are delivered and every event is sent; returns how many.
 */
async function finish({ core, log }: BenchSetup, hubId: number, orders: number): Promise<number> {
  const until = performance.now() + FINISH_LIMIT_MS;
  for (;;) {
    const row = await core.db.first<{
      delivered: number;
      rows: number;
      refusals: string | null;
      states: string;
      unsent: boolean;
    }>(
      `select (select count(*)::int from orders where hub_id = $1 and status = 'completed') as delivered,
              (select coalesce(sum(total), 0)::int from jobs where hub_id = $1 and kind = 'sheet') as rows,
              (select string_agg(refusal, ', ') from job_rows where hub_id = $1) as refusals,
              (select string_agg(status || ' ' || n, ', ') from
                (select status, count(*) as n from orders where hub_id = $1 group by status) s) as states,
              exists (select from outbox where processed_at is null)
                or exists (select from webhook_deliveries_open) as unsent`,
      [hubId],
    );
    if (row!.delivered === orders + row!.rows && !row!.unsent) return row!.delivered;
    if (row!.refusals !== null) throw new Error(`Of the sheets were refused: ${row!.refusals}`);
    if (performance.now() > until)
      throw new Error(`Of ${String(orders)} and ${String(row!.rows)} orders are ${row!.states}`);
    log(`  ${row!.states}`);
    await pause(10 * LOOK_MS);
  }
}

/** Nothing lost, nothing doubled, books right. Orders of the benchmark were copied and have no events. */
async function checkRecords(
  { core, load }: BenchSetup,
  hubId: number,
  before: Readonly<Record<string, number>>,
): Promise<void> {
  const faults = Object.entries(await recordFaults(core.db));
  const sent = await core.db.first<{ count: number }>(
    `select count(*)::int as count from webhook_deliveries where hub_id = $1 and state = 'delivered'`,
    [hubId],
  );
  const { taken, different } = await load.received();
  const wrong = faults
    .filter(([what, count]) => count !== before[what])
    .map(([what, count]) => `${what}: ${String(count)}`);
  if (taken !== different || taken !== sent!.count)
    wrong.push(
      `${String(sent!.count)} webhooks sent, ${String(taken)} received, ${String(different)} different`,
    );
  if (wrong.length > 0) throw new Error(wrong.join(', '));
}

/** From the commit of an event to its receiver's answer. */
async function webhookTimes({ core }: BenchSetup, hubId: number) {
  const row = await core.db.first<{ p50Ms: number; p99Ms: number }>(
    `select percentile_cont(0.5) within group (order by ms) as "p50Ms",
            percentile_cont(0.99) within group (order by ms) as "p99Ms"
       from (select extract(epoch from d.settled_at - o.created_at)::float8 * 1000 as ms
               from webhook_deliveries d join outbox o on o.id = d.outbox_id where d.hub_id = $1) waits`,
    [hubId],
  );
  return row!;
}
