import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pg from 'pg';
import type { Pool, PoolClient, QueryResult } from 'pg';

/** Release of pg with a checked `Query`; `test/domain/prepared-statement.spec.ts` checks another first. */
const CHECKED_PG = '8.23.';

/** Parts of `pg.Query` that pg does not publish. */
interface PgQueryInternals {
  name: string;
  readonly _result: Partial<RowShape>;
  _accumulateRows: boolean;
  prepare(connection: object): void;
  handleCommandComplete(message: object, connection: object): void;
}

/** How rows are read: columns, a parser for each, and the object they are filled into. */
interface RowShape {
  fields: readonly { readonly name: string }[];
  _parsers: readonly ((text: string) => unknown)[];
  _prebuiltEmptyResultObject: unknown;
  parseRow(texts: readonly (string | null)[]): object;
}

/** A literal of all columns, written for the statement (docs/decisions/statements-are-described-once.md). */
function rowParser(fields: RowShape['fields'], parsers: RowShape['_parsers']): RowShape['parseRow'] {
  const columns = fields.map(
    ({ name }, i) =>
      `${JSON.stringify(name)}: t[${String(i)}] === null ? null : p${String(i)}(t[${String(i)}])`,
  );
  const names = fields.map((_, i) => `p${String(i)}`);
  // oxlint-disable-next-line typescript/no-implied-eval -- its text is column names in JSON
  const make = new Function(...names, `return (t) => ({ ${columns.join(', ')} })`) as (
    ...parsers: RowShape['_parsers']
  ) => RowShape['parseRow'];
  return make(...parsers);
}

/** Columns by statement as this connection described them, and the connection without descriptions. */
interface PreparedShapes {
  readonly shapes: Map<string, RowShape>;
  readonly withoutDescribe: object;
}

const { version } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('pg/package.json'), 'utf8'),
) as { version: string };
if (!version.startsWith(CHECKED_PG))
  throw new Error(`pg ${version} is not the ${CHECKED_PG}x that storage/prepared-query.ts was checked with`);

const QueryBase = pg.Query as unknown as new (text: string, values: unknown[]) => PgQueryInternals;
const shapesByConnection = new WeakMap<object, PreparedShapes>();

function shapesOf(connection: object): PreparedShapes {
  let known = shapesByConnection.get(connection);
  if (!known) {
    const withoutDescribe = Object.create(connection, { describe: { value: () => undefined } }) as object;
    shapesByConnection.set(connection, (known = { shapes: new Map(), withoutDescribe }));
  }
  return known;
}

/**
 * `pg` asks PostgreSQL to describe the columns at each execution, even of a prepared statement. For an order
 * that is ninety descriptions per answer, longer than the row itself. This one asks once per connection.
 */
class PreparedQuery extends QueryBase {
  constructor(name: string, text: string, values: unknown[]) {
    // Handed over one by one: a configuration would be cloned with all its property descriptors.
    super(text, values);
    this.name = name;
  }

  override prepare(connection: object): void {
    const { shapes, withoutDescribe } = shapesOf(connection);
    const shape = shapes.get(this.name);
    if (!shape) {
      super.prepare(connection);
      return;
    }
    Object.assign(this._result, shape);
    this._accumulateRows = true;
    super.prepare(withoutDescribe);
  }

  override handleCommandComplete(message: object, connection: object): void {
    const { shapes } = shapesOf(connection);
    if (!shapes.has(this.name)) {
      const { fields = [], _parsers = [], _prebuiltEmptyResultObject } = this._result;
      shapes.set(this.name, {
        fields,
        _parsers,
        _prebuiltEmptyResultObject,
        parseRow: rowParser(fields, _parsers),
      });
    }
    super.handleCommandComplete(message, connection);
  }
}

export type Client = Pick<Pool | PoolClient, 'query'>;

export function runPrepared(
  client: Client,
  { name, text }: { readonly name: string; readonly text: string },
  values: unknown[],
): Promise<QueryResult> {
  const query = new PreparedQuery(name, text, values);
  return new Promise((done, failed) => {
    const submit = client.query.bind(client) as unknown as (
      query: PreparedQuery,
      callback: (error: Error | null | undefined, result: QueryResult) => void,
    ) => void;
    submit(query, (error, result) => {
      if (error) failed(error);
      else done(result);
    });
  });
}
