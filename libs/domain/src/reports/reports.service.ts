import { Injectable } from '@nestjs/common';
import { Hubs } from '../hubs/index.js';
import { DomainError, type Scope } from '../shared/index.js';
import { Database } from '../storage/index.js';
import {
  CANCELLATIONS,
  COMPLETED_ORDERS,
  COURIER_PAYOUTS,
  COURIER_RANKING,
  DAYS,
  MERCHANT_RANKING,
  ORDERS,
  REVENUE,
  SHADOW_PLANNING,
  STATE_TIMES,
} from './report.statements.js';
import { type ReportRange, type Span, spanOf } from './report-span.rules.js';

const ORDER_COLUMNS = [
  'id',
  'publicId',
  'createdAt',
  'status',
  'merchantId',
  'merchant',
  'courierId',
  'courier',
  'stops',
  'distanceM',
  'paymentMethod',
  'totalCents',
  'lateChargeCents',
  'courierPayCents',
  'finishedAt',
  'cancelledAt',
  'cancelReason',
] as const;

/** Each report and its columns, in the order a table shows them. */
export const REPORT_COLUMNS = {
  orders: ORDER_COLUMNS,
  'completed-orders': ORDER_COLUMNS,
  revenue: [
    'day',
    'merchantId',
    'merchant',
    'orders',
    'totalCents',
    'lateChargeCents',
    'courierPayCents',
    'marginCents',
  ],
  'courier-payouts': [
    'courierId',
    'courier',
    'orders',
    'earnedCents',
    'paidOutCents',
    'awaitingCents',
    'balanceCents',
  ],
  cancellations: ['reason', 'orders', 'withCourier', 'totalCents'],
  'shadow-planning': [
    'day',
    'orders',
    'plannedWaitMinutes',
    'actualWaitMinutes',
    'plannedDeliveryMinutes',
    'actualDeliveryMinutes',
    'sameCourier',
  ],
  'state-times': ['state', 'times', 'averageSeconds', 'medianSeconds', 'p95Seconds'],
  days: ['day', 'created', 'completed', 'cancelled', 'late', 'totalCents'],
  'courier-ranking': [
    'courierId',
    'courier',
    'orders',
    'late',
    'averageMinutes',
    'distanceM',
    'earnedCents',
    'cancelled',
  ],
  'merchant-ranking': [
    'merchantId',
    'merchant',
    'orders',
    'cancelled',
    'late',
    'totalCents',
    'averageMinutes',
    'averageWaitMinutes',
  ],
} as const;

export type ReportName = keyof typeof REPORT_COLUMNS;
export const REPORT_NAMES = Object.keys(REPORT_COLUMNS) as [ReportName, ...ReportName[]];

export type ReportRow = Readonly<Record<string, string | number | Date | null>>;

const BATCH = 1_000;

/** Reports with a row for each order, and the instant that they are listed by. */
const LISTS_OF_ORDERS = {
  orders: [ORDERS, 'createdAt'],
  'completed-orders': [COMPLETED_ORDERS, 'finishedAt'],
} as const;
type ListOfOrders = keyof typeof LISTS_OF_ORDERS;
type ListedOrder = ReportRow & { readonly id: number; readonly createdAt: Date; readonly finishedAt: Date };

function isListOfOrders(report: ReportName): report is ListOfOrders {
  return report in LISTS_OF_ORDERS;
}

/** Totals over a range of days, computed by the database. */
@Injectable()
export class Reports {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
  ) {}

  /** A batch of rows at a time, so that memory does not grow with the hub. @throws forbidden · invalid_value */
  async *rows(scope: Scope, report: ReportName, range: ReportRange): AsyncGenerator<ReportRow[]> {
    if (scope.merchantId !== null) throw new DomainError('forbidden');
    const span = spanOf((await this.hubs.get(scope.hubId)).timezone, range);
    yield* isListOfOrders(report) ? this.orders(scope, report, span) : this.counted(scope, report, span);
  }

  private async *orders(
    { hubId }: Scope,
    report: ListOfOrders,
    { from, to }: Span,
  ): AsyncGenerator<ReportRow[]> {
    const [sql, column] = LISTS_OF_ORDERS[report];
    for (let after = { at: from, id: 0 }; ;) {
      const values = [hubId, after.at, to, after.id, BATCH];
      const batch = await this.db.reads.query<ListedOrder>(sql, values);
      if (batch.length > 0) yield batch;
      const last = batch.at(-1);
      if (!last || batch.length < BATCH) return;
      after = { at: last[column], id: last.id };
    }
  }

  private async *counted(
    { hubId }: Scope,
    report: Exclude<ReportName, ListOfOrders>,
    { from, to }: Span,
  ): AsyncGenerator<ReportRow[]> {
    const range = [hubId, from, to];
    switch (report) {
      case 'revenue':
        yield this.db.reads.query<ReportRow>(REVENUE, [...range, (await this.hubs.get(hubId)).timezone]);
        return;
      case 'courier-payouts':
        yield this.db.reads.query<ReportRow>(COURIER_PAYOUTS, range);
        return;
      case 'cancellations':
        yield this.db.reads.query<ReportRow>(CANCELLATIONS, range);
        return;
      case 'shadow-planning':
        yield this.db.reads.query<ReportRow>(SHADOW_PLANNING, [
          ...range,
          (await this.hubs.get(hubId)).timezone,
        ]);
        return;
      case 'state-times':
        yield this.db.reads.query<ReportRow>(STATE_TIMES, range);
        return;
      case 'days':
        yield this.db.reads.query<ReportRow>(DAYS, [...range, (await this.hubs.get(hubId)).timezone]);
        return;
      case 'courier-ranking':
        yield this.db.reads.query<ReportRow>(COURIER_RANKING, range);
        return;
      case 'merchant-ranking':
        yield this.db.reads.query<ReportRow>(MERCHANT_RANKING, range);
        return;
    }
  }
}
