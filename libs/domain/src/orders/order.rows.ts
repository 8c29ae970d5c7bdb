import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { statement, type Statement } from '../shared/index.js';
import { Order, type OrderRecord } from './order.entity.js';

interface Column {
  readonly property: keyof OrderRecord;
  readonly name: string;
  readonly type: string;
  readonly json: boolean;
}

/**
 * The SQL of the orders table, written from the entity's own metadata: PostgreSQL hands rows over under the names
 * of the properties, so nothing is mapped in between and no column can be forgotten.
 */
export class OrderRows {
  private readonly columns: readonly Column[];
  private readonly updates = new Map<string, Statement>();
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

  /** Column names of an insert from JSON and what they are read as; the id comes from the sequence. */
  insertion(): { names: string; values: string; definition: string } {
    const columns = this.columns.filter(({ property }) => property !== 'id');
    return {
      names: columns.map(({ name }) => name).join(', '),
      values: columns.map(({ property }) => `n."${property}"`).join(', '),
      definition: columns.map(({ property, type }) => `"${property}" ${type}`).join(', '),
    };
  }

  /** An update of what differs from `before`, or null. Changed values are new objects: nothing is edited in place. */
  update(before: OrderRecord, after: OrderRecord): { sql: Statement; params: unknown[] } | null {
    const changed = this.columns.filter(({ property }) => before[property] !== after[property]);
    if (changed.length === 0) return null;
    const key = changed.map(({ name }) => name).join(',');
    let sql = this.updates.get(key);
    if (!sql) {
      const set = changed.map(({ name, json }, i) => `${name} = $${String(i + 2)}${json ? '::jsonb' : ''}`);
      sql = statement(nameOf(key), `update orders set ${set.join(', ')} where id = $1`);
      this.updates.set(key, sql);
    }
    return { sql, params: [after.id, ...changed.map((column) => value(column, after))] };
  }

  /** One update of all that differ from what they were, or null. */
  updateAll(
    pairs: readonly { before: OrderRecord; after: OrderRecord }[],
  ): { sql: Statement; params: unknown[] } | null {
    const changed = this.columns.filter(({ property }) =>
      pairs.some(({ before, after }) => before[property] !== after[property]),
    );
    if (changed.length === 0) return null;
    const set = changed.map(({ name }) => `${name} = x.${name}`).join(', ');
    const sql = statement(
      nameOf(`all:${set}`),
      `update orders o set ${set} from jsonb_populate_recordset(null::orders, $1::jsonb) x where o.id = x.id`,
    );
    const rows = pairs.map(({ after }) => ({
      id: after.id,
      ...Object.fromEntries(changed.map(({ name, property }) => [name, after[property]])),
    }));
    return { sql, params: [JSON.stringify(rows)] };
  }
}

/** The same name in all faces of a process: they share the connections that know a statement by it. */
function nameOf(columns: string): string {
  return `order_update_${createHash('sha256').update(columns).digest('hex').slice(0, 16)}`;
}

function value({ property, json }: Column, order: OrderRecord): unknown {
  const raw = order[property];
  return json && raw !== null ? JSON.stringify(raw) : raw;
}
