import type { QueryResultRow } from 'pg';
import {
  BatchedLookUps,
  BoundedCache,
  by,
  type Database,
  DomainError,
  type FilterOf,
  isPublicId,
  readableMerchants,
  type Scope,
  type Statement,
  statement,
  type StatementName,
  WhereClause,
} from '../../base/index.js';
import type { CancelReason, OrderStatus } from './order-status.rules.js';
import type { PaymentMethod } from './order.types.js';
import { isLateAt } from './promise.rules.js';

const FILTERS = {
  statuses: by<OrderStatus[]>('o.status = any(?::text[])'),
  merchantId: by<number>('o.merchant_id = ?'),
  courierId: by<number>('o.courier_id = ?'),
  externalId: by<string>('o.external_id = ?'),
  paymentMethods: by<PaymentMethod[]>('o.payment_method = any(?::text[])'),
  paymentCode: by<string>('o.payment_code = ?'),
  scheduledOnly: by<boolean>('(? and o.scheduled_for is not null)'),
  createdFrom: by<Date>('o.created_at >= ?'),
  createdTo: by<Date>('o.created_at <= ?'),
  groupId: by<number>('o.group_id = ?'),
  ids: by<readonly number[]>('o.id = any(?::bigint[])'),
  merchantIds: by<readonly number[]>('o.merchant_id = any(?::bigint[])'),
  cancelReasons: by<CancelReason[]>('o.cancel_reason = any(?::text[])'),
  /** Cancelled with exactly this note: a reason in the hub's own words. */
  cancelNote: by<string>('o.cancel_note = ?'),
  areaId: by<number>(
    'o.merchant_id in (select a.id from merchants a where a.hub_id = o.hub_id and a.service_area_id = ?::bigint)',
  ),
  lateAt: by<Date>(isLateAt('?')),
};

export interface OrderFilter extends FilterOf<typeof FILTERS> {
  /** True: cancelled because nobody was found; false: for another reason, or not at all. */
  notServed?: boolean;
}

/** Earlier than the order with this id. */
export const EARLIER = '(o.created_at, o.id) < (select b.created_at, b.id from orders b where b.id = ?)';

export function filterClause(scope: Scope, filter: OrderFilter): WhereClause {
  const conditions = new WhereClause().add('hub', 'o.hub_id = ? and o.deleted_at is null', scope.hubId);
  const merchants = readableMerchants(scope);
  if (merchants?.length === 1) conditions.add('own', 'o.merchant_id = ?', merchants[0]);
  else if (merchants) conditions.add('account', 'o.merchant_id = any(?::bigint[])', merchants);
  if (scope.ownAppId !== undefined) conditions.add('app', 'o.app_id = ?', scope.ownAppId);
  if (filter.notServed === true) conditions.add('notServed', `o.cancel_reason = 'not_served'`);
  if (filter.notServed === false) conditions.add('served', `o.cancel_reason is distinct from 'not_served'`);
  return conditions.addGiven(FILTERS, filter);
}

/** Ordered by time, so a list of recent days reads no older index entries; the id orders equal instants. */
export const NEWEST_FIRST = 'o.created_at desc, o.id desc';

/** First pages of these sizes have a literal limit: with a parameter PostgreSQL plans at each call. */
const USUAL_PAGES = [20, 50, 100];

/** Combinations of filters whose statement stays in memory. */
const MAX_STATEMENTS = 500;

interface PageSelection {
  /** Part of the statements' names. */
  readonly name: string;
  /** Columns of `orders o` that the joins and the selection need. */
  readonly row: string;
  readonly columns: string;
  readonly joins: string;
  /** What follows the joins; absent where the columns are an aggregate. */
  readonly tail?: string;
}

/** Pages of orders, newest first, with one selection of columns. A statement for each set of filters. */
export class OrderPageStatements<Row extends QueryResultRow> {
  private readonly statements = new BoundedCache<string, Statement>(MAX_STATEMENTS);

  constructor(
    private readonly db: Database,
    private readonly selection: PageSelection,
  ) {}

  fetch(conditions: WhereClause, limit: number, offset: number): Promise<Row[]> {
    const { where, params, key } = conditions.build();
    const usual = offset === 0 && USUAL_PAGES.includes(limit);
    const name: StatementName = `orders.orders_${this.selection.name}_${key}${usual ? `_first_${String(limit)}` : ''}`;
    const slice = usual
      ? `limit ${String(limit)}`
      : `limit $${String(params.length + 1)} offset $${String(params.length + 2)}`;
    const { row, columns, joins, tail = '' } = this.selection;
    // The page is cut in a subquery, so that only its rows are joined.
    const page = this.statements.getOrCompute(name, () =>
      statement(
        name,
        `select ${columns} from (select ${row} from orders o where ${where} order by ${NEWEST_FIRST} ${slice})
         o ${joins} ${tail}`,
      ),
    );
    return this.db.reads.unchecked.query<Row>(page, usual ? params : [...params, limit, offset]);
  }
}

/** SQL of the values that `visibleBy` compares with; by default the parameters of `visibilityParams`. */
type VisibilityOperands = Readonly<Record<'hub' | 'value' | 'merchants' | 'courier' | 'app', string>>;

const PARAMETERS: VisibilityOperands = {
  hub: '$1',
  value: '$2',
  merchants: '$3::bigint[]',
  courier: '$4::bigint',
  app: '$5::bigint',
};

/** SQL condition: the order whose unique column has the value, if the caller may see it. */
export function visibleBy(
  column: 'id' | 'public_id',
  { hub, value, merchants, courier, app }: VisibilityOperands = PARAMETERS,
): string {
  return `o.hub_id = ${hub} and o.${column} = ${value} and o.deleted_at is null
    and (${merchants} is null or o.merchant_id = any(${merchants}))
    and (${courier} is null or o.courier_id = ${courier})
    and (${app} is null or o.app_id = ${app})`;
}

export function visibilityParams(scope: Scope, value: unknown): unknown[] {
  return [scope.hubId, value, readableMerchants(scope), readableCourier(scope), scope.ownAppId ?? null];
}

/** Null: orders of all couriers. */
function readableCourier({ actor }: Scope): number | null {
  return actor.kind === 'courier' ? actor.id : null;
}

/** A reference of digits alone can be both an id and a public id: the id is tried first. */
export async function byReference<T>(
  ref: string | number,
  find: (column: 'id' | 'public_id', value: unknown) => Promise<T | null>,
): Promise<T> {
  const text = String(ref).trim();
  const publicId = text.toUpperCase();
  const found =
    (/^[1-9]\d{0,14}$/.test(text) ? await find('id', Number(text)) : null) ??
    (isPublicId(publicId) ? await find('public_id', publicId) : null);
  if (!found) throw new DomainError('order_not_found');
  return found;
}

type ReferenceSelection = Pick<PageSelection, 'name' | 'columns'> & Partial<Pick<PageSelection, 'joins'>>;

interface Wanted {
  readonly scope: Scope;
  readonly value: unknown;
}

/** Look-ups made at the same moment share a statement. */
export class OrderReferenceStatements<Row extends object> {
  private readonly lookUps: Readonly<Record<'id' | 'public_id', BatchedLookUps<Wanted, Row>>>;

  constructor(db: Database, selection: ReferenceSelection) {
    const lookUps = (column: 'id' | 'public_id', type: 'bigint' | 'text') =>
      new BatchedLookUps<Wanted, Row>(
        db,
        lookUpStatement(selection, column, type) as Statement<Row & { readonly place: number }>,
        argumentsOf,
      );
    this.lookUps = { id: lookUps('id', 'bigint'), public_id: lookUps('public_id', 'text') };
  }

  /** By id or public id, whichever the caller has. @throws order_not_found */
  find(scope: Scope, ref: string | number): Promise<Row> {
    return byReference(ref, (column, value) => this.lookUps[column].find({ scope, value }));
  }
}

function lookUpStatement(
  { name, columns, joins = '' }: ReferenceSelection,
  column: 'id' | 'public_id',
  type: 'bigint' | 'text',
): Statement {
  const visible = visibleBy(column, {
    hub: 'w.hub',
    value: 'w.value',
    merchants: 'w.merchants::bigint[]',
    courier: 'w.courier',
    app: 'w.app',
  });
  return statement(
    `orders.orders_${name}_by_${column}`,
    `select w.place, ${columns}
       from unnest($1::bigint[], $2::${type}[], $3::text[], $4::bigint[], $5::bigint[])
              with ordinality as w (hub, value, merchants, courier, app, place)
       join orders o on ${visible} ${joins}`,
  );
}

function argumentsOf(wanted: readonly Wanted[]): unknown[][] {
  return [
    wanted.map(({ scope }) => scope.hubId),
    wanted.map(({ value }) => value),
    wanted.map(({ scope }) => merchantsOf(scope)),
    wanted.map(({ scope }) => readableCourier(scope)),
    wanted.map(({ scope }) => scope.ownAppId ?? null),
  ];
}

/** An array of PostgreSQL as text: arrays of arrays have one length for all. null: every merchant. */
function merchantsOf(scope: Scope): string | null {
  const merchants = readableMerchants(scope);
  return merchants && `{${merchants.join(',')}}`;
}
