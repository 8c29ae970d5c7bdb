import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { BoundedCache, statement, type Statement, type StatementName } from '../../base/index.js';
import { Order, type OrderRecord } from './order.entity.js';

/** Combinations of changed columns whose statement stays in memory. */
const MAX_UPDATES = 500;

interface Column {
  readonly property: keyof OrderRecord;
  readonly name: string;
  readonly type: string;
  readonly json: boolean;
}

/** Generated from the entity. PostgreSQL names rows as the properties, so no column can be forgotten. */
export class OrderStatements {
  private readonly columns: readonly Column[];
  private readonly updates = new BoundedCache<string, Statement>(MAX_UPDATES);
  /** `"o"."id" as "id", …` */
  readonly selection: string;

  constructor(dataSource: DataSource) {
    this.columns = dataSource.getMetadata(Order).columns.map((column) => ({
      property: column.propertyName as keyof OrderRecord,
      name: column.databaseName,
      type: dataSource.driver.normalizeType(column) + (column.isArray ? '[]' : ''),
      json: column.type === 'jsonb',
    }));
    this.selection = this.selectionWithout([]);
  }

  selectionWithout(left: readonly (keyof OrderRecord)[]): string {
    const taken = this.columns.filter(({ property }) => !left.includes(property));
    return taken.map(({ name, property }) => `o.${name} as "${property}"`).join(', ');
  }

  /** Column names, values and record definition of an insert from JSON; the id comes from the sequence. */
  insertion(): { names: string; values: string; definition: string } {
    const columns = this.columns.filter(({ property }) => property !== 'id');
    return {
      names: columns.map(({ name }) => name).join(', '),
      values: columns.map(({ property }) => `n."${property}"`).join(', '),
      definition: columns.map(({ property, type }) => `"${property}" ${type}`).join(', '),
    };
  }

  /** Updates the columns that differ from `before`; null when none does. Values are compared by identity. */
  update(before: OrderRecord, after: OrderRecord): { sql: Statement; params: unknown[] } | null {
    const changed = this.columns.filter(({ property }) => before[property] !== after[property]);
    if (changed.length === 0) return null;
    const key = changed.map(({ name }) => name).join(',');
    const sql = this.updates.getOrCompute(key, () => {
      const set = changed.map(({ name, json }, i) => `${name} = $${String(i + 2)}${json ? '::jsonb' : ''}`);
      return statement(updateName(key), `update orders set ${set.join(', ')} where id = $1`);
    });
    return { sql, params: [after.id, ...changed.map((column) => value(column, after))] };
  }

  /** Sets every column that differs in any of the orders; null when none does. */
  updateAll(
    pairs: readonly { before: OrderRecord; after: OrderRecord }[],
  ): { sql: Statement; params: unknown[] } | null {
    const changed = this.columns.filter(({ property }) =>
      pairs.some(({ before, after }) => before[property] !== after[property]),
    );
    if (changed.length === 0) return null;
    const set = changed.map(({ name }) => `${name} = x.${name}`).join(', ');
    // Also filtered by the ids: of a join alone, a plan made while there are few orders reads all that are
    // there later.
    const sql = statement(
      updateName(`all:${set}`),
      `update orders o set ${set} from jsonb_populate_recordset(null::orders, $1::jsonb) x
        where o.id = x.id and o.id = any($2::bigint[])`,
    );
    const rows = pairs.map(({ after }) => ({
      id: after.id,
      ...Object.fromEntries(changed.map(({ name, property }) => [name, after[property]])),
    }));
    return { sql, params: [JSON.stringify(rows), rows.map(({ id }) => id)] };
  }
}

/** Derived from the columns: the faces of one process share connections, which know statements by name. */
function updateName(columns: string): StatementName {
  return `orders.order_update_${createHash('sha256').update(columns).digest('hex').slice(0, 16)}`;
}

function value({ property, json }: Column, order: OrderRecord): unknown {
  const raw = order[property];
  return json && raw !== null ? JSON.stringify(raw) : raw;
}
