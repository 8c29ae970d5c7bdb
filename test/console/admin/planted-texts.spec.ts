// In process: its database loses its checks and triggers.
import { OrderLifecycle, Privacy, type Person } from '#domain';
import { aCourier, aMerchant, anOrder, DROPOFF, PICKUP } from '../../support/builders/index.js';
import { consoleFace } from '../../../apps/console/src/face.js';
import { openFaces, type FaceHarness } from '../../support/index.js';
import { anAdminWorld, type AdminWorld } from '../admin.world.js';

/** Records of places, of the platform and of other people: what a company or another person is called. */
const NOBODYS_TEXT: Readonly<Record<string, RegExp>> = {
  hubs: /./,
  operators: /./,
  couriers: /^(name|email|phone|cpf|cnpj|cnh|pix_key|password_hash|vehicle_plate)$/,
  merchants:
    /^(name|legal_name|email|phone|document|address|password_hash|payment_codes|opening_hours|media|restrictions)$/,
  orders:
    /^(pickup|stops|face_data|price|charge|public_id|tracking_token|cancelled_by|pay_terms|counted_spending)$/,
  // Those of the orders below.
  outbox: /./,
  // As a face writes them.
  webhook_deliveries: /^headers$/,
  order_events: /^actor$/,
  // Cleared with the merchant and the phone of the request: `privacy.spec.ts`.
  delivery_requests: /^(body|recipient|merchant|terms|decided_by)$/,
  // Data of maps.
  streets: /./,
  street_stretches: /./,
  known_houses: /./,
};
/** What exists already, or has no row of its own. */
const RECORDS = ['couriers', 'merchants', 'orders'];
/** Codes, keys and marks that programs make. */
const MADE =
  /(^|_)(keys?|token|hash|fingerprint|txid|end_to_end_id|stream|topics?|state|status|kind|scopes?|role|method|type|types|mark|public_id|photo_keys|chosen_visits)$|^(operator_name|key|face|p256dh|auth|code|code_challenge|via|side|channel|language|provider|environment|screen)$/;

/** What people wrote about one order goes as a whole, however they call the person. */
const ABOUT_ORDERS =
  /^(claims|contests|conversation_lines|stop_faults)\.(text|answer|courier_text|reason)$|^(ledger_transactions\.description|cash_collections\.reason)$/;

interface Facts {
  readonly phone: string;
  readonly text: string;
  readonly id: number;
}

/** Texts that the erasure finds by their place in the JSON, or by the record they are about. */
const SHAPES: Readonly<Record<string, (facts: Facts) => unknown>> = {
  phone: ({ phone }) => phone,
  topic: () => 'order.completed',
  'webhook_deliveries.event': () => 'order.completed',
  'messages.recipient': ({ phone }) => phone,
  'job_rows.input': ({ phone, text }) => ({ delivery: { phone, note: text } }),
  'delivery_requests.recipient': ({ text }) => text,
  'delivery_requests.body': ({ text }) => ({ note: text }),
  'delivery_requests.merchant': () => ({ name: 'Mercado' }),
  'delivery_requests.terms': ({ phone, text }) => ({ pickup: {}, dropoff: { phone, name: text } }),
  'audit_records.entity': () => 'claim',
  'audit_records.entity_id': ({ id }) => String(id),
};

function freely({ type, list }: Column, text: string): unknown {
  if (type === 'text') return text;
  return type === 'text[]' || list ? [text] : { note: text };
}

function made({ column, type, isNullable, list }: Column, id: number): unknown {
  if (isNullable) return null;
  if (type.endsWith('[]') || list) return [];
  const values: Readonly<Record<string, unknown>> = {
    text: `${column}-${String(id)}`,
    jsonb: {},
    boolean: false,
    uuid: crypto.randomUUID(),
    bytea: Buffer.from(String(id)),
    date: '2026-03-02',
    'timestamp with time zone': '2026-03-02T12:00:00Z',
    point: '(1,1)',
  };
  return values[type] ?? 77;
}

const FREE_TYPES = /^(text|jsonb|text\[\])$/;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** The first of the values that a check allows. */
  readonly choice: string | null;
  readonly list: boolean;
}

const COLUMNS = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
         (select substring(pg_get_constraintdef(k.oid) from format('\\m%s = ANY \\(ARRAY\\[''([^'']+)''', a.attname))
            from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
             and pg_get_constraintdef(k.oid) ~ format('\\m%s = ANY', a.attname) limit 1) as choice,
         coalesce((select pg_get_expr(d.adbin, d.adrelid) like '''[]''%' 
            from pg_attrdef d where d.adrelid = c.oid and d.adnum = a.attnum), false) as list
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = current_schema::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     and exists (select from pg_attribute h where h.attrelid = c.oid and h.attname = 'hub_id' and not h.attisdropped)
   order by 1, a.attnum`;

/** Every table of hubs gets a row, and each of its texts names the person, wherever no other row has it. */
describe('a person named in every text column of the catalogue', () => {
  let own: FaceHarness;
  let world: AdminWorld;
  let columns: Column[];
  let planted = 0;

  beforeAll(async () => {
    own = await openFaces([consoleFace]);
    world = await anAdminWorld(own);
    const { db } = world.faces.core;
    columns = await db.query<Column>(COLUMNS);
    const checks = await db.query<{ sql: string }>(
      `select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as sql from pg_constraint
        where contype in ('c', 'f') and connamespace = current_schema::regnamespace and conrelid <> 0 and coninhcount = 0`,
    );
    for (const { sql } of checks) await db.execute(sql);
  });
  afterAll(() => own.close());

  const isFree = ({ table, column, type, choice }: Column) =>
    FREE_TYPES.test(type) &&
    choice === null &&
    !MADE.test(column) &&
    NOBODYS_TEXT[table]?.test(column) !== true;

  interface Planted {
    readonly name: string;
    readonly phone: string;
    /** Ids of the records that the rows are about, by the names of their columns. */
    readonly ids: Readonly<Record<string, number>>;
  }

  /** One row in each table; returns how many tables. */
  async function plant({ name, phone, ids }: Planted): Promise<number> {
    const text = `${name}, ${phone.slice(2, 7)}-${phone.slice(7)}, CPF 529.982.247-25`;
    const id = 900_000 + ++planted;
    const valueOf = (one: Column): unknown => {
      const { table, column, type, choice } = one;
      if (column === 'id' || (type === 'bigint' && column.endsWith('_id'))) return ids[column] ?? id;
      const said = ABOUT_ORDERS.test(`${table}.${column}`) ? `${text}, a Zuzu` : text;
      const shaped = SHAPES[`${table}.${column}`] ?? SHAPES[column];
      if (shaped) return shaped({ phone, text: said, id });
      return choice ?? (isFree(one) ? freely(one, said) : made(one, id));
    };
    const tables = [...new Set(columns.filter(isFree).map(({ table }) => table))].filter(
      (table) => !RECORDS.includes(table),
    );
    for (const table of tables) await insert(table, valueOf);
    await plantInRecords(ids, text);
    return tables.length;
  }

  /** Without triggers. A table that has a row of the hub already has the texts in that one. */
  async function insert(table: string, valueOf: (column: Column) => unknown): Promise<void> {
    const own = columns.filter((one) => one.table === table);
    const given = (some: readonly Column[]) =>
      some.map((one) => {
        const value = valueOf(one);
        return one.type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
      });
    await world.faces.core.db.transaction(async (tx) => {
      await tx.execute("set local session_replication_role = 'replica'");
      const inserted = await tx.execute(
        `insert into "${table}" (${own.map(({ column }) => `"${column}"`).join(', ')}) overriding system value
         values (${own.map(({ type }, n) => `$${String(n + 1)}::${type}`).join(', ')}) on conflict do nothing`,
        given(own),
      );
      const free = own.filter(isFree);
      const sets = free.map(({ column, type }, n) => `"${column}" = $${String(n + 2)}::${type}`);
      if (inserted === 0)
        await tx.execute(`update "${table}" set ${sets.join(', ')} where hub_id = $1`, [
          world.home.hub.id,
          ...given(free),
        ]);
    });
  }

  /** Texts of records that exist: of the order, and of the courier and the shop that remain. */
  async function plantInRecords(ids: Readonly<Record<string, number>>, text: string): Promise<void> {
    for (const [table, id] of [
      ['couriers', ids['courier_id']],
      ['merchants', ids['merchant_id']],
      ['orders', ids['order_id']],
    ] as const)
      for (const { column, type } of columns.filter((one) => one.table === table && isFree(one))) {
        const value = { text, 'text[]': [text], jsonb: JSON.stringify({ note: text }) }[type];
        if (value === undefined) continue;
        await world.faces.core.db.execute(`update ${table} set ${column} = $2::${type} where id = $1`, [
          id,
          value,
        ]);
      }
  }

  /** `table.column`, wherever the person still is. */
  async function traces(pattern: RegExp): Promise<string[]> {
    const { db } = world.faces.core;
    const found: string[] = [];
    for (const { table, column } of columns.filter((one) => /^(text|jsonb?|text\[\])$/.test(one.type)))
      for (const { value } of await db.query<{ value: string }>(
        `select "${column}"::text as value from "${table}" where "${column}" is not null`,
      ))
        if (pattern.test(value)) found.push(`${table}.${column}: ${value.slice(0, 300)}`);
    return found;
  }

  async function anEndedOrder(name: string, phone: string, shopName: string) {
    const { home, faces } = world;
    const shop = await aMerchant(faces, home.scope, {
      name: shopName,
      invoicingEnabled: true,
    });
    const order = await anOrder(home)
      .of(shop)
      .with({
        pickup: { ...PICKUP, address: 'Rua das Flores, 1', name: shopName, phone: '1933330000' },
        stops: [
          {
            ...DROPOFF,
            address: 'Rua das Pedras, 2',
            name,
            phone,
            complement: `Torre ${name} 4`,
            reference: `Casa de ${name}`,
          },
        ],
      })
      .delivered()
      .create(faces);
    await faces.core.db.execute(`update orders set status = 'completed' where id = $1`, [order.id]);
    return { shop, order };
  }
  const anonymise = (person: Person) => world.faces.get(Privacy).anonymise(world.home.scope, person);
  const idsOf = ({ shop, order }: Awaited<ReturnType<typeof anEndedOrder>>) => ({
    hub_id: world.home.hub.id,
    order_id: order.id,
    merchant_id: shop.id,
    courier_id: order.courierId!,
    operator_id: shop.id,
    aggregate_id: order.id,
    holder_id: shop.id,
    owner_id: shop.id,
  });

  it('is nowhere once the recipient is erased, also in events that nobody has read', async () => {
    const [name, phone] = ['Zoraide Quintanilha', '83981234567'];
    const ids = idsOf(await anEndedOrder(name, phone, 'Mercado Um'));
    expect(await plant({ name, phone, ids })).toBeGreaterThan(45);
    expect((await traces(/Quintanilha/)).length).toBeGreaterThan(80);
    await anonymise({ kind: 'recipient', phone });
    expect(await traces(/Quintanilha|98123-?4567|Zuzu/)).toEqual([]);
  });

  it('is nowhere once the shop is erased', async () => {
    const [name, phone] = ['Armarinho Quixotesco', '83981234568'];
    const made = await anEndedOrder('Fulana de Tal', '83981230000', name);
    await world.faces.core.db.execute(
      "update merchants set phone = $2, document = '52998224725' where id = $1",
      [made.shop.id, phone],
    );
    await plant({ name, phone, ids: idsOf(made) });
    await anonymise({ kind: 'merchant', id: made.shop.id });
    expect(await traces(/Quixotesco|98123-?4568|529\.982|Zuzu/)).toEqual([]);
  });

  it('is nowhere once the courier is erased, also of orders that another courier finished', async () => {
    const [name, phone] = ['Eufrásio Sozinho', '83981234569'];
    const { home, faces } = world;
    const id = await aCourier(faces, home.scope, [home.motorbike.id], PICKUP);
    await world.as('owner')('patch', `/couriers/${String(id)}`, {
      name,
      phone,
      email: 'eufrasio@example.com',
    });
    const order = await anOrder(home).create(faces);
    const lifecycle = faces.get(OrderLifecycle);
    const own = { ...home.scope, actor: { kind: 'courier', id, name } } as const;
    await lifecycle.reassign(home.scope, order.id, id);
    await lifecycle.arriveAtPickup(own, order.id);
    await lifecycle.reassign(home.scope, order.id, home.courierId);
    expect(await traces(/Eufrásio/)).toContainEqual(expect.stringMatching('outbox.payload'));
    const ids = {
      hub_id: home.hub.id,
      order_id: order.id,
      merchant_id: home.store.id,
      courier_id: id,
      holder_id: id,
      aggregate_id: order.id,
    };
    await plant({ name, phone, ids });
    await anonymise({ kind: 'courier', id });
    // As a customer of a shop the courier is a recipient, who is erased by telephone.
    const asCourier = (trace: string) => !/^(merchant_places|delivery_requests|job_rows.input)/.test(trace);
    expect((await traces(/Eufrásio|eufrasio|98123-?4569/)).filter(asCourier)).toEqual([]);
  });

  it('is nowhere, called by one word in a saved view', async () => {
    const { home, faces } = world;
    const owner = world.as('owner');
    await anOrder(home)
      .with({ stops: [{ ...DROPOFF, name: 'Hermengarda', phone: '83981234560' }] })
      .cancelled()
      .create(faces);
    const view = { screen: 'orders', name: 'hermengarda', shared: true, content: { search: 'Hermengarda' } };
    expect((await owner('post', '/views', view)).status).toBe(201);
    await anonymise({ kind: 'recipient', phone: '83981234560' });
    expect(await traces(/hermengarda/i)).toEqual([]);
  });

  it('names the open orders that refuse it', async () => {
    const { home, faces } = world;
    const { publicId } = await anOrder(home).create(faces);
    const { status, body } = await world.as('owner')(
      'post',
      `/privacy/merchants/${String(home.store.id)}/anonymise`,
    );
    expect([status, body]).toMatchObject([409, { errors: { orders: [expect.stringContaining(publicId)] } }]);
  });
});
