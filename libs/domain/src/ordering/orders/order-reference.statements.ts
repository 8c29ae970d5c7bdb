import {
  readableMerchants,
  type Scope,
  BatchedLookUps,
  type Database,
  type Statement,
  statement,
} from '../../base/index.js';
import { byReference, readableCourier, visibleBy } from './order-visibility.statements.js';

interface ReferenceSelection {
  /** Part of the statements' names. */
  readonly name: string;
  /** Columns of `orders o` and the joins. */
  readonly columns: string;
  readonly joins?: string;
}

/** An order that a caller looks up. */
interface Wanted {
  readonly scope: Scope;
  readonly value: unknown;
}

/** One selection of columns of the order that a caller refers to. Look-ups made at the same moment share a statement. */
export class OrderReferenceStatements<Row extends object> {
  private readonly lookUps: Readonly<Record<'id' | 'public_id', BatchedLookUps<Wanted, Row>>>;

  constructor(db: Database, selection: ReferenceSelection) {
    const lookUps = (column: 'id' | 'public_id', type: 'bigint' | 'text') =>
      new BatchedLookUps<Wanted, Row>(db, lookUpStatement(selection, column, type), argumentsOf);
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
