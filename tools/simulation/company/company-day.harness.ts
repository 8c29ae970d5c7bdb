import {
  BoardAlerts,
  cents,
  CourierAlerts,
  CourierVisits,
  MessageQueue,
  OrderCreation,
  OrderLifecycle,
  OutboxRelay,
  UnservedOrders,
} from '#domain';
import { setTimeout as pause } from 'node:timers/promises';
import type { CompanyWorld } from './company.world.js';
import type { CompanyDay } from './company-day.builder.js';
import { isIn, type NextVisit, type OrderReality, Rider, unlessRefused } from './rider.driver.js';

/** Between two looks at the day. */
const TICK_SECONDS = 30;
const QUARTER_SECONDS = 15 * 60;
/** After the last order, for orders under way. */
const REST_SECONDS = 100 * 60;
/** The operator sees an order that nobody takes after this time, and adds this to the courier's pay. */
const UNSERVED_SEEN_SECONDS = 120;
const RAISE = cents(150);
const EARLY_CANCELLATION_SECONDS = 240;
/** Longest wait for webhooks under way. */
const SENDING_ENDS_MS = 300_000;
/** Looks, ten minutes apart, at what the receiver did not take. */
const RETRIES = 72;

/** Worker's tasks that run in every tick. */
const OF_A_TICK = [
  'enter scheduled orders',
  'expire payments',
  'search for overlooked orders',
  'step searches',
  'plan hubs',
  'end the day of silent couriers',
  'push offers',
];

/** Plays a day of a company on the platform. Only the clock is virtual. */
export class PlayedCompanyDay {
  readonly riders: readonly Rider[];
  /** Keys are ids of the platform's orders; an order that was ordered anew has the same day's order. */
  readonly orders = new Map<number, { readonly index: number; readonly reality: OrderReality }>();
  readonly restarted = new Set<number>();
  private placed = 0;
  private now = 0;

  constructor(
    readonly day: CompanyDay,
    readonly world: CompanyWorld,
  ) {
    const { cities } = world.core.roads;
    this.riders = world.couriers.map((id, index) => new Rider(world, day, index, id, cities));
    world.receiver.reacts(() => ({ status: isIn(day.receiverDown, this.now) ? 503 : 200 }));
  }

  /** `onQuarter` is called each quarter of an hour, with a worker at work, and `onTick` after each tick. */
  async play(onQuarter: (now: number) => Promise<void> | void, onTick?: () => Promise<void>): Promise<void> {
    let quarter = QUARTER_SECONDS;
    const end = this.day.seconds + (this.day.restSeconds ?? REST_SECONDS);
    for (this.now = 0; this.now <= end; this.now += TICK_SECONDS) {
      this.world.core.clock.set(this.instant(this.now));
      await this.tick();
      await onTick?.();
      if (this.now < quarter || !this.world.workerRuns) continue;
      // Entries of a timeline are milliseconds apart, so the look comes a moment later.
      this.world.core.clock.advance({ seconds: 1 });
      await onQuarter(this.now);
      quarter += QUARTER_SECONDS;
      const open = `orders where hub_id = $1 and status not in ('completed', 'cancelled')`;
      if (this.now > this.day.seconds && (await this.count(open, [this.world.scope.hubId])) === 0) return;
    }
  }

  /** The receiver answers again: what it did not take in the day comes, as the clock goes on. */
  async sendAll(): Promise<void> {
    for (let retries = 0; retries < RETRIES; retries++) {
      await this.sendDue();
      if ((await this.count(`webhook_deliveries where state in ('queued', 'due')`)) === 0) return;
      this.world.core.clock.advance({ minutes: 10 });
    }
  }

  private async sendDue(): Promise<void> {
    const started = performance.now();
    for (;;) {
      await this.world.get(OutboxRelay).drain();
      await this.world.core.wakeUps.runAll();
      const now = this.world.core.clock.now();
      const due = await this.count(`webhook_deliveries where state = 'due' and due_at <= $1`, [now]);
      if (due === 0) return;
      if (performance.now() - started > SENDING_ENDS_MS) throw new Error(`${due} deliveries are not sent`);
      // A sender that was woken claims by itself, and its requests are real.
      await pause(20);
    }
  }

  private async count(rows: string, values: unknown[] = []): Promise<number> {
    const sql = `select count(*)::int as count from ${rows}`;
    return (await this.world.core.db.first<{ count: number }>(sql, values))!.count;
  }

  private instant(seconds: number): Date {
    return new Date(this.day.startsAt.getTime() + seconds * 1_000);
  }

  private async tick(): Promise<void> {
    await this.keepWorker();
    await this.answerOffers();
    await this.moveRiders();
    for (; (this.day.orders[this.placed]?.placedAt ?? Infinity) <= this.now; this.placed++)
      await this.place(this.placed);
    if (this.now % 60 === 0) await this.operate();
    await this.work();
  }

  private async keepWorker(): Promise<void> {
    const away = this.day.workerAway.some((one) => isIn(one, this.now));
    if (away && this.world.workerRuns) await this.world.stopWorker();
    else if (!away && !this.world.workerRuns) await this.world.startWorker();
  }

  private async work(): Promise<void> {
    if (!this.world.workerRuns) return;
    const relay = this.world.get(OutboxRelay);
    await relay.drain();
    for (const name of OF_A_TICK) while (await this.world.task(name).run());
    await relay.drain();
    await this.world.get(MessageQueue).drain();
    await this.world.core.wakeUps.runAll();
  }

  private async answerOffers(): Promise<void> {
    const offers = await this.world.core.db.query<{ id: number; orderId: number; courierId: number }>(
      `select id, order_id as "orderId", courier_id as "courierId" from order_offers where status = 'open' order by id`,
    );
    for (const { id, orderId, courierId } of offers) {
      const rider = this.riders.find((one) => one.courierId === courierId);
      await rider?.answer(id, this.orders.get(orderId)?.index ?? 0);
    }
  }

  private async moveRiders(): Promise<void> {
    const plans = await this.world.get(CourierVisits).ofMany(this.world.couriers);
    const online = await this.online();
    for (const rider of this.riders) {
      const first = plans.get(rider.courierId)?.visits[0];
      const { latitude = null, longitude = null } = first?.place ?? {};
      const next: NextVisit | null =
        first && latitude !== null && longitude !== null
          ? { ...first, place: { latitude, longitude } }
          : null;
      rider.notice(online.has(rider.courierId), this.now);
      await rider.tick(this.now, next, this.orders);
    }
  }

  /** By the platform. */
  async online(): Promise<ReadonlySet<number>> {
    const rows = await this.world.core.db.query<{ id: number }>(
      'select courier_id as id from courier_presence where hub_id = $1 and online and employable',
      [this.world.scope.hubId],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Riders whose phone works and who believe that they are on shift, or not. */
  ridersWho(online: boolean): number[] {
    return this.riders
      .filter((rider) => rider.online === online && !rider.silent(this.now))
      .map(({ courierId }) => courierId);
  }

  private async place(index: number): Promise<void> {
    const { shop, drop, readyAt } = this.day.orders[index]!;
    const { place, pays } = this.day.shops[shop]!;
    const { id } = await this.world.get(OrderCreation).create(this.world.scope, {
      source: 'console',
      merchant: { id: this.world.merchants[shop]! },
      vehicleTypeId: this.world.vehicleTypeId,
      categoryId: null,
      pickup: { ...place },
      stops: [{ ...drop, name: 'Maria', phone: '19988880000' }],
      needsReturn: false,
      needsProof: false,
      paymentMethod: pays,
      initialStatus: 'pending',
      readyAt: this.instant(readyAt),
    });
    this.know(id, index);
  }

  private know(id: number, index: number): void {
    const { reallyReadyAt, fault } = this.day.orders[index]!;
    this.orders.set(id, { index, reality: { reallyReadyAt, fault } });
  }

  /** Called once a minute: the operator decides what is waiting; shops and recipients change their minds. */
  private async operate(): Promise<void> {
    await this.dealWithUnserved();
    await this.dealWithAlerts();
    for (const [id, { index, reality }] of this.orders) {
      const { fault } = reality;
      const age = this.now - this.day.orders[index]!.placedAt;
      const collected = () => this.count(`orders where id = $1 and status = 'collected'`, [id]);
      if (fault === 'cancelled_early' && age >= EARLY_CANCELLATION_SECONDS)
        await this.cancel(id, { reason: 'merchant_request' });
      else if (fault === 'cancelled_on_board' && (await collected()) > 0)
        await this.cancel(id, { reason: 'consumer_request', returnToPickup: true });
      else continue;
      reality.fault = null;
    }
  }

  private async dealWithUnserved(): Promise<void> {
    const { scope } = this.world;
    const unserved = this.world.get(UnservedOrders);
    const seenBy = this.instant(this.now - UNSERVED_SEEN_SECONDS);
    for (const { orderId, endedAt } of await unserved.list(scope)) {
      if (endedAt > seenBy) continue;
      const again = await unserved.restart(scope, orderId, RAISE);
      this.restarted.add(orderId);
      if (again.id !== orderId) this.know(again.id, this.orders.get(orderId)?.index ?? 0);
    }
  }

  /** One courier calls for help in the day; alerts are closed every five minutes. */
  private async dealWithAlerts(): Promise<void> {
    const { scope, couriers } = this.world;
    const alerts = this.world.get(BoardAlerts);
    if (this.now % 300 === 0) for (const { id } of await alerts.open(scope)) await alerts.close(scope, id);
    if (this.now === Math.round((this.day.seconds * 0.4) / 60) * 60)
      await this.world.get(CourierAlerts).emergency(this.world.courierScope(couriers[0]!), null);
  }

  private cancel(id: number, input: Parameters<OrderLifecycle['cancel']>[2]): Promise<void> {
    const cancels = () => this.world.get(OrderLifecycle).cancel(this.world.scope, id, input);
    // It was collected meanwhile, or nobody took it and it is ordered anew.
    return unlessRefused(cancels, ['order_not_cancellable', 'transition_refused']);
  }
}
