import { Reports, UnservedOrders } from '#domain';
import { dueOf, withArrivals } from '../../../apps/web/src/painel/board/board.rules.js';
import { ledgerFaults } from '../../../test/support/balanced-ledger.js';
import type { PlayedCompanyDay } from './company-day.harness.js';

type BoardOrder = Parameters<typeof withArrivals>[0][number];

interface ReportedOrder {
  readonly id: number;
  readonly status: string;
  readonly courierId: number | null;
  readonly totalCents: number;
  readonly lateChargeCents: number;
  readonly courierPayCents: number;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly lateMinutes: number | null;
}

type Counts = Readonly<Record<string, number>>;

interface Today {
  readonly today: Counts;
  readonly now: Counts;
  readonly decisions: { readonly unserved: number };
}

const OPEN = 'pending,accepted,arrived_pickup_location,collected,delivered';
const PAGE = 200;
const HOUR_MS = 3_600_000;
/** Opened orders that are compared with their line. */
const DRAWERS = 6;

/** Compares what board, drawer, report, messages and ledger say about the same instant. */
export class Agreement {
  private quarter = 0;
  /** In any quarter of an hour: a delay that was seen must not disappear from the day. */
  private readonly seenLate = new Set<number>();

  constructor(private readonly played: PlayedCompanyDay) {}

  async differences(): Promise<string[]> {
    this.quarter++;
    const board = await this.board();
    const reported = await this.rows<ReportedOrder>('orders');
    const days = await this.rows<Record<string, number>>('days');
    return [
      ...(await this.ofLateness(board, reported, days)),
      ...(await this.ofToday(board.orders, reported)),
      ...(await this.ofDrawers(board.orders)),
      ...(await this.ofMessages()),
      ...(await this.ofMoney(reported)),
      ...(await this.ofSearches()),
    ];
  }

  private get world() {
    return this.played.world;
  }

  private async board() {
    const orders: BoardOrder[] = [];
    let before = '';
    for (;;) {
      const page = await this.world.ask<{ items: BoardOrder[]; next?: string | null }>(
        `/orders?limit=${PAGE}&status=${OPEN}${before}`,
      );
      orders.push(...page.items);
      if (page.items.length < PAGE) break;
      before = `&before=${page.items.at(-1)?.id ?? ''}`;
    }
    const { items } = await this.world.ask<{ items: { orderId: number; expectedAt: string }[] }>('/arrivals');
    const expected = new Map(items.map(({ orderId, expectedAt }) => [orderId, Date.parse(expectedAt)]));
    const byId = Object.fromEntries(orders.map((order) => [order.id, order]));
    const now = this.world.core.clock.millis();
    const late = Object.values(withArrivals(byId, { expected, endings: new Map() }))
      .filter((order) => dueOf(order, now).lateness === 'late')
      .map(({ id }) => id);
    return { orders, late: sorted(late), expected };
  }

  private async rows<T>(name: 'orders' | 'days' | 'courier-payouts' | 'revenue'): Promise<T[]> {
    const day = (days: number) =>
      new Date(this.played.day.startsAt.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const found: T[] = [];
    const period = { from: day(-1), to: day(2) };
    for await (const batch of this.world.get(Reports).rows(this.world.scope, name, period))
      found.push(...(batch as unknown as T[]));
    return found;
  }

  private async ofLateness(
    { orders, late, expected }: Awaited<ReturnType<Agreement['board']>>,
    reported: readonly ReportedOrder[],
    days: readonly Record<string, number>[],
  ): Promise<string[]> {
    const isLate = reported.filter(({ lateMinutes }) => lateMinutes !== null);
    const open = new Set(orders.map(({ id }) => id));
    const lateAndOpen = sorted(
      isLate.filter(({ id, deliveredAt }) => open.has(id) && deliveredAt === null).map(({ id }) => id),
    );
    for (const id of late) this.seenLate.add(id);
    const all = new Set(isLate.map(({ id }) => id));
    const forgotten = reported
      .filter(({ id, ...order }) => this.seenLate.has(id) && !all.has(id) && !isExcused(order))
      .map(({ id }) => id);
    const unprojected = orders.filter(
      ({ id, status, cancelOnReturn }) =>
        status !== 'delivered' && cancelOnReturn === null && !expected.has(id),
    );
    const counted = days.reduce((sum, day) => sum + Number(day['late']), 0);
    return [
      ...same('late orders of the board and the report', late, lateAndOpen),
      ...same('late orders of the days and of their orders', counted, isLate.length),
      ...none('orders that were late and are no more', forgotten),
      ...none('open orders without a projection', unprojected),
    ];
  }

  private async ofToday(
    orders: readonly BoardOrder[],
    reported: readonly ReportedOrder[],
  ): Promise<string[]> {
    const { today, now, decisions } = await this.world.ask<Today>('/today');
    const unserved = await this.world.get(UnservedOrders).list(this.world.scope);
    const online = await this.played.online();
    const unseen = this.played.ridersWho(true).filter((id) => !online.has(id));
    const unknown = this.played.ridersWho(false).filter((id) => online.has(id));
    // The demonstration's city is three hours behind.
    const day = new Date(this.world.core.clock.millis() - 3 * HOUR_MS).toISOString().slice(0, 10);
    const midnight = new Date(`${day}T03:00:00Z`);
    const ofToday = reported.filter(({ createdAt }) => createdAt >= midnight);
    const delivered = ofToday.filter(({ deliveredAt }) => deliveredAt !== null);
    const completed = ofToday.filter(({ status }) => status === 'completed');
    return [
      ...sameEach('today', today, {
        orders: ofToday.length,
        delivered: delivered.length,
        late: ofToday.filter(({ lateMinutes }) => lateMinutes !== null).length,
        cancelled: ofToday.filter(({ status }) => status === 'cancelled').length,
        inCents: sum(completed.map((one) => one.totalCents + one.lateChargeCents)),
        outCents: sum(completed.map((one) => one.courierPayCents)),
      }),
      ...sameEach('now', now, {
        waiting: orders.filter(({ courierId }) => courierId === null).length,
        underway: orders.filter(({ courierId }) => courierId !== null).length,
        couriersOnShift: online.size,
      }),
      ...none('online who is on shift', unseen),
      ...none('offline who is not', unknown),
      ...same('unserved', decisions.unserved, unserved.length),
    ];
  }

  private async ofDrawers(orders: readonly BoardOrder[]): Promise<string[]> {
    const step = Math.max(1, Math.floor(orders.length / DRAWERS));
    const opened = orders.filter((_, i) => (i + this.quarter) % step === 0).slice(0, DRAWERS);
    const found: string[] = [];
    for (const line of opened) {
      const drawer = await this.world.ask<Record<string, unknown>>(`/orders/${line.id}`);
      for (const [field, value] of Object.entries(line))
        if (field in drawer) found.push(...same(`${field} of order ${line.id}`, drawer[field], value));
    }
    return found;
  }

  /** Each recipient gets one message about the goods, and none about what has not happened. */
  private async ofMessages(): Promise<string[]> {
    const rows = await this.world.core.db.query<{ id: number; fault: string }>(
      `select o.id, x.fault from orders o cross join lateral (
         select count(*) filter (where m.template = 'delivery_delivered') as delivered,
                count(*) filter (where m.template = 'delivery_arriving') as arriving,
                count(*) filter (where m.template = 'delivery_on_the_way') as underway
           from messages m where m.order_id = o.id) m
       cross join lateral (select o.stops -> 0 as stop) s
       cross join lateral (select case
           when m.delivered <> (s.stop ->> 'status' = 'delivered')::int then 'delivered: ' || m.delivered
           when m.arriving > 1 or m.underway > 1 then 'told twice'
           when m.arriving > 0 and s.stop ->> 'arrivedAt' is null then 'arriving, and is not there'
           when m.underway > 0 and o.collected_at is null then 'on the way, and was not collected' end as fault) x
       where o.hub_id = $1 and x.fault is not null`,
      [this.world.scope.hubId],
    );
    return rows.map(({ id, fault }) => `messages of order ${id}: ${fault}`);
  }

  private async ofMoney(reported: readonly ReportedOrder[]): Promise<string[]> {
    const faults = await ledgerFaults(this.world.core.db);
    const completed = reported.filter(({ status }) => status === 'completed');
    const payouts = await this.rows<{ courierId: number; earnedCents: number }>('courier-payouts');
    const revenue = await this.rows<{ totalCents: number }>('revenue');
    const wallets = await this.world.core.db.query<{ id: number; missing: number }>(
      `select m.id, (2000000 - coalesce(sum(o.total_cents + o.late_charge_cents)
                       filter (where o.status <> 'cancelled' and o.payment_method = 'wallet'), 0)
                       - max(a.balance))::int as missing
         from merchants m join ledger_accounts a on a.hub_id = m.hub_id and a.role = 'merchant' and a.holder_id = m.id
         left join orders o on o.merchant_id = m.id
        where m.hub_id = $1 group by m.id`,
      [this.world.scope.hubId],
    );
    const earnedBy = (id: number) =>
      sum(completed.filter(({ courierId }) => courierId === id).map((one) => one.courierPayCents));
    const totalOf = (orders: readonly { readonly totalCents: number }[]) =>
      sum(orders.map(({ totalCents }) => totalCents));
    return [
      ...Object.entries(faults).flatMap(([name, count]) => same(`ledger: ${name}`, count, 0)),
      ...payouts.flatMap(({ courierId, earnedCents }) =>
        same(`earnings of courier ${courierId}`, earnedCents, earnedBy(courierId)),
      ),
      ...same('revenue', totalOf(revenue), totalOf(completed)),
      ...wallets.flatMap(({ id, missing }) => same(`wallet of merchant ${id}`, missing, 0)),
    ];
  }

  /** An order that waits is searched for or somebody's to decide, and couriers' loads are counted right. */
  private async ofSearches(): Promise<string[]> {
    const lost = await this.world.core.db.query(
      `select o.id from orders o left join order_searches s on s.order_id = o.id
        where o.hub_id = $1 and o.status = 'pending' and o.deleted_at is null
          and (s.order_id is null or (s.ended_at is not null and s.outcome <> 'not_served'))`,
      [this.world.scope.hubId],
    );
    const loads = await this.world.core.db.query(
      `select p.courier_id as id from courier_presence p where p.hub_id = $1 and p.active_orders <> (
         select count(*) from orders o where o.courier_id = p.courier_id and o.deleted_at is null
            and o.status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered'))`,
      [this.world.scope.hubId],
    );
    return [...none('orders that nobody searches for', lost), ...none('couriers whose load is wrong', loads)];
  }
}

/** Nobody is late in the end for an order that was cancelled, or of which nothing was delivered. */
const isExcused = ({ status, deliveredAt }: Pick<ReportedOrder, 'status' | 'deliveredAt'>) =>
  deliveredAt === null && ['cancelled', 'delivered', 'completed'].includes(status);

const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

function same(what: string, one: unknown, other: unknown): string[] {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  return a === b ? [] : [`${what}: ${a} and ${b}`];
}

const none = (what: string, found: readonly unknown[]) => same(what, found, []);

function sameEach(where: string, told: Counts, counted: Counts): string[] {
  return Object.entries(counted).flatMap(([what, count]) => same(`${what} ${where}`, told[what], count));
}
