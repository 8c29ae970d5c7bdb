import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Clock, type Scope, Database, requireHubScope } from '../../base/index.js';
import {
  AREA_RANKING,
  CANCELLATIONS,
  CLOSING,
  COMPLETED_ORDERS,
  COURIER_CLOSING,
  COURIER_PAYOUTS,
  COURIER_RANKING,
  DAYS,
  ETA,
  MERCHANT_RANKING,
  ORDERS,
  REVENUE,
  STATE_TIMES,
} from './report.statements.js';
import { type ReportPeriod, type Period, periodOf } from './report-period.rules.js';

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
  'failed',
  'distanceM',
  'paymentMethod',
  'totalCents',
  'lateChargeCents',
  'courierPayCents',
  'finishedAt',
  'cancelledAt',
  'cancelReason',
  'deliverBy',
  'deliveredAt',
  'lateMinutes',
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
  /** Zero-sum: each movement has two sides. */
  closing: ['account', 'kind', 'movements', 'inCents', 'outCents', 'netCents'],
  'courier-closing': [
    'courierId',
    'courier',
    'openingCents',
    'earnedCents',
    'toppedUpCents',
    'addedCents',
    'takenCents',
    'withdrawnCents',
    'closingCents',
    'cashOpeningCents',
    'collectedCents',
    'handedInCents',
    'missingCents',
    'cashClosingCents',
  ],
  cancellations: ['reason', 'orders', 'withCourier', 'totalCents'],
  eta: ['day', 'legs', 'medianBeforeSeconds', 'medianAfterSeconds', 'p90BeforeSeconds', 'p90AfterSeconds'],
  'state-times': ['state', 'times', 'averageSeconds', 'medianSeconds', 'p95Seconds'],
  days: ['day', 'created', 'completed', 'cancelled', 'late', 'totalCents'],
  'courier-ranking': [
    'courierId',
    'courier',
    'orders',
    'failed',
    'late',
    'averageMinutes',
    'distanceM',
    'earnedCents',
    'cancelled',
    'averageStars',
    'claims',
    'claimsPercent',
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
    'claims',
    'claimsPercent',
  ],
  'area-ranking': ['district', 'city', 'deliveries', 'failed', 'late', 'claims', 'claimsPercent'],
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

/** Reports that need nothing but the period. */
const OF_PERIOD = {
  'courier-payouts': COURIER_PAYOUTS,
  'courier-closing': COURIER_CLOSING,
  cancellations: CANCELLATIONS,
  'state-times': STATE_TIMES,
} as const;

function isOfPeriod(report: ReportName): report is keyof typeof OF_PERIOD {
  return report in OF_PERIOD;
}

/** Reports by days of the hub's time zone. */
const BY_DAY = { revenue: REVENUE, eta: ETA } as const;

function isByDay(report: ReportName): report is keyof typeof BY_DAY {
  return report in BY_DAY;
}

const RANKINGS = {
  'courier-ranking': COURIER_RANKING,
  'merchant-ranking': MERCHANT_RANKING,
  'area-ranking': AREA_RANKING,
} as const;

/** Totals over a period, computed by the database. */
@Injectable()
export class Reports {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly clock: Clock,
  ) {}

  /** A batch of rows at a time, so that memory does not grow with the hub. @throws forbidden · invalid_value */
  async *rows(scope: Scope, report: ReportName, asked: ReportPeriod): AsyncGenerator<ReportRow[]> {
    requireHubScope(scope);
    const period = periodOf((await this.hubs.get(scope.hubId)).timezone, asked);
    yield* isListOfOrders(report) ? this.orders(scope, report, period) : this.counted(scope, report, period);
  }

  private async *orders(
    { hubId }: Scope,
    report: ListOfOrders,
    { from, to }: Period,
  ): AsyncGenerator<ReportRow[]> {
    const [sql, column] = LISTS_OF_ORDERS[report];
    for (let after = { at: from, id: 0 }; ;) {
      const values = [hubId, after.at, to, after.id, BATCH, this.clock.now()];
      const batch = await this.db.reads.query<ListedOrder, 'finishedAt'>(sql, values);
      if (batch.length > 0) yield batch;
      const last = batch.at(-1);
      if (!last || batch.length < BATCH) return;
      after = { at: last[column], id: last.id };
    }
  }

  private async *counted(
    { hubId }: Scope,
    report: Exclude<ReportName, ListOfOrders>,
    { from, to }: Period,
  ): AsyncGenerator<ReportRow[]> {
    const params = [hubId, from, to];
    if (isOfPeriod(report)) {
      yield this.db.reads.query<ReportRow>(OF_PERIOD[report], params);
      return;
    }
    if (isByDay(report)) {
      const { timezone } = await this.hubs.get(hubId);
      yield this.db.reads.query<ReportRow>(BY_DAY[report], [...params, timezone]);
      return;
    }
    switch (report) {
      case 'closing':
        // Without the column that sorts the sum to the end.
        yield (await this.db.reads.query<ReportRow>(CLOSING, params)).map(({ n: _, ...row }) => row);
        return;
      case 'days':
        yield this.db.reads.query<ReportRow>(DAYS, [
          ...params,
          (await this.hubs.get(hubId)).timezone,
          this.clock.now(),
        ]);
        return;
      case 'courier-ranking':
      case 'merchant-ranking':
      case 'area-ranking':
        yield this.db.reads.query<ReportRow>(RANKINGS[report], [...params, this.clock.now()]);
        return;
    }
  }
}
