import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { statements } from '#domain/testing';
import { readDomainMap, type DomainNoun } from '../support/domain-map.js';
import { testDomain, type TestDomain } from '../support/index.js';
import { sqlOf } from '../support/source-sql.js';
import { SqlTables } from '../support/sql-tables.js';

const SRC = 'libs/domain/src';

/** Files with SQL whose table is a `${…}`: the possible tables, written as the SQL would name them. */
const INTERPOLATED: Readonly<Record<string, string>> = {
  // All tables of hubs, which the catalog names.
  'company/hubs/hub-clearing.store.ts': '',
  'people/operators/audit.service.ts': `from alerts, jobs, job_rows, cash_hand_ins, categories, claims,
    couriers, credentials, delivery_requests, hubs, invoices, merchants, messages, operators, orders,
    payments, saved_views, service_areas, tariffs, vehicle_types, ledger_transactions, webhook_deliveries,
    webhook_subscriptions, developers, developer_apps, developer_teams, developer_members, app_reviews,
    app_connections`,
  'people/password-resets/reset-person.store.ts': 'from couriers, merchants, operators',
  'people/pictures/pictures.service.ts': 'from merchants, vehicle_types, categories',
  // The partitions of a table that its owner names.
  'base/storage/day-partitions.ts': '',
  // The table of an entity passed to `RecordReader` is read from its callers.
  'base/storage/record-reader.ts': '',
  // The table whose owner calls it.
  'base/storage/resealing.ts': '',
  // The rows are a parameter, not a table.
  'integration/webhooks/delivery-claims.service.ts': '',
  'integration/webhooks/delivery-settlement.service.ts': '',
};

/** Files that write tables of other folders; libs/domain/README.md gives the reasons. */
const FOREIGN_WRITERS = [
  'back-office/privacy/anonymisation.statements.ts',
  'back-office/privacy/anonymised-events.statements.ts',
  'back-office/privacy/data-retention.service.ts',
  'back-office/privacy/mention-sweep.service.ts',
  'back-office/privacy/person.statements.ts',
  'dispatch/rounds/search.steps.ts',
  'ordering/orders/order-insert.statements.ts',
  'requests/delivery-requests/request.store.ts',
];

const ROUTINES = `select proname as name, prosrc as body from pg_proc p
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
const TABLES = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migrations'`;
const TRIGGERS = `select distinct tgrelid::regclass::text as "table", tgfoid::regproc::text as routine
  from pg_trigger where not tgisinternal`;

interface Use {
  readonly folder: string;
  readonly by: string;
  readonly table: string;
  readonly write: boolean;
}

const sourcesIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => path.includes('/') && /(?<!\.spec)\.ts$/.test(path) && !path.startsWith('base/migrations/'),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const sources = sourcesIn(SRC);

describe('the tables of the domain', () => {
  const map = readDomainMap();
  const nounOf = (path: string) =>
    [...map].find(([, { folder }]) => path.startsWith(`${folder}/`))?.[0] ?? path.split('/')[0]!;
  const ownerOf = new Map([...map].flatMap(([folder, { owns }]) => owns.map((table) => [table, folder])));
  let domain: TestDomain;
  let sqlTables: SqlTables;
  let uses: Use[];

  beforeAll(async () => {
    domain = await testDomain();
    const tables = await domain.db.query<{ name: string }>(TABLES);
    const routines = await domain.db.query<{ name: string; body: string }>(ROUTINES);
    sqlTables = new SqlTables(
      new Set(tables.map(({ name }) => name)),
      new Map(routines.map(({ name, body }) => [name, body])),
    );
    const triggers = await domain.db.query<{ table: string; routine: string }>(TRIGGERS);
    uses = [
      ...statements()
        // Specs that ran before in this worker may have statements of their own.
        .filter(({ name }) => !name.startsWith('test.'))
        .flatMap(({ name, text }) => usesOfSql(name.split('.')[0]!, name, text)),
      ...sources.flatMap(({ path, text }) => usesOfSource(path, text)),
      ...triggers.flatMap(({ table, routine }) =>
        usesOfSql(ownerOf.get(table) ?? '', `trigger of ${table}`, `select ${routine}()`),
      ),
    ];
  });
  afterAll(() => domain.close());

  function usesOfSql(folder: string, by: string, sql: string): Use[] {
    const { reads, writes } = sqlTables.of(sql);
    return [
      ...[...reads].map((table) => ({ folder, by, table, write: false })),
      ...[...writes].map((table) => ({ folder, by, table, write: true })),
    ];
  }

  function usesOfSource(path: string, source: string): Use[] {
    const folder = nounOf(path);
    const { texts, entities } = sqlOf(source);
    return [
      ...[...texts, INTERPOLATED[path] ?? ''].flatMap((text) => usesOfSql(folder, path, text)),
      ...entities.flatMap(({ name, write }) => {
        const table = domain.db.dataSource.entityMetadatas.find((entity) => entity.name === name)?.tableName;
        return table === undefined ? [] : [{ folder, by: path, table, write }];
      }),
    ];
  }

  const forbidden = (used: readonly Use[]) => [
    ...new Set(
      used
        .filter((use) => !isAllowed(map.get(use.folder), use))
        .map(({ by, table, write }) => `${by} ${write ? 'writes' : 'reads'} ${table}`),
    ),
  ];

  it('are read and written by the folders that the map names, and by no others', () => {
    expect(uses.length).toBeGreaterThan(300);
    expect(forbidden(uses)).toEqual([]);
  });

  it('have one owner each', async () => {
    const tables = await domain.db.query<{ name: string }>(TABLES);
    const owned = [...map.values()].flatMap(({ owns }) => owns);
    expect(owned.sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('are read and written by every folder that the map names', () => {
    const idle = [...map].flatMap(([folder, { reads, writes }]) => {
      const used = (write: boolean) =>
        uses.filter((use) => use.folder === folder && use.write === write).map(({ table }) => table);
      return [
        ...reads
          .filter((table) => table !== '*' && !used(false).includes(table))
          .map((table) => `${folder} reads ${table}`),
        ...writes.filter((table) => !used(true).includes(table)).map((table) => `${folder} writes ${table}`),
      ];
    });
    expect(idle).toEqual([]);
  });

  it('are written by another folder than their own in a few files only', () => {
    const foreign = uses.filter(
      ({ by, folder, table, write }) => write && by.endsWith('.ts') && ownerOf.get(table) !== folder,
    );
    expect([...new Set(foreign.map(({ by }) => by))].sort()).toEqual(FOREIGN_WRITERS);
  });

  it('are named outside the domain by the demonstration only, which looks whether there is anything yet', () => {
    // Web apps run in browsers, and their texts may look like SQL.
    const outside = [...sourcesIn('libs/runtime'), ...sourcesIn('apps')].filter(
      ({ path, text }) => !path.startsWith('web/') && usesOfSource(path, text).length > 0,
    );
    expect(outside.map(({ path }) => path)).toEqual(['gateway/src/demo/demo.service.ts']);
  });

  it('are read by statements named after their folder', () => {
    const misnamed = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\bstatement\(\s*['"`]([\w-]+)\./g)].flatMap(([, noun = '']) =>
        nounOf(path) === noun ? [] : [`${path}: ${noun}`],
      ),
    );
    expect(misnamed).toEqual([]);
  });

  it('are named in the SQL, or in the list above', () => {
    const interpolated = sources.filter(({ text }) => hasInterpolatedTable(text)).map(({ path }) => path);
    expect(interpolated.sort()).toEqual(Object.keys(INTERPOLATED).sort());
  });

  it.each([
    ['writes orders', 'update orders set status = $1'],
    ['writes outbox', 'with o as (insert into outbox (topic) values ($1) returning id) select id from o'],
    ['reads orders', 'select count(*) from hubs h, orders o where o.hub_id = h.id'],
    ['reads couriers', 'delete from catalog_cache using couriers c'],
    ['reads hubs', "exists (select from hubs where name = 'from orders')"],
    ['writes ledger_transactions', 'select ledger_post($1, $2)'],
  ])('are found when SQL %s', (access, sql) => {
    expect(forbidden(usesOfSource('company/catalog/planted.store.ts', `db.execute(\`${sql}\`)`))).toContain(
      `company/catalog/planted.store.ts ${access}`,
    );
  });

  it('are found when TypeORM or a function of the database names them', () => {
    const found = (source: string) => forbidden(usesOfSource('company/catalog/planted.store.ts', source));
    expect(found('tx.manager.save(Order, order)')).toEqual([
      'company/catalog/planted.store.ts writes orders',
    ]);
    expect(found('db.manager.findOneBy(Hub, { id })')).toEqual([
      'company/catalog/planted.store.ts reads hubs',
    ]);
    expect(found(`new RecordReader(Merchant, 'catalog.x', 'true')`)).toEqual([
      'company/catalog/planted.store.ts reads merchants',
    ]);
    expect(found('tx.manager.save(Category, category)')).toEqual([]);
    expect(hasInterpolatedTable('db.query(`select 1 from ${table}`)')).toBe(true);
  });

  it('are not found in a row lock, an upsert or a quoted word', () => {
    const sql = `insert into categories (name) values ('from orders') on conflict (id)
      do update set name = 'x'; select 1 from categories for update`;
    expect(usesOfSql('catalog', 'planted', sql)).toEqual([
      { folder: 'catalog', by: 'planted', table: 'categories', write: false },
      { folder: 'catalog', by: 'planted', table: 'categories', write: true },
    ]);
  });
});

function isAllowed(noun: DomainNoun | undefined, { table, write }: Use): boolean {
  const { owns = [], reads = [], writes = [] } = noun ?? {};
  if (owns.includes(table) || writes.includes(table)) return true;
  return !write && (reads.includes(table) || reads.includes('*'));
}

function hasInterpolatedTable(source: string): boolean {
  return sqlOf(source).texts.some((text) => /\b(from|join|into|update)\s+\?/.test(text));
}
