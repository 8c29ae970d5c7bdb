import { sha256 } from '../shared/index.js';

declare global {
  /** Rows as PostgreSQL describes them, by the statement's name: `statement-rows.types.ts` adds them. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- that file adds the statements
  interface StatementRows {}
}

/** Columns of an entity without null, which the statement decides; one of another type does not compile. */
export type Text<T extends string | null> = NonNullable<T>;
export type Whole<T extends number | null> = NonNullable<T>;
export type Stored<T> = NonNullable<T>;

/** SQL that PostgreSQL parses once per connection, under its name, which begins with the noun it is of. */
export interface Statement<out Row = unknown> {
  readonly name: StatementName;
  readonly text: string;
  /** For the compiler alone: no statement has a value here. */
  readonly row?: Row;
}

/** The row of a statement, of whose columns `Sure` the caller knows that they are not null. */
export type RowOf<S, Sure = never> =
  S extends Statement<infer Row>
    ? { [K in keyof Row]: K extends Sure ? NonNullable<Row[K]> : Row[K] }
    : never;
type NamedRow<Name> = Name extends keyof StatementRows ? StatementRows[Name] : unknown;

/** A caller that names `Row` may know more than PostgreSQL, and of columns `Sure` that they are not null. */
export type Sql<Row, Sure = never> =
  Statement<Row> | Statement<{ [K in keyof Row]: ReadAs<Row[K]> | (K extends Sure ? null : never) }>;
export type AnySql = Statement | string;
type ReadAs<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean | Date | Buffer | null
      ? T
      : unknown;

/** `wallets.ledger_post`: the folder of the noun, then a name unique within it. */
export type StatementName = `${string}.${string}`;

const textByName = new Map<string, string>();

export function statement<const Name extends StatementName>(
  fullName: Name,
  text: string,
): Statement<NamedRow<Name>> {
  const name = withinLimit(fullName);
  const known = textByName.get(name) ?? text;
  if (known !== text) throw new Error(`Two statements are called ${name}`);
  textByName.set(name, text);
  return { name, text };
}

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

/**
 * A statement whose parameters have names, for those with more than a reader counts: `$topics`. `listed`: the
 * names, several in a text if there are many. What it returns puts the values where PostgreSQL expects them.
 */
export function namedStatement<const Full extends StatementName, const Listed extends string>(
  fullName: Full,
  listed: readonly Listed[],
  text: string,
) {
  type Name = Words<Listed>;
  const names = listed.flatMap((one) => one.split(' ')) as Name[];
  const numbered = text.replace(/\$([a-z]\w*)/gi, (whole, name: Name) => {
    if (!names.includes(name)) throw new Error(`${fullName} has no parameter ${whole}`);
    return `$${String(names.indexOf(name) + 1)}`;
  });
  const sql = statement(fullName, numbered);
  return (values: Readonly<Record<Name, unknown>>): [Statement<NamedRow<Full>>, unknown[]] => [
    sql,
    names.map((name) => values[name]),
  ];
}

/** The statements of the source files loaded so far. */
export function statements(): Statement[] {
  return [...textByName].map(([name, text]) => ({ name: name as StatementName, text }));
}

/** PostgreSQL knows statements by their first 63 characters; lists with many filters have longer names. */
const MAX_NAME = 63;

function withinLimit(name: StatementName): StatementName {
  if (name.length <= MAX_NAME) return name;
  const hash = sha256(name).toString('hex').slice(0, 12);
  return `${name.slice(0, MAX_NAME - hash.length - 1)}_${hash}` as StatementName;
}

/**
 * SQL: the row is of a hub for which this database works in the background. Every statement that claims rows
 * of many hubs has it. `resting_hubs()` names none, unless an installation that moves hubs replaced it.
 */
export function hubWorks(hubColumn = 'hub_id'): string {
  return `${hubColumn} <> all ((select resting_hubs())::bigint[])`;
}

/** An array for each named member, as `unnest` takes them. */
export function arraysOf<Row>(rows: readonly Row[], ...names: readonly (keyof Row)[]): unknown[][] {
  return names.map((name) => rows.map((row) => row[name]));
}

/**
 * Text of an array parameter as PostgreSQL reads it. `pg` writes it element by element into a growing text: a
 * fifth of the memory of a batch of 500 rows with thirty arrays. null: an element of a kind left to `pg`.
 */
export function arrayLiteral(values: readonly unknown[]): string | null {
  const texts = new Array<string>(values.length);
  for (let i = 0; i < values.length; i++) {
    const text = elementText(values[i]);
    if (text === null) return null;
    texts[i] = text;
  }
  return `{${texts.join(',')}}`;
}

function elementText(value: unknown): string | null {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quoted(value);
  return value instanceof Date ? instantText(value) : null;
}

function quoted(text: string): string {
  return `"${text.includes('"') || text.includes('\\') ? text.replaceAll(/["\\]/g, '\\$&') : text}"`;
}

/** Years that PostgreSQL writes with other than four digits, and invalid dates, are left to `pg`. */
function instantText(instant: Date): string | null {
  const year = instant.getUTCFullYear();
  return year >= 1 && year <= 9999 ? `"${instant.toISOString()}"` : null;
}

export function withArrayLiterals(params: readonly unknown[]): unknown[] {
  return params.map((param) => (Array.isArray(param) ? (arrayLiteral(param) ?? param) : param));
}
