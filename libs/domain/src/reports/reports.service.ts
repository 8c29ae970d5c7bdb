import { Injectable } from '@nestjs/common';
import { Hubs } from '../hubs/index.js';
import { DomainError, type Scope } from '../shared/index.js';
import { Database } from '../storage/index.js';
import {
  CANCELLATIONS,
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

/** Each report and its columns, in the order a table shows them. */
export const REPORT_COLUMNS = {
  orders: [
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
  ],
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
    yield* report === 'orders' ? this.orders(scope, span) : this.counted(scope, report, span);
  }

  private async *orders({ hubId }: Scope, { from, to }: Span): AsyncGenerator<ReportRow[]> {
    for (let after = { createdAt: from, id: 0 }; ;) {
      const batch = await this.db.reads.query<ReportRow & typeof after>(ORDERS, [
        hubId,
        after.createdAt,
        to,
        after.id,
        BATCH,
      ]);
      if (batch.length > 0) yield batch;
      const last = batch.at(-1);
      if (!last || batch.length < BATCH) return;
      after = last;
    }
  }

  private async *counted(
    { hubId }: Scope,
    report: Exclude<ReportName, 'orders'>,
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
