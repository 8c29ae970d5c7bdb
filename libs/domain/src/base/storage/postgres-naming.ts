import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

const snake = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

function constraint(table: Table | string, columns: readonly string[], suffix: string): string {
  const name = (typeof table === 'string' ? table : table.name).replace(/^.*\./, '');
  return [name, ...columns, suffix].join('_');
}

/** Snake case, and constraint names that PostgreSQL itself would choose: migrations stay plain SQL. */
export class PostgresNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes, custom ?? property].map(snake).join('_');
  }

  override primaryKeyName(table: Table | string): string {
    return constraint(table, [], 'pkey');
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return constraint(table, columns, 'key');
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return constraint(table, columns, 'fkey');
  }
}
