import type { QueryResultRow } from 'pg';
import {
  BoundedCache,
  type Database,
  type Statement,
  statement,
  type StatementName,
} from '../../base/index.js';
import type { WhereClause } from './order-filter.statements.js';

/** Ordered by time, so that a list of recent days reads no older index entries; the id orders equal instants. */
export const NEWEST_FIRST = 'o.created_at desc, o.id desc';

/** First pages of these sizes have a literal limit: with a parameter PostgreSQL plans the statement at each call. */
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

/** Pages of orders, newest first, with one selection of columns. Each combination of filters has one statement. */
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
    const tail = usual
      ? `limit ${String(limit)}`
      : `limit $${String(params.length + 1)} offset $${String(params.length + 2)}`;
    const page = this.statements.getOrCompute(name, () =>
      this.statement(name, `${where} order by ${NEWEST_FIRST} ${tail}`),
    );
    return this.db.reads.query<Row>(page, usual ? params : [...params, limit, offset]);
  }

  /** The page is cut in a subquery, so that only its rows are joined. */
  private statement(name: StatementName, slice: string): Statement {
    const { row, columns, joins, tail = '' } = this.selection;
    return statement(
      name,
      `select ${columns} from (select ${row} from orders o where ${slice}) o ${joins} ${tail}`,
    );
  }
}
