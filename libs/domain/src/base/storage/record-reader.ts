import type { Queryable } from './connection.js';
import { statement, type Statement, type StatementName } from './statement.js';

/**
 * Reads one whole record by a prepared statement, for what every request asks: TypeORM would write the
 * statement anew each time, and PostgreSQL would parse and plan it anew.
 */
export class RecordReader<Entity extends object> {
  private cachedStatement: Statement | undefined;

  /** `where` calls the record `r` and has the parameters of `first` and `all`. */
  constructor(
    private readonly entity: new () => Entity,
    private readonly name: StatementName,
    private readonly where: string,
  ) {}

  async first(on: Queryable, params: readonly unknown[]): Promise<Entity | null> {
    const row = await on.unchecked.first<Entity>((this.cachedStatement ??= this.buildStatement(on)), params);
    return row && Object.assign(new this.entity(), row);
  }

  async all(on: Queryable, params: readonly unknown[]): Promise<Entity[]> {
    const rows = await on.unchecked.query<Entity>((this.cachedStatement ??= this.buildStatement(on)), params);
    return rows.map((row) => Object.assign(new this.entity(), row));
  }

  private buildStatement(on: Queryable): Statement {
    const { columns, tableName } = on.manager.dataSource.getMetadata(this.entity);
    const selection = columns.map((column) => `r.${column.databaseName} as "${column.propertyName}"`);
    return statement(this.name, `select ${selection.join(', ')} from ${tableName} r where ${this.where}`);
  }
}
