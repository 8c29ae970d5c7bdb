/** A condition in which `?` stands for the value; `stored`: the value as the column has it. */
interface Filter<Value> {
  readonly sql: string;
  readonly stored: ((value: Value) => unknown) | null;
}

export function by<Value>(sql: string, stored: ((value: Value) => unknown) | null = null): Filter<Value> {
  return { sql, stored };
}

/** The values that a table of filters takes; an absent one filters nothing. */
export type FilterOf<Filters> = {
  readonly [Name in keyof Filters]?: Filters[Name] extends Filter<infer Value> ? Value | undefined : never;
};

/** Builds a WHERE clause. The key names the prepared statement, so the same filters use the same plan. */
export class WhereClause {
  private readonly keys: string[] = [];

  constructor(
    private readonly clauses: string[] = [],
    private readonly params: unknown[] = [],
  ) {}

  /** `?` stands for the value; a condition without one may have the text of an index. */
  add(key: string, clause: string, value?: unknown): this {
    if (value !== undefined) this.params.push(value);
    this.clauses.push(clause.replaceAll('?', `$${String(this.params.length)}`));
    this.keys.push(key);
    return this;
  }

  addGiven<Filters extends Readonly<Record<string, Filter<never>>>>(
    filters: Filters,
    values: FilterOf<Filters>,
  ): this {
    for (const [key, { sql, stored }] of Object.entries<Filter<never>>(filters)) {
      const value: unknown = values[key];
      if (value !== undefined) this.add(key, sql, stored ? stored(value as never) : value);
    }
    return this;
  }

  build(): { where: string; params: unknown[]; key: string } {
    return { where: this.clauses.join(' and '), params: [...this.params], key: this.keys.join('_') };
  }
}
