import type { Database } from '#domain';

/** Tables with rows of hubs, by the catalog. */
const TABLES = `
  select c.relname as name, case c.relname when 'hubs' then 'id' else 'hub_id' end as "hubColumn"
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and (c.relname = 'hubs'
          or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'hub_id' and not a.attisdropped))
   order by c.relname`;

/** Columns that are written: generated ones and numbers that PostgreSQL gives are not. */
const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type
    from pg_attribute a
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
     and a.attgenerated = '' and a.attidentity = '' and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like 'nextval%'`;

/** No task finds a row due that has only instants of a distant future. */
const VALUES: Readonly<Record<string, string>> = {
  bigint: '1',
  integer: '1',
  smallint: '1',
  numeric: '1.5',
  'double precision': '1.5',
  real: '1.5',
  boolean: 'false',
  text: `'açaí'`,
  'character varying': `'açaí'`,
  uuid: 'gen_random_uuid()',
  jsonb: `'{"a": [1, null]}'`,
  json: `'{"a": [1, null]}'`,
  bytea: `'\\x00ff'`,
  point: 'point(-46.6, -23.5)',
  tsvector: `to_tsvector('simple', 'rua')`,
  date: `date '2090-01-02'`,
  'time without time zone': `time '12:00'`,
  'timestamp with time zone': `timestamptz '2090-01-02T03:04:05.678Z'`,
};

/** Columns whose table checks them. */
const CHECKED: Readonly<Record<string, string>> = {
  'claims.kind': `'late'`,
  'claims.opened_by': `'shop'`,
  'claims.state': `'refused'`,
  'contests.about': `'block'`,
  'contests.state': `'refused'`,
  'conversation_lines.side': `'courier'`,
  'conversation_lines.via': `'app'`,
  'fault_movements.holder': `'shop'`,
  'payouts.fee': '0',
  'payouts.state': `'paid'`,
  'recipient_requests.kind': `'time'`,
  'recipient_requests.state': `'refused'`,
  'shift_bookings.state': `'worked'`,
  'shift_bookings.topped_up_cents': '0',
  'shift_slots.guarantee': `'none'`,
  'shift_slots.state': `'cancelled'`,
  'stop_faults.fault': `'nobody'`,
};

/** Nobody works on the row: a move would wait for the end. */
const LEASES = ['leased_until', 'claimed_until'];
const PAST = `timestamptz '2020-01-02T03:04:05.678Z'`;

/**
 * Writes a row with a value in every column into each table in which the hub has none: of a table that is new
 * too. Its parents may be missing. Returns the names of all tables of hubs.
 */
export async function fillEveryTable(db: Database, hubId: number): Promise<string[]> {
  const tables = await db.unchecked.query<{ name: string; hubColumn: string }>(TABLES);
  await db.transaction(async (tx) => {
    await tx.execute(`set local session_replication_role = replica`);
    for (const { name, hubColumn } of tables) {
      if ((await tx.unchecked.first(`select from ${name} where ${hubColumn} = $1 limit 1`, [hubId])) !== null)
        continue;
      const columns = await tx.unchecked.query<{ name: string; type: string }>(COLUMNS, [name]);
      const values = columns.map((column) =>
        column.name === hubColumn ? String(hubId) : valueFor(name, column),
      );
      await tx.execute(
        `insert into ${name} (${columns.map((column) => `"${column.name}"`).join(', ')}) values (${values.join(', ')})`,
      );
    }
  });
  return tables.map(({ name }) => name);
}

function valueFor(table: string, { name, type }: { readonly name: string; readonly type: string }): string {
  if (LEASES.includes(name)) return PAST;
  const checked = CHECKED[`${table}.${name}`];
  if (checked !== undefined) return checked;
  const element = VALUES[type.replace('[]', '')];
  if (element === undefined) throw new Error(`${table}.${name}: no value of type ${type} is known`);
  return type.endsWith('[]') ? `array[${element}]::${type}` : element;
}
