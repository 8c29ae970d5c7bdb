import { identityRange, MAX_CELL_ID } from '#domain';
import { migrate } from '#runtime/testing';
import {
  FOREIGN_KEYS,
  TABLES_WITHOUT_FOREIGN_KEY,
  TABLES_WITHOUT_HUB,
  UNIQUE_ACROSS_HUBS,
} from './support/schema-rules.js';
import { createTestDatabase, type TestDatabase } from './support/index.js';

const PUBLIC_TABLES = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migrations' order by 1`;

/** Unique indexes with the names of their columns; expressions are left out. */
const UNIQUE_INDEXES = `
  select i.relname as name, coalesce(array_agg(a.attname::text) filter (where a.attname is not null), '{}') as columns,
         coalesce(bool_or(a.attidentity <> ''), false) as identity
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = any(x.indkey)
   where x.indisunique and t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
     and (not t.relispartition or t.relname like '%\\_open') and t.relname <> 'migrations'
   group by i.relname order by 1`;

interface UniqueIndex {
  readonly name: string;
  readonly columns: readonly string[];
  readonly identity: boolean;
}

describe('the schema', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterAll(() => database.close());

  const names = async (sql: string) =>
    (await database.db.query<{ name: string }>(sql)).map(({ name }) => name);

  it('has hub_id in every table of a tenant', async () => {
    const without = await names(
      `${PUBLIC_TABLES.replace(' order by 1', '')} and not exists (
         select from pg_attribute where attrelid = pg_class.oid and attname = 'hub_id') order by 1`,
    );
    expect(without).toEqual(Object.keys(TABLES_WITHOUT_HUB).sort());
  });

  it('has no unique index across hubs except identities, ids derived from them and global look-ups', async () => {
    const indexes = await database.db.query<UniqueIndex>(UNIQUE_INDEXES);
    const across = indexes.filter(({ columns, identity }) => !identity && !columns.includes('hub_id'));
    expect(across.map(({ name }) => name)).toEqual(Object.keys(UNIQUE_ACROSS_HUBS).sort());
  });

  it('has foreign keys where they are cheap, and a reason per table elsewhere', async () => {
    const keys = await database.db.query<{ table: string; definition: string }>(
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
         from pg_constraint where contype = 'f' order by 1`,
    );
    expect(Object.fromEntries(keys.map(({ table, definition }) => [table, definition]))).toEqual(
      FOREIGN_KEYS,
    );
    const declared = [...Object.keys(FOREIGN_KEYS), ...Object.keys(TABLES_WITHOUT_FOREIGN_KEY)].sort();
    expect(await names(PUBLIC_TABLES)).toEqual(declared);
  });
});

describe('the ids of a cell', () => {
  const MAX_INTEGER = 2 ** 31 - 1;

  it('begin at 10001 in cell 0 and never meet those of another cell', () => {
    expect(identityRange('merchants_id_seq', 0).first).toBe(10_001);
    for (const sequence of ['merchants_id_seq', 'orders_id_seq', 'vehicle_types_id_seq'])
      for (const cell of [0, 1, 500, MAX_CELL_ID - 1])
        expect(identityRange(sequence, cell).max).toBeLessThan(identityRange(sequence, cell + 1).min);
  });

  it('of orders stay below 9·10^12, those kept in integer[] below 2^31, all exact in JavaScript', () => {
    expect(identityRange('orders_id_seq', MAX_CELL_ID).max).toBeLessThan(9e12);
    for (const table of ['vehicle_types', 'categories', 'service_areas'])
      expect(identityRange(`${table}_id_seq`, MAX_CELL_ID).max).toBeLessThanOrEqual(MAX_INTEGER);
    expect(Number.isSafeInteger(identityRange('outbox_id_seq', MAX_CELL_ID).max)).toBe(true);
  });

  it('of wallets stay below those of the hubs’ accounts in every cell', () => {
    expect(identityRange('ledger_accounts_id_seq', MAX_CELL_ID).max).toBeLessThan(
      identityRange('ledger_hub_accounts_id_seq', 0).min,
    );
  });

  it('are given out by a database that was made for the cell, which refuses another', async () => {
    const cell = await createTestDatabase({ empty: true });
    try {
      await migrate(cell.db.dataSource, 7);
      const [hub] = await cell.db.query<{ id: number }>(
        `insert into hubs (name, timezone, city, state, plan, sandbox, settings, created_at, updated_at)
         values ('Hub', 'UTC', 'Recife', 'PE', 'basic', false, '{}', now(), now()) returning id`,
      );
      expect(hub?.id).toBe(7 * 9e12 + 10_001);
      expect(await migrate(cell.db.dataSource, 7)).toEqual([]);
      await expect(migrate(cell.db.dataSource, 8)).rejects.toThrow(/made for another CELL_ID: hubs_id_seq/);
    } finally {
      await cell.close();
    }
  });
});
