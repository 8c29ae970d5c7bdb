import {
  cents,
  CourierDuty,
  Hubs,
  isDomainError,
  OrderLifecycle,
  ShiftBookings,
  ShiftPlans,
  ShiftSettlement,
  WalletQueries,
  Wallets,
} from '#domain';
import { seededRandom } from '#domain/testing';
import { expectBalancedLedger } from './balanced-ledger.js';
import { testDomain, type TestDomain } from './test-domain.js';
import { TestHub } from './test-hub.js';
import { KilledWorker } from './unreliable-bank.js';

const REFUSALS = new Set([
  'shift_closed',
  'shift_overlaps',
  'shift_not_found',
  'transition_refused',
  'invalid_value',
]);
const COURIERS = 6;
const HOUR_MS = 3_600_000;

/** Dies after its movement was written and before the transaction ends. */
class KilledWallets extends Wallets {
  constructor(
    private readonly real: Wallets,
    private readonly dies: () => boolean,
  ) {
    super(undefined as never, undefined as never);
  }

  override async topUpGuarantee(...call: Parameters<Wallets['topUpGuarantee']>) {
    const posted = await this.real.topUpGuarantee(...call);
    if (this.dies()) throw new KilledWorker('killed after the movement');
    return posted;
  }
}

interface CountedRow {
  readonly courierId: number;
  readonly places: number;
  readonly toppedUp: number;
  readonly movements: number;
  readonly moved: number;
}

/** Random histories of shifts, with workers that die. Each step is drawn from the seed. */
export class ShiftHistories {
  private readonly random: () => number;
  private readonly settlement: ShiftSettlement;
  private readonly earned = new Map<number, number>();
  private readonly slots: number[] = [];
  readonly told = { kills: 0, refusals: 0, topUps: 0 };

  private constructor(
    private readonly domain: TestDomain,
    private readonly hub: TestHub,
    private readonly couriers: readonly number[],
    seed: number,
  ) {
    this.random = seededRandom(seed);
    const wallets = new KilledWallets(domain.get(Wallets), () => this.random() < 0.4);
    this.settlement = new ShiftSettlement(domain.db, domain.clock, domain.get(Hubs), wallets);
  }

  static async begin(seed: number): Promise<ShiftHistories> {
    const domain = await testDomain({ poolSize: 10 });
    const hub = await TestHub.open(domain);
    const couriers: number[] = [];
    for (let n = 0; n < COURIERS; n++) couriers.push((await hub.courier()).id);
    return new ShiftHistories(domain, hub, couriers, seed);
  }

  close(): Promise<void> {
    return this.domain.close();
  }

  async run(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      await this.step();
      if (step % 50 === 49) await this.expectSound();
    }
  }

  /** All shifts end, and workers that live count them. */
  async settle(): Promise<void> {
    this.domain.clock.advance({ hours: 30 });
    while ((await this.domain.get(ShiftSettlement).runDue()) > 0);
    await this.expectSound();
    const open = await this.domain.db.query(`select 1 from shift_bookings where state = 'taken'`);
    expect(open).toEqual([]);
  }

  private async step(): Promise<void> {
    const acts = [
      () => this.publish(),
      () => this.take(),
      () => this.take(),
      () => this.take(),
      () => this.giveBack(),
      () => this.cancel(),
      () => this.change(),
      () => this.duty(),
      () => this.earn(),
      () => this.earn(),
      () => this.work(),
      () => this.work(),
      () => this.pass(),
      () => this.pass(),
    ];
    try {
      await acts[Math.floor(this.random() * acts.length)]!();
    } catch (error) {
      if (error instanceof KilledWorker) this.told.kills += 1;
      else if (isDomainError(error) && REFUSALS.has(error.code)) this.told.refusals += 1;
      else throw error;
    }
  }

  private async publish(): Promise<void> {
    const begins = new Date(
      this.domain.clock.millis() + Math.floor(this.random() * 4) * HOUR_MS - 3 * HOUR_MS,
    );
    const from = Math.min(20, begins.getUTCHours());
    const day = begins.toISOString().slice(0, 10);
    const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
    const [slot] = await this.domain.get(ShiftPlans).create(this.hub.scope, [day], {
      ...{ areaId: null, vehicleTypeId: null, merchantId: null, places: 1 + Math.floor(this.random() * 2) },
      ...{
        guarantee: this.pick(['hour', 'shift', 'none']),
        guaranteeCents: cents(1 + Math.floor(this.random() * 9_000)),
      },
      ...{ leastAcceptedPercent: 50, giveBackMinutes: 30, from: clock(from), to: clock(from + 2) },
    });
    this.slots.push(slot!.id);
    await this.domain.get(ShiftPlans).publish(this.hub.scope, day);
  }

  /** Several couriers at the same time. */
  private async take(): Promise<void> {
    const slot = this.lately();
    const bookings = this.domain.get(ShiftBookings);
    await this.together([...this.couriers].slice(0, 3).map((id) => bookings.take(this.hub.scope, id, slot)));
    await bookings.take(this.hub.scope, this.pick(this.couriers), slot);
  }

  private async giveBack(): Promise<void> {
    const slot = this.lately();
    const bookings = this.domain.get(ShiftBookings);
    await this.together([
      bookings.giveBack(this.hub.scope, this.pick(this.couriers), slot),
      bookings.take(this.hub.scope, this.pick(this.couriers), slot),
    ]);
  }

  private async cancel(): Promise<void> {
    if (this.random() < 0.3) await this.domain.get(ShiftPlans).cancel(this.hub.scope, this.lately());
  }

  private async change(): Promise<void> {
    const [row] = await this.domain.db.query<{ id: number }>(
      `select id from shift_bookings where state in ('taken', 'waiting') order by id desc limit 1`,
    );
    if (row) await this.domain.get(ShiftBookings).remove(this.hub.scope, row.id);
  }

  private async duty(): Promise<void> {
    const id = this.pick(this.couriers);
    const duty = this.domain.get(CourierDuty);
    if (this.random() < 0.4) await duty.goOffline(this.hub.scope, id);
    else await duty.goOnline(this.hub.scope, id);
  }

  private async earn(): Promise<void> {
    const id = this.pick(this.couriers);
    const order = await this.hub.order();
    await this.domain.get(OrderLifecycle).reassign(this.hub.scope, order.id, id);
    const { courierPayCents } = await this.domain.get(OrderLifecycle).complete(this.hub.scope, order.id);
    this.earned.set(id, (this.earned.get(id) ?? 0) + courierPayCents);
  }

  /** Two workers at the same time. */
  private work(): Promise<void> {
    return this.together([this.settlement.runDue(2), this.settlement.runDue(2)]);
  }

  private pass(): Promise<void> {
    this.domain.clock.advance({ minutes: 1 + Math.floor(this.random() * 50) });
    return Promise.resolve();
  }

  /** No cent is made or lost; a shift is topped up at most once, never by less than nothing, and has no more than its places. */
  async expectSound(): Promise<void> {
    const { db } = this.domain;
    await expectBalancedLedger(db);
    const rows = await db.query<CountedRow>(
      `select b.courier_id as "courierId", coalesce(b.topped_up_cents, 0) as "toppedUp", s.places,
              count(t.id)::int as movements, coalesce(sum(t.amount), 0)::bigint as moved
         from shift_bookings b join shift_slots s on s.id = b.slot_id
         left join ledger_transactions t on t.external_id = 'shift:' || b.id and t.kind = 'guarantee_top_up'
        group by b.id, s.id`,
    );
    const wrong = rows.filter(
      ({ toppedUp, movements, moved }) =>
        toppedUp < 0 || moved !== toppedUp || movements !== (toppedUp > 0 ? 1 : 0),
    );
    expect(wrong).toEqual([]);
    this.told.topUps = rows.filter(({ toppedUp }) => toppedUp > 0).length;
    const overbooked = await db.query(
      `select 1 from shift_slots s where s.places <
         (select count(*) from shift_bookings b where b.slot_id = s.id and b.state in ('taken', 'worked', 'missed'))`,
    );
    const twice = await db.query(
      `select 1 from shift_bookings a join shift_bookings b on b.courier_id = a.courier_id and b.id > a.id
          and b.starts_at < a.ends_at and b.ends_at > a.starts_at
        where a.state = 'taken' and b.state = 'taken'`,
    );
    expect([overbooked, twice]).toEqual([[], []]);
    const balances = await this.domain
      .get(WalletQueries)
      .balances(this.hub.scope, 'courier', [...this.couriers]);
    for (const id of this.couriers) {
      const topped = rows
        .filter(({ courierId }) => courierId === id)
        .reduce((sum, { moved }) => sum + moved, 0);
      expect([id, balances.get(id) ?? 0]).toEqual([id, (this.earned.get(id) ?? 0) + topped]);
    }
  }

  /** What is refused is refused; the rest of what came together stands. */
  private async together(work: readonly Promise<unknown>[]): Promise<void> {
    for (const done of await Promise.allSettled(work))
      if (done.status === 'rejected' && !(isDomainError(done.reason) && REFUSALS.has(done.reason.code)))
        throw done.reason;
  }

  private lately(): number {
    return this.slots.at(-1 - Math.floor(this.random() * Math.min(5, this.slots.length))) ?? 0;
  }

  private pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)]!;
  }
}
