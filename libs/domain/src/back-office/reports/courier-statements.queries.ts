import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { explainPay } from '../../ordering/index.js';
import { Database, DomainError, type RowOf, type Scope, statement } from '../../base/index.js';
import { periodOf, type ReportPeriod } from './report-period.rules.js';

type Explained = Parameters<typeof explainPay>[0];

export type CourierStatement = Awaited<ReturnType<CourierStatements['of']>>;

/** A longer statement has months instead of lines. */
const DAYS_WITH_LINES = 32;
const DAY_MS = 86_400_000;

const SIGNED = `case t.operation when 'credit' then t.amount else -t.amount end`;

const balanceAt = (account: string, instant: string) =>
  `coalesce(${account}.balance - (select coalesce(sum(${SIGNED}), 0) from ledger_transactions t
             where t.account_id = ${account}.id and t.created_at >= ${instant}), 0)::bigint`;

const ACCOUNTS = statement(
  'reports.statement_accounts',
  `select c.name, c.cpf, w.id as "walletId",
          ${balanceAt('w', '$3')} as "openingCents", ${balanceAt('w', '$4')} as "closingCents",
          -${balanceAt('k', '$3')} as "cashOpeningCents", -${balanceAt('k', '$4')} as "cashClosingCents"
     from couriers c
     left join ledger_accounts w on w.hub_id = c.hub_id and w.role = 'courier' and w.holder_id = c.id
     left join ledger_accounts k on k.hub_id = c.hub_id and k.role = 'courier_cash' and k.holder_id = c.id
    where c.hub_id = $1 and c.id = $2`,
);

/** `month`: `2026-11`. */
const MONTHS = statement(
  'reports.statement_months',
  `select to_char(t.created_at at time zone $4, 'YYYY-MM') as month,
          count(distinct t.order_id) filter (where t.kind = 'order_earning')::int as orders,
          coalesce(sum(t.amount) filter (where t.kind = 'order_earning'), 0)::bigint as "earnedCents",
          coalesce(sum(t.amount) filter (where t.operation = 'credit' and t.kind <> 'order_earning'), 0)::bigint as "addedCents",
          coalesce(sum(t.amount) filter (where t.operation = 'debit' and t.kind <> 'withdrawal'), 0)::bigint as "takenCents",
          coalesce(sum(t.amount) filter (where t.kind = 'withdrawal'), 0)::bigint as "withdrawnCents"
     from ledger_transactions t
    where t.account_id = $1 and t.created_at >= $2 and t.created_at < $3 group by 1 order by 1`,
);

const LINES = statement(
  'reports.statement_lines',
  `select t.id, t.kind, t.operation, t.description, t.status, t.order_id as "orderId", t.external_id as "externalId",
          t.created_at as "createdAt", ${SIGNED} as "signedCents", (select x.answer from contests x
            where x.hub_id = t.hub_id and x.courier_id = $4 and x.movement_id = t.id) as explanation,
          case when t.kind = 'order_earning' and t.operation = 'credit' then json_build_object(
            'price', o.price, 'totalCents', o.total_cents, 'courierPayCents', o.courier_pay_cents, 'payTerms', o.pay_terms,
            'distanceM', o.distance_m, 'returnDistanceM', o.return_distance_m, 'needsReturn', o.needs_return,
            'stops', o.stops, 'arrivedPickupAt', o.arrived_pickup_at, 'collectedAt', o.collected_at,
            'cancelledAt', o.cancelled_at) end as "order"
     from ledger_transactions t left join orders o on o.id = t.order_id and o.hub_id = t.hub_id
    where t.account_id = $1 and t.created_at >= $2 and t.created_at < $3 order by t.id`,
);

type LineRow = RowOf<typeof LINES> & { readonly order: Explained | null };

/**
 * `signedCents` below zero: taken or paid out. `balanceCents`: afterwards. `explanation`: the company's.
 * `payLines`: what the pay of an order is made of; empty: the movement explains itself.
 */
export type StatementLine = ReturnType<typeof withBalances>[number];

/** A courier's wallet in a period: a week line by line, a year month by month. */
@Injectable()
export class CourierStatements {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
  ) {}

  /** @throws courier_not_found · invalid_value (as for reports) */
  async of({ hubId }: Scope, courierId: number, asked: ReportPeriod) {
    const { timezone, name: hubName } = await this.hubs.get(hubId);
    const { from, to } = periodOf(timezone, asked);
    const found = await this.db.reads.first(ACCOUNTS, [hubId, courierId, from, to]);
    if (!found) throw new DomainError('courier_not_found');
    const { walletId, name, cpf, ...sums } = found;
    const long = to.getTime() - from.getTime() > DAYS_WITH_LINES * DAY_MS;
    const [months, rows] =
      walletId === null
        ? [[], []]
        : await Promise.all([
            this.db.reads.query(MONTHS, [walletId, from, to, timezone]),
            long ? [] : this.db.reads.query<LineRow>(LINES, [walletId, from, to, courierId]),
          ]);
    const lines = long ? null : withBalances(sums.openingCents, rows);
    return { courier: { id: courierId, name, cpf }, hubName, timezone, from, to, ...sums, months, lines };
  }
}

function withBalances(openingCents: number, rows: readonly LineRow[]) {
  let balanceCents = openingCents;
  const explained = new Set<number | null>();
  return rows.map(({ order, ...row }) => {
    balanceCents += row.signedCents;
    const payLines = order?.price ? partsOf(row, order, explained.has(row.orderId)) : [];
    if (payLines.length > 0) explained.add(row.orderId);
    return { ...row, balanceCents, payLines };
  });
}

/** A tip that came after the end of its order is a movement of its own. */
function partsOf(
  { signedCents }: Pick<LineRow, 'signedCents'>,
  order: Explained,
  later: boolean,
): ReturnType<typeof explainPay> {
  const parts = later ? [] : explainPay(order).filter(({ kind }) => kind !== 'tip');
  const tip = signedCents - parts.reduce((sum, { cents }) => sum + cents, 0);
  return tip === 0 ? parts : [...parts, { kind: 'tip', cents: tip }];
}
