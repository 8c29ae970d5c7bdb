import { Injectable } from '@nestjs/common';
import { Hubs } from '../hubs/index.js';
import { Database, DomainError, type Scope } from '../shared/index.js';
import { CANCELLATIONS, COURIER_PAYOUTS, ORDERS, REVENUE, STATE_TIMES } from './report.statements.js';

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
  'state-times': ['state', 'times', 'averageSeconds', 'medianSeconds', 'p95Seconds'],
} as const;

export type ReportName = keyof typeof REPORT_COLUMNS;
export const REPORT_NAMES = Object.keys(REPORT_COLUMNS) as [ReportName, ...ReportName[]];

export type ReportRow = Readonly<Record<string, string | number | Date | null>>;

export interface ReportRange {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

const BATCH = 1_000;
const LONGEST_DAYS = 366;

/** What happened in a while, counted by the database. */
@Injectable()
export class Reports {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
  ) {}

  /** A batch of rows at a time, so that memory does not grow with the hub. @throws forbidden · invalid_value */
  rows(scope: Scope, report: ReportName, range: ReportRange): AsyncGenerator<ReportRow[]> {
    if (scope.merchantId !== null) throw new DomainError('forbidden');
    const days = (range.to.getTime() - range.from.getTime()) / 86_400_000;
    if (!(days > 0 && days <= LONGEST_DAYS)) throw new DomainError('invalid_value', { field: 'to' });
    return report === 'orders' ? this.orders(scope, range) : this.counted(scope, report, range);
  }

  private async *orders({ hubId }: Scope, { from, to }: ReportRange): AsyncGenerator<ReportRow[]> {
    for (let after = { createdAt: from, id: 0 }; ;) {
      const batch = await this.db.query<ReportRow & typeof after>(ORDERS, [
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
    { from, to }: ReportRange,
  ): AsyncGenerator<ReportRow[]> {
    const range = [hubId, from, to];
    switch (report) {
      case 'revenue':
        yield this.db.query<ReportRow>(REVENUE, [...range, (await this.hubs.get(hubId)).timezone]);
        return;
      case 'courier-payouts':
        yield this.db.query<ReportRow>(COURIER_PAYOUTS, range);
        return;
      case 'cancellations':
        yield this.db.query<ReportRow>(CANCELLATIONS, range);
        return;
      case 'state-times':
        yield this.db.query<ReportRow>(STATE_TIMES, range);
        return;
    }
  }
}
