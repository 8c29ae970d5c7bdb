import { readdirSync, readFileSync } from 'node:fs';
import { statements } from '#domain/testing';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { listOf, nodeOf, parseTree, type Tree, type TreeNode, wordOf } from './node-tree.js';

const SRC = 'libs/domain/src';

/** What JavaScript reads of PostgreSQL's types; other types are texts. */
const READ_AS: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'double precision': 'number',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  oid: 'number',
  real: 'number',
  smallint: 'number',
  'timestamp with time zone': 'Date',
  void: 'string',
};

/** Routines and operators that may answer null to what is not null. */
const PARTIAL =
  /^(jsonb?_(path|extract|object_agg|populate|array_length)|array_(length|position|upper|lower)|substring|regexp_|current_setting|unnest|lag|lead|first_value|last_value|max|min|->|#>|string_agg|[^ -~])/;
/** Routines that answer to null, too. */
const TOTAL =
  /^(concat|concat_ws|format|jsonb?_build_(object|array)|num_nulls|num_nonnulls|row_number|rank|dense_rank|count|now)$/;

/** Statements of modules: those made by a method or constructor are in some processes only, or in parts. */
const OF_MODULES =
  /^(?! {4}| {2}(?:private|readonly|return)).*\b(?:namedStatement|statement)\(\s*['`]([^'`]+)['`]/gm;

interface TableColumn {
  readonly notNull: boolean;
  /** The type of the entity's property, where PostgreSQL's says less. */
  readonly type: string | null;
}

/** A value: its types besides null, when they say more than PostgreSQL's, and whether it may be null. */
interface Value {
  readonly types: readonly string[] | null;
  readonly nullable: boolean;
}

/** A query, and those around it. */
type Scope = readonly [TreeNode, ...TreeNode[]];

/** Nodes that are never null. */
const NEVER_NULL = new Set([
  'NULLTEST',
  'BOOLEANTEST',
  'DISTINCTEXPR',
  'ARRAYEXPR',
  'ROWEXPR',
  // Where a parameter is null, a condition is left out; no column depends on it.
  'PARAM',
  'SQLVALUEFUNCTION',
  'JSONCONSTRUCTOREXPR',
]);
const SURE: Value = { types: null, nullable: false };
const UNSURE: Value = { types: null, nullable: true };

/** Any of the values; what is a constant null has no type of its own. */
function anyOf(values: readonly Value[], nullIf: 'some' | 'every'): Value {
  const types = values.map((value) => value.types);
  return {
    types: types.includes(null) ? null : types.flatMap((one) => one ?? []),
    nullable: values[nullIf](({ nullable }) => nullable),
  };
}

const untyped = ({ nullable }: Value): Value => ({ types: null, nullable });

/** Writes the row of each statement in TypeScript: PostgreSQL's, null unless its parse tree rules it out. */
export class StatementRows {
  private readonly columns = new Map<string, TableColumn>();
  private readonly routines = new Map<string, string>();
  private readonly used = new Set<string>();
  private printed: string[] = [];

  constructor(private readonly client: pg.Client) {}

  /** The text of `statement-rows.types.ts`, or of what it says of one statement. */
  static async write(connectionString: string, dataSource: DataSource, only?: string): Promise<string> {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return await new StatementRows(client).file(dataSource, only);
    } finally {
      await client.end();
    }
  }

  private async file(dataSource: DataSource, only?: string): Promise<string> {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.spec|\.suite|\.long)\.ts$/.test(file),
    );
    const sources = new Map(files.map((file) => [file, readFileSync(`${SRC}/${file}`, 'utf8')]));
    await this.readCatalog(dataSource, [...sources.values()].join());
    await this.client.query(
      `set client_min_messages = log; set debug_print_parse = on; set debug_pretty_print = off`,
    );
    this.client.on('notice', ({ message, detail }) => {
      if (message === 'parse tree:') this.printed.push(detail ?? '');
    });
    const names = [...sources.values()].flatMap((text) => [...text.matchAll(OF_MODULES)]);
    const named = names.map(([, name = '']) => name.replaceAll(/\$\{[^}]+\}/g, '\\w+')).join('|');
    const ofModules = new RegExp(`^(${named})$`);
    const rows: string[] = [];
    for (const { name, text } of statements().sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (!ofModules.test(name) || (only !== undefined && name !== only)) continue;
      const row = await this.rowOf(text);
      if (row !== null) rows.push(`    '${name}': ${row};`);
    }
    const imports = [...sources].flatMap(([file, text]) => {
      const classes = [...text.matchAll(/^export class (\w+)/gm)].flatMap(([, name]) =>
        name !== undefined && this.used.has(name) ? [name] : [],
      );
      return classes.length
        ? [`import type { ${classes.join(', ')} } from './${file.replace(/\.ts$/, '.js')}';`]
        : [];
    });
    return `${[
      '/* oxlint-disable max-lines, typescript/no-duplicate-type-constituents -- written by `WRITE_ROWS=1 npm test -- test/domain/statement-rows.spec.ts` */',
      ...imports.sort(),
      "import type { Cents } from './base/index.js';",
      "import type { Stored, Text, Whole } from './base/storage/statement.js';",
      '',
      'declare global {',
      '  interface StatementRows {',
      ...rows,
      '  }',
      '}',
    ].join('\n')}\n`;
  }

  private async readCatalog({ entityMetadatas }: DataSource, source: string): Promise<void> {
    const fieldsOf = new Map(
      [...source.matchAll(/export class (\w+) \{([^]*?)\n\}/g)].map(([, name, fields]) => [name, fields]),
    );
    const plain = (entity: string, property: string) =>
      new RegExp(`\\s${property}: (string|number\\[\\])( \\| null)?( = [^;]+)?;`).test(
        fieldsOf.get(entity) ?? '',
      );
    const properties = new Map(
      entityMetadatas.flatMap(({ tableName, targetName, columns }) =>
        columns.map((column) => [
          `${tableName}.${column.databaseName}`,
          plain(targetName, column.propertyName)
            ? undefined
            : { type: `${targetName}['${column.propertyName}']`, money: column.transformer !== undefined },
        ]),
      ),
    );
    const { rows } = await this.client.query<{
      at: string;
      name: string;
      type: string;
      notNull: boolean;
    }>(
      `select attrelid || '.' || attnum as at, c.relname || '.' || attname as name, format_type(atttypid, null) as type,
              attnotnull as "notNull"
         from pg_attribute a join pg_class c on c.oid = attrelid
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0`,
    );
    for (const { at, name, type, notNull } of rows) {
      const property = properties.get(name);
      const kind =
        type === 'text' ? 'Text' : property?.money ? 'Whole' : /json|\[\]/.test(type) ? 'Stored' : '';
      this.columns.set(at, { notNull, type: kind && property ? `${kind}<${property.type}>` : null });
    }
    const routines = await this.client.query<{ at: string; name: string }>(
      `select 'f' || oid as at, case when oid < 16384 then proname else '\u00e9' end as name from pg_proc
        union all select 'o' || oid, oprname from pg_operator`,
    );
    for (const { at, name } of routines.rows) this.routines.set(at, name);
  }

  /** null: the statement returns no columns. */
  private async rowOf(text: string): Promise<string | null> {
    this.printed = [];
    await this.client.query(`prepare described as ${text}`);
    const { rows } = await this.client.query<{ types: string[] | null }>(
      `select result_types::text[] as types from pg_prepared_statements`,
    );
    await this.client.query('deallocate described');
    const types = rows[0]?.types;
    const query = this.printed
      .map((one) => nodeOf(parseTree(one)))
      .find((one) => one?.['utilityStmt'] === null);
    if (!types || !query) return null;
    if (types.length === 0) return 'object';
    const columns = outputOf(query).map((entry, at) => {
      const name = wordOf(entry, 'resname');
      const value = this.column(query, at, []);
      const type = types[at] ?? '';
      return `${/^[a-z]\w*$/i.test(name) ? name : `'${name}'`}: ${this.typeOf(value, type, name)}`;
    });
    return `{ ${columns.join('; ')} }`;
  }

  private typeOf({ types, nullable }: Value, type: string, name: string): string {
    const read = (of: string): string =>
      of.endsWith('[]') ? `${read(of.slice(0, -2))}[]` : (READ_AS[of] ?? 'string');
    const money = type === 'bigint' && /cents$/i.test(name);
    const found = types && types.length > 0 ? [...new Set(types)] : [money ? 'Cents' : read(type)];
    for (const [, entity] of found.join().matchAll(/<(\w+)\[/g)) this.used.add(entity ?? '');
    return (nullable && found[0] !== 'unknown' ? [...found, 'null'] : found).join(' | ');
  }

  /** The column that a query returns at a place. */
  private column(query: TreeNode, at: number, around: readonly TreeNode[]): Value {
    const scope: Scope = [query, ...around];
    if (nodeOf(query['setOperations'])) {
      const parts = listOf(query['rtable']).flatMap((entry) => nodeOf(entry)?.['subquery'] ?? []);
      const values = parts.flatMap((part) => nodeOf(part) ?? []).map((part) => this.column(part, at, scope));
      return anyOf(values, 'some');
    }
    return this.value(outputOf(query)[at]?.['expr'], scope);
  }

  private value(tree: Tree | undefined, scope: Scope): Value {
    const node = nodeOf(tree);
    if (!node) return UNSURE;
    if (NEVER_NULL.has(node.kind)) return SURE;
    return this.readers[node.kind]?.(node, scope) ?? UNSURE;
  }

  private readonly readers: Readonly<Record<string, (node: TreeNode, scope: Scope) => Value>> = {
    VAR: (node, scope) => this.variable(node, scope),
    CONST: (node) => constant(node),
    TARGETENTRY: (node, scope) => this.value(node['expr'], scope),
    RELABELTYPE: (node, scope) => this.value(node['arg'], scope),
    COERCEVIAIO: (node, scope) => untyped(this.value(node['arg'], scope)),
    ARRAYCOERCEEXPR: (node, scope) => untyped(this.value(node['arg'], scope)),
    COALESCEEXPR: (node, scope) => anyOf(this.args(node, scope), 'every'),
    MINMAXEXPR: (node, scope) => untyped(anyOf(this.args(node, scope), 'every')),
    NULLIFEXPR: (node, scope) => ({ types: this.args(node, scope)[0]?.types ?? null, nullable: true }),
    CASEEXPR: (node, scope) => {
      const results = listOf(node['args']).map((when) => nodeOf(when)?.['result']);
      return anyOf(
        [...results, node['defresult']].map((one) => this.value(one, scope)),
        'some',
      );
    },
    FUNCEXPR: (node, scope) => this.routine(`f${wordOf(node, 'funcid')}`, this.args(node, scope)),
    OPEXPR: (node, scope) => this.routine(`o${wordOf(node, 'opno')}`, this.args(node, scope)),
    WINDOWFUNC: (node) => this.routine(`f${wordOf(node, 'winfnoid')}`, [UNSURE]),
    SCALARARRAYOPEXPR: (node, scope) => untyped(anyOf(this.args(node, scope), 'some')),
    BOOLEXPR: (node, scope) => untyped(anyOf(this.args(node, scope), 'some')),
    AGGREF: (node, scope) => this.aggregate(node, scope),
    SUBLINK: (node, scope) => this.subquery(node, scope),
  };

  private args(node: TreeNode, scope: Scope): Value[] {
    return listOf(node['args']).map((arg) => this.value(arg, scope));
  }

  private variable(node: TreeNode, scope: Scope): Value {
    const [query, ...around] = scope.slice(Number(node['varlevelsup']));
    const entry = query && nodeOf(listOf(query['rtable'])[Number(node['varno']) - 1]);
    if (!query || !entry) return UNSURE;
    const value = this.columnOf(entry, Number(node['varattno']), [query, ...around]);
    const name = nameOf(node);
    const outer = listOf(node['varnullingrels']).length > 1;
    const kept = keptBy(query);
    if (kept.where.has(name) || (kept.joins.has(name) && !outer)) return { ...value, nullable: false };
    return outer ? { ...value, nullable: true } : value;
  }

  /** The column of what stands in FROM: a table, a query, a join, a common table or a group. */
  private columnOf(entry: TreeNode, at: number, scope: Scope): Value {
    const subquery = nodeOf(entry['subquery']);
    if (subquery) return this.column(subquery, at - 1, scope);
    const kind = wordOf(entry, 'rtekind');
    if (kind === '0') {
      const column = this.columns.get(`${wordOf(entry, 'relid')}.${String(at)}`);
      if (!column) return at <= 0 ? SURE : UNSURE;
      return { types: column.type === null ? null : [column.type], nullable: !column.notNull };
    }
    if (kind === '2') return this.value(listOf(entry['joinaliasvars'])[at - 1], scope);
    if (kind === '9') return this.value(listOf(entry['groupexprs'])[at - 1], scope);
    return kind === '6' ? this.commonTable(entry, at, scope) : UNSURE;
  }

  private commonTable(entry: TreeNode, at: number, scope: Scope): Value {
    const [query, ...around] = scope.slice(Number(entry['ctelevelsup']));
    const tables = listOf(query?.['cteList']).map(nodeOf);
    const table = nodeOf(tables.find((one) => one?.['ctename'] === entry['ctename'])?.['ctequery']);
    if (!query || !table || entry['self_reference'] === 'true') return UNSURE;
    return this.column(table, at - 1, [query, ...around]);
  }

  private routine(at: string, args: readonly Value[]): Value {
    const name = this.routines.get(at) ?? '';
    const anyNull = args.some(({ nullable }) => nullable);
    return { types: null, nullable: PARTIAL.test(name) || (!TOTAL.test(name) && anyNull) };
  }

  /** Groups have rows; an aggregate of a whole query may have none. */
  private aggregate(node: TreeNode, scope: Scope): Value {
    const name = this.routines.get(`f${wordOf(node, 'aggfnoid')}`) ?? '';
    if (name === 'count') return SURE;
    const values = this.args(node, scope);
    const grouped = listOf(scope[0]['groupClause']).length > 0 && node['aggfilter'] === null;
    const types = /^(min|max)$/.test(name) ? (values[0]?.types ?? null) : null;
    const keepsNulls = /^(array_agg|jsonb?_agg|jsonb?_object_agg)$/.test(name);
    return { types, nullable: !grouped || (!keepsNulls && values.some(({ nullable }) => nullable)) };
  }

  private subquery(node: TreeNode, scope: Scope): Value {
    const kind = node['subLinkType'];
    const query = nodeOf(node['subselect']);
    // EXISTS and ARRAY are never null, and ANY and ALL only if what they compare is.
    if (kind === '0' || kind === '6') return SURE;
    if (kind !== '4' || !query) return UNSURE;
    const value = this.column(query, 0, scope);
    const oneRow =
      query['hasAggs'] === 'true' &&
      listOf(query['groupClause']).length === 0 &&
      query['havingQual'] === null;
    return oneRow ? value : { ...value, nullable: true };
  }
}

function outputOf(query: TreeNode): TreeNode[] {
  const entries = query['commandType'] === '1' ? query['targetList'] : query['returningList'];
  return listOf(entries)
    .flatMap((entry) => nodeOf(entry) ?? [])
    .filter((entry) => entry['resjunk'] !== 'true');
}

/** A text is of its own type; its bytes follow a word of four. */
function constant(node: TreeNode): Value {
  if (node['constisnull'] === 'true') return { types: [], nullable: true };
  if (node['consttype'] !== '25' || !Array.isArray(node['constvalue'])) return SURE;
  const bytes = listOf(listOf(node['constvalue'])[1]).map((byte) => Number(byte) & 255);
  const text = Buffer.from(bytes.slice(4)).toString();
  return /^[\w-]+$/.test(text) ? { types: [`'${text}'`], nullable: false } : SURE;
}

const nameOf = (variable: TreeNode | null) => `${wordOf(variable, 'varno')}.${wordOf(variable, 'varattno')}`;

/** Columns of which a row with null is left out: those compared by its conditions and by inner joins. */
interface Kept {
  readonly where: Set<string>;
  readonly joins: Set<string>;
}

const kept = new WeakMap<TreeNode, Kept>();

function keptBy(query: TreeNode): Kept {
  const known = kept.get(query);
  if (known) return known;
  const found: Kept = { where: new Set(), joins: new Set() };
  kept.set(query, found);
  const from = nodeOf(query['jointree']);
  keepCompared(from?.['quals'], found.where);
  for (const part of listOf(from?.['fromlist'])) keepJoined(part, found.joins);
  return found;
}

function keepJoined(tree: Tree | undefined, joins: Set<string>): void {
  const node = nodeOf(tree);
  if (node?.kind !== 'JOINEXPR') return;
  if (node['jointype'] === '0') keepCompared(node['quals'], joins);
  keepJoined(node['larg'], joins);
  keepJoined(node['rarg'], joins);
}

/** Keeps the columns of conditions that must all hold: what an operator compares, what must not be null. */
function keepCompared(tree: Tree | undefined, names: Set<string>): void {
  const node = nodeOf(tree);
  if (!node) return;
  if (node.kind === 'BOOLEXPR' && node['boolop'] === 'and')
    for (const part of listOf(node['args'])) keepCompared(part, names);
  for (const one of comparedBy(node)) {
    const compared = nodeOf(one);
    const variable = compared?.kind === 'RELABELTYPE' ? nodeOf(compared['arg']) : compared;
    if (wordOf(variable, 'varlevelsup') === '0') names.add(nameOf(variable));
  }
}

function comparedBy(node: TreeNode): readonly (Tree | undefined)[] {
  if (node.kind === 'NULLTEST') return node['nulltesttype'] === '1' ? [node['arg']] : [];
  return /^(OPEXPR|SCALARARRAYOPEXPR)$/.test(node.kind) ? listOf(node['args']) : [];
}
