import { cents, CourierDuty, Hubs, isDomainError, OrderLifecycle, Wallets } from '#domain';
import { ShiftBookings, ShiftPlans, ShiftSettlement } from '#domain/modules';
import { ShiftPresence } from '#domain/testing';
import type { CourierBooksWorld } from '../support/courier-books.js';
import { KilledWorker } from '../support/unreliable-bank.js';

export const SHIFT_REFUSALS = new Set([
  'shift_closed',
  'shift_overlaps',
  'shift_not_found',
  'transition_refused',
  'invalid_value',
]);
const HOUR_MS = 3_600_000;

/** Dies after its movement was written and before the transaction ends. */
class KilledWallets extends Wallets {
  constructor(
    private readonly real: Wallets,
    private readonly dies: () => boolean,
  ) {
    super(undefined as never, undefined as never);
  }

  override async credit(...call: Parameters<Wallets['credit']>) {
    const posted = await this.real.credit(...call);
    if (this.dies()) throw new KilledWorker('killed after the movement');
    return posted;
  }
}

interface CountedRow {
  readonly toppedUp: number;
  readonly movements: number;
  readonly moved: number;
}

/** Shifts of a random history, with workers that die. */
export class ShiftHistories {
  private readonly settlement: ShiftSettlement;
  private readonly slots: number[] = [];
  topUps = 0;

  constructor(
    private readonly world: CourierBooksWorld,
    /** Merchant whose orders couriers carry. */
    private readonly merchantId: number,
  ) {
    const { domain, random } = world;
    const wallets = new KilledWallets(domain.get(Wallets), () => random() < 0.4);
    const presence = domain.get(ShiftPresence);
    this.settlement = new ShiftSettlement(domain.db, domain.clock, domain.get(Hubs), wallets, presence);
  }

  /** All shifts end, and workers that live count them. */
  async settle(): Promise<void> {
    const { domain } = this.world;
    domain.clock.advance({ hours: 30 });
    while ((await domain.get(ShiftSettlement).runDue()) > 0);
    const open = await domain.db.query(`select 1 from shift_bookings where state = 'taken'`);
    expect(open).toEqual([]);
  }

  /** One act, drawn. @throws KilledWorker · the refusals of `SHIFT_REFUSALS` */
  async step(): Promise<void> {
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
    ];
    await this.pick(acts)();
  }

  private async publish(): Promise<void> {
    const begins = new Date(
      this.world.domain.clock.millis() + Math.floor(this.world.random() * 4) * HOUR_MS - 3 * HOUR_MS,
    );
    const from = Math.min(20, begins.getUTCHours());
    const day = begins.toISOString().slice(0, 10);
    const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
    const [slot] = await this.world.domain.get(ShiftPlans).create(this.world.hub.scope, [day], {
      areaId: null,
      vehicleTypeId: null,
      merchantId: null,
      places: 1 + Math.floor(this.world.random() * 2),
      guarantee: this.pick(['hour', 'shift', 'none']),
      guaranteeCents: cents(1 + Math.floor(this.world.random() * 9_000)),
      leastAcceptedPercent: 50,
      giveBackMinutes: 30,
      from: clock(from),
      to: clock(from + 2),
    });
    this.slots.push(slot!.id);
    await this.world.domain.get(ShiftPlans).publish(this.world.hub.scope, day);
  }

  /** Several couriers at the same time. */
  private async take(): Promise<void> {
    const slot = this.lately();
    const bookings = this.world.domain.get(ShiftBookings);
    const { couriers, hub } = this.world;
    await this.together(couriers.slice(0, 3).map(({ id }) => bookings.take(hub.scope, id, slot)));
    await bookings.take(hub.scope, this.pick(couriers).id, slot);
  }

  private async giveBack(): Promise<void> {
    const slot = this.lately();
    const bookings = this.world.domain.get(ShiftBookings);
    await this.together([
      bookings.giveBack(this.world.hub.scope, this.pick(this.world.couriers).id, slot),
      bookings.take(this.world.hub.scope, this.pick(this.world.couriers).id, slot),
    ]);
  }

  private async cancel(): Promise<void> {
    if (this.world.random() < 0.3)
      await this.world.domain.get(ShiftPlans).cancel(this.world.hub.scope, this.lately());
  }

  private async change(): Promise<void> {
    const [row] = await this.world.domain.db.query<{ id: number }>(
      `select id from shift_bookings where state in ('taken', 'waiting') order by id desc limit 1`,
    );
    if (row) await this.world.domain.get(ShiftBookings).remove(this.world.hub.scope, row.id);
  }

  private async duty(): Promise<void> {
    const { id } = this.pick(this.world.couriers);
    const duty = this.world.domain.get(CourierDuty);
    if (this.world.random() < 0.4) await duty.goOffline(this.world.hub.scope, id);
    else await duty.goOnline(this.world.hub.scope, id);
  }

  private async earn(): Promise<void> {
    const { id } = this.pick(this.world.couriers);
    const order = await this.world.hub.order({ merchant: { id: this.merchantId } });
    await this.world.domain.get(OrderLifecycle).reassign(this.world.hub.scope, order.id, id);
    const { courierPayCents } = await this.world.domain
      .get(OrderLifecycle)
      .complete(this.world.hub.scope, order.id);
    this.world.books.add(id, courierPayCents);
  }

  /** Two workers at the same time. */
  private work(): Promise<void> {
    return this.together([this.settlement.runDue(2), this.settlement.runDue(2)]);
  }

  /** A shift is topped up at most once, never by less than nothing, and has no more than its places. */
  async expectSound(): Promise<void> {
    const { db } = this.world.domain;
    const rows = await db.query<CountedRow>(
      `select coalesce(b.topped_up_cents, 0) as "toppedUp",
              count(t.id)::int as movements, coalesce(sum(t.amount), 0)::bigint as moved
         from shift_bookings b
         left join ledger_transactions t on t.external_id = 'shift:' || b.id and t.kind = 'guarantee_top_up'
        group by b.id`,
    );
    const wrong = rows.filter(
      ({ toppedUp, movements, moved }) =>
        toppedUp < 0 || moved !== toppedUp || movements !== (toppedUp > 0 ? 1 : 0),
    );
    expect(wrong).toEqual([]);
    this.topUps = rows.filter(({ toppedUp }) => toppedUp > 0).length;
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
  }

  /** What is refused is refused; the rest of what came together stands. */
  private async together(work: readonly Promise<unknown>[]): Promise<void> {
    for (const done of await Promise.allSettled(work))
      if (done.status === 'rejected' && !(isDomainError(done.reason) && SHIFT_REFUSALS.has(done.reason.code)))
        throw done.reason;
  }

  private lately(): number {
    return this.slots.at(-1 - Math.floor(this.world.random() * Math.min(5, this.slots.length))) ?? 0;
  }

  private pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.world.random() * from.length)]!;
  }
}
