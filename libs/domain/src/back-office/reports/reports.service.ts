import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Clock, type Scope, type Sql, Database, requireHubScope } from '../../base/index.js';
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

const columns = (...names: readonly string[]) => names.flatMap((some) => some.split(' '));

const ORDER_COLUMNS = columns(
  'id publicId createdAt status merchantId merchant courierId courier stops failed distanceM paymentMethod totalCents',
  'lateChargeCents courierPayCents finishedAt cancelledAt cancelReason deliverBy deliveredAt lateMinutes',
);

/** Columns in the order in which a table shows them. */
export const REPORT_COLUMNS = {
  orders: ORDER_COLUMNS,
  'completed-orders': ORDER_COLUMNS,
  revenue: columns('day merchantId merchant orders totalCents lateChargeCents courierPayCents marginCents'),
  'courier-payouts': columns('courierId courier orders earnedCents paidOutCents awaitingCents balanceCents'),
  /** Zero-sum: each movement has two sides. */
  closing: columns('account kind movements inCents outCents netCents'),
  'courier-closing': columns(
    'courierId courier openingCents earnedCents toppedUpCents addedCents takenCents withdrawnCents closingCents',
    'cashOpeningCents collectedCents handedInCents missingCents cashClosingCents',
  ),
  cancellations: columns('reason orders withCourier totalCents'),
  eta: columns('day legs medianBeforeSeconds medianAfterSeconds p90BeforeSeconds p90AfterSeconds'),
  'state-times': columns('state times averageSeconds medianSeconds p95Seconds'),
  days: columns('day created completed cancelled late totalCents'),
  'courier-ranking': columns(
    'courierId courier orders failed late averageMinutes distanceM earnedCents cancelled averageStars claims claimsPercent',
  ),
  'merchant-ranking': columns(
    'merchantId merchant orders cancelled late totalCents averageMinutes averageWaitMinutes claims claimsPercent',
  ),
  'area-ranking': columns('district city deliveries failed late claims claimsPercent'),
};

export type ReportName = keyof typeof REPORT_COLUMNS;
export const REPORT_NAMES = Object.keys(REPORT_COLUMNS) as [ReportName, ...ReportName[]];

export type ReportRow = Readonly<Record<string, string | number | Date | null>>;

const BATCH = 1_000;

/** A row for each order, listed by this instant. */
const LISTS_OF_ORDERS = {
  orders: [ORDERS, 'createdAt'],
  'completed-orders': [COMPLETED_ORDERS, 'finishedAt'],
} as const;
type ListOfOrders = keyof typeof LISTS_OF_ORDERS;
type ListedOrder = ReportRow & { readonly id: number; readonly createdAt: Date; readonly finishedAt: Date };

function isListOfOrders(report: ReportName): report is ListOfOrders {
  return report in LISTS_OF_ORDERS;
}

/** What a report needs beside the hub and the period. */
const COUNTED: Readonly<Record<CountedReport, readonly [Sql<ReportRow>, ...('timezone' | 'now')[]]>> = {
  revenue: [REVENUE, 'timezone'],
  'courier-payouts': [COURIER_PAYOUTS],
  closing: [CLOSING],
  'courier-closing': [COURIER_CLOSING],
  cancellations: [CANCELLATIONS],
  eta: [ETA, 'timezone'],
  'state-times': [STATE_TIMES],
  days: [DAYS, 'timezone', 'now'],
  'courier-ranking': [COURIER_RANKING, 'now'],
  'merchant-ranking': [MERCHANT_RANKING, 'now'],
  'area-ranking': [AREA_RANKING, 'now'],
};
type CountedReport = Exclude<ReportName, ListOfOrders>;

@Injectable()
export class Reports {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly clock: Clock,
  ) {}

  /** Yields batches, so that memory does not grow with the hub. @throws forbidden · invalid_value */
  async *rows(scope: Scope, report: ReportName, asked: ReportPeriod): AsyncGenerator<ReportRow[]> {
    requireHubScope(scope);
    const { timezone } = await this.hubs.get(scope.hubId);
    const { from, to } = periodOf(timezone, asked);
    if (isListOfOrders(report)) {
      yield* this.orders(scope, report, { from, to });
      return;
    }
    const [sql, ...needed] = COUNTED[report];
    const values = { timezone, now: this.clock.now() };
    yield this.db.reads.query(sql, [scope.hubId, from, to, ...needed.map((name) => values[name])]);
  }

  private async *orders({ hubId }: Scope, report: ListOfOrders, { from, to }: Period) {
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
}
