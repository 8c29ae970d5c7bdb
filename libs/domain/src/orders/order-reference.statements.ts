import { readableMerchants, type Scope } from '../shared/index.js';
import { Batcher, type Database, holdsConnection, statement } from '../storage/index.js';
import { byReference, readableCourier, visibleBy } from './order-visibility.statements.js';

interface ReferenceSelection {
  /** Part of the statements' names. */
  readonly name: string;
  /** Of `orders o` and the joins. */
  readonly columns: string;
  readonly joins?: string;
}

/** An order that a caller looks up. */
interface Wanted {
  readonly scope: Scope;
  readonly value: unknown;
}

const MAX_BATCH = 100;

/** One selection of columns of the order that a caller refers to. Look-ups made at the same moment share a statement. */
export class OrderReferenceStatements<Row extends object> {
  private readonly lookUps: Readonly<Record<'id' | 'public_id', OrderLookUps<Row>>>;

  constructor(db: Database, selection: ReferenceSelection) {
    this.lookUps = {
      id: new OrderLookUps(db, selection, 'id', 'bigint'),
      public_id: new OrderLookUps(db, selection, 'public_id', 'text'),
    };
  }

  /** By id or public id, whichever the caller has. @throws order_not_found */
  find(scope: Scope, ref: string | number): Promise<Row> {
    return byReference(ref, (column, value) => this.lookUps[column].find({ scope, value }));
  }
}

class OrderLookUps<Row extends object> {
  private readonly sql;
  private readonly batcher = new Batcher((wanted: readonly Wanted[]) => this.run(wanted), {
    maxBatchSize: MAX_BATCH,
  });

  constructor(
    private readonly db: Database,
    { name, columns, joins = '' }: ReferenceSelection,
    column: 'id' | 'public_id',
    type: 'bigint' | 'text',
  ) {
    const visible = visibleBy(column, {
      hub: 'w.hub',
      value: 'w.value',
      merchants: 'w.merchants::bigint[]',
      courier: 'w.courier',
    });
    this.sql = statement(
      `orders.orders_${name}_by_${column}`,
      `select w.place, ${columns}
         from unnest($1::bigint[], $2::${type}[], $3::text[], $4::bigint[])
                with ordinality as w (hub, value, merchants, courier, place)
         join orders o on ${visible} ${joins}`,
    );
  }

  /** What an open transaction wrote is visible on its own connection only. */
  async find(wanted: Wanted): Promise<Row | null> {
    if (holdsConnection()) return (await this.run([wanted]))[0] ?? null;
    return this.batcher.submit(wanted);
  }

  private async run(wanted: readonly Wanted[]): Promise<(Row | null)[]> {
    const rows = await this.db.query<Row & { place: number }>(this.sql, [
      wanted.map(({ scope }) => scope.hubId),
      wanted.map(({ value }) => value),
      wanted.map(({ scope }) => merchantsOf(scope)),
      wanted.map(({ scope }) => readableCourier(scope)),
    ]);
    const found = new Array<Row | null>(wanted.length).fill(null);
    for (const row of rows) found[row.place - 1] = row;
    return found;
  }
}

/** An array of PostgreSQL as text: arrays of arrays have one length for all. null: every merchant. */
function merchantsOf(scope: Scope): string | null {
  const merchants = readableMerchants(scope);
  return merchants && `{${merchants.join(',')}}`;
}
