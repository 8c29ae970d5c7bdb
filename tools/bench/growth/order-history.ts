import type { Database } from '#domain';
import type pg from 'pg';
import { copyRow } from '../setup/row-copies.js';

/** Orders of one transaction. */
const BATCH = 250_000;
/** Merchants and couriers of a hub. */
const PARTIES = 50;
/** Of an order while its courier is on the way: half an hour, one every fifteen seconds. */
const POSITIONS = 120;
/** The copies' ids begin here, above those that the core gave out. */
const FIRST_ID = 1_000_000;

const DAY_MS = 86_400_000;
/** Records that are kept for some days only. */
const KEPT_DAYS = { outbox: 7, deliveries: 30, offers: 30, positions: 30 };

const LOADED = [
  'orders',
  'order_events',
  'order_searches',
  'order_offers',
  'ledger_transactions',
  'ledger_entries',
  'outbox',
  'webhook_deliveries',
  'webhook_bodies',
  'webhook_attempts',
  'courier_positions',
];

/** Indexes that belong to no constraint. Those of a partitioned table are made on its partitions as well. */
const INDEXES = `
  select i.indexrelid::regclass::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
    from pg_index i join pg_class t on t.oid = i.indrelid
   where t.relname = any($1::text[]) and t.relnamespace = 'public'::regnamespace and not t.relispartition
     and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`;

const SEQUENCES = ['orders', 'order_offers', 'ledger_transactions', 'outbox', 'webhook_deliveries'];

/** A hub whose first order was carried through by the core: the others are copies of it. */
interface HistoryHub {
  readonly hubId: number;
  readonly orders: number;
}

interface Template {
  readonly orderId: number;
  readonly merchants: readonly number[];
  readonly couriers: readonly number[];
}

/** Orders that have ids from `first` on; the hub's orders `from` to `from + count` of `of`. */
interface Part {
  readonly first: number;
  readonly count: number;
  readonly from: number;
  readonly of: number;
}

/**
 * Years of ended orders with what an order leaves behind: timeline, search, movements of two wallets, and for the last
 * days events, deliveries with their attempts, offers and positions. Indexes are made afterwards, which is several times
 * as fast.
 */
export class OrderHistory {
  constructor(
    private readonly db: Database,
    /** A connection without time limits. */
    private readonly client: pg.Client,
    private readonly years: number,
    private readonly say: (line: string) => void,
  ) {}

  async load(hubs: readonly HistoryHub[]): Promise<void> {
    const templates: Template[] = [];
    for (const { hubId } of hubs) templates.push(await this.template(hubId));
    // Entries and balances would be checked by triggers, row by row.
    await this.client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`);
    const { rows } = await this.client.query<{ name: string; definition: string }>(INDEXES, [LOADED]);
    for (const { name } of rows) await this.client.query(`drop index ${name}`);
    await this.makeDays('outbox', KEPT_DAYS.outbox);
    await this.makeDays('webhook_deliveries', KEPT_DAYS.deliveries);
    await this.makeDays('webhook_bodies', KEPT_DAYS.deliveries);
    await this.makeDays('webhook_attempts', KEPT_DAYS.deliveries);
    await this.makeDays('courier_positions', KEPT_DAYS.positions);
    const lastEvent = `select coalesce(max(id), 0)::text as id from outbox`;
    const [{ id: own } = { id: '0' }] = (await this.client.query<{ id: string }>(lastEvent)).rows;
    let done = 0;
    for (const [i, { orders }] of hubs.entries())
      for (let from = 0; from < orders; from += BATCH) {
        const part = { first: FIRST_ID + done, count: Math.min(BATCH, orders - from), from, of: orders };
        await this.client.query('begin');
        await this.copyPart(templates[i]!, part);
        await this.client.query('commit');
        done += part.count;
        this.say(`  ${String(done)} orders`);
      }
    // The events of the orders that were copied are the newest, with the lowest ids: clean-up would end at them.
    await this.client.query('delete from outbox where id <= $1', [own]);
    for (const { name, definition } of rows) {
      await this.client.query(definition);
      this.say(`  ${name}`);
    }
    for (const table of SEQUENCES)
      await this.client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
      );
  }

  /** The days before today, as a clean-up would have made them. */
  private async makeDays(table: string, days: number): Promise<void> {
    for (let ago = days; ago > 0; ago--) {
      const [day, next] = [ago, ago - 1].map((n) =>
        new Date(performance.timeOrigin + performance.now() - n * DAY_MS).toISOString().slice(0, 10),
      );
      await this.client.query(
        `create table ${table}_${day!.replaceAll('-', '')} partition of ${table}
           for values from ('${day!}T00:00:00Z') to ('${next!}T00:00:00Z')`,
      );
    }
  }

  private async template(hubId: number): Promise<Template> {
    const first = async (table: string) =>
      (await this.db.first<{ id: number }>(`select min(id) as id from ${table} where hub_id = $1`, [hubId]))!
        .id;
    const phone = (kind: number) => `(11${String(kind)}00000000 + t.hub_id % 100000 * 1000 + g)::text`;
    const merchants = await copyRow(this.db, 'merchants', await first('merchants'), PARTIES, {
      name: `'Loja ' || t.hub_id || '-' || g`,
      email: `'growth-' || t.hub_id || '-' || g || '@example.com'`,
      phone: phone(4),
    });
    const couriers = await copyRow(this.db, 'couriers', await first('couriers'), PARTIES, {
      phone: phone(5),
      email: 'null',
    });
    const accounts = `select ledger_open_account($1, $2, h, now()), ledger_open_account($1, 'revenue', h % 64, now())
                        from unnest($3::bigint[]) h`;
    await this.db.query(accounts, [hubId, 'merchant', merchants]);
    await this.db.query(accounts, [hubId, 'courier', couriers]);
    return { orderId: await first('orders'), merchants, couriers };
  }

  private async copyPart(template: Template, part: Part): Promise<void> {
    const one = String(template.orderId);
    await this.copyOrders(template, part);
    // Else the copies would be joined as if there were none.
    await this.client.query('analyze orders, ledger_accounts');
    const range = `o.id between ${String(part.first)} and ${String(part.first + part.count - 1)}`;
    const made = (days?: number) =>
      `(select id as new_id, hub_id as hub, merchant_id as merchant, courier_id as courier, created_at as placed,
               created_at - (select created_at from orders where id = ${one}) as shift
          from orders o
         where ${range}${days === undefined ? '' : ` and created_at > now() - interval '${String(days)} days'`}) n`;
    const ofTemplate = (table: string) => `${table} t where t.order_id = ${one}`;
    await this.copy('order_events', `${made()}, ${ofTemplate('order_events')}`, {
      order_id: 'new_id',
      courier_id: 'case when t.courier_id is not null then courier end',
    });
    await this.movements(made(), part);
    await this.searches(made);
    await this.events(made, one);
    await this.client.query(
      `insert into courier_positions (hub_id, courier_id, at, latitude, longitude, accuracy)
       select o.hub_id, n.courier, n.placed + p * interval '15 seconds', -22.9 + p / 1e4, -47.06 + p / 1e4, 8
         from ${made(KEPT_DAYS.positions)} join orders o on o.id = n.new_id
        cross join generate_series(1, ${String(POSITIONS)}) p
           on conflict do nothing`,
    );
    await this.client.query(
      `insert into order_counters (hub_id, merchant_id, slot, total)
       select hub_id, m, 0, count(*) from orders o, unnest(array[0, o.merchant_id]) m where ${range} group by 1, 2
           on conflict (hub_id, merchant_id, slot) do update set total = order_counters.total + excluded.total`,
    );
  }

  private async copyOrders({ orderId, merchants, couriers }: Template, part: Part): Promise<void> {
    const one = String(orderId);
    const pick = (ids: readonly number[], n: string) =>
      `('{${ids.join(',')}}'::bigint[])[1 + ${n} % ${String(ids.length)}]`;
    const cancelled = 'new_id % 20 = 0';
    await this.copy(
      'orders',
      `(select ${String(part.first)} + g as new_id, now() - interval '1 hour'
           - interval '${String(this.years)} years' * (1 - (${String(part.from)} + g)::float8 / ${String(part.of)})
           - (select created_at from orders where id = ${one}) as shift
          from generate_series(0, ${String(part.count - 1)}) g) n, orders t where t.id = ${one}`,
      {
        id: 'new_id',
        uuid: 'gen_random_uuid()',
        public_id: `'G' || new_id`,
        external_id: `'growth-' || new_id`,
        tracking_token: `replace(gen_random_uuid()::text, '-', '')`,
        status: `case when ${cancelled} then 'cancelled' else t.status end`,
        cancelled_at: `case when ${cancelled} then t.finished_at + shift end`,
        cancel_reason: `case when ${cancelled} then 'other' end`,
        merchant_id: pick(merchants, 'new_id'),
        courier_id: pick(couriers, '(new_id / 7)'),
        stops: `jsonb_set(jsonb_set(t.stops, '{0,name}', to_jsonb(case when new_id % 50 = 0 then 'Maria ' else 'Recebedor ' end || new_id)), '{0,phone}',
                  to_jsonb('119' || lpad(new_id::text, 8, '0')))`,
      },
    );
  }

  /** The merchant pays, the courier earns: two movements, each with two entries. */
  private async movements(orders: string, { first, count }: Part): Promise<void> {
    const id = (leg: string) => `${String(FIRST_ID)} + (n.new_id - ${String(FIRST_ID)}) * 2 + ${leg}`;
    await this.client.query(
      `insert into ledger_transactions (id, uuid, hub_id, account_id, counter_account_id, operation, kind, amount,
         description, status, order_id, created_at)
       select ${id('leg')}, gen_random_uuid(), w.hub_id, w.id, c.id, case leg when 0 then 'debit' else 'credit' end,
              case leg when 0 then 'order_payment' else 'order_earning' end, 900 + leg, 'Corrida ' || n.new_id, 'completed',
              n.new_id, n.placed + interval '30 minutes'
         from ${orders}
        cross join generate_series(0, 1) leg
         join ledger_accounts w on w.hub_id = n.hub and w.role = case leg when 0 then 'merchant' else 'courier' end
          and w.holder_id = case leg when 0 then n.merchant else n.courier end
         join ledger_accounts c on c.hub_id = w.hub_id and c.role = 'revenue' and c.holder_id = w.holder_id % 64`,
    );
    await this.client.query(
      `insert into ledger_entries (transaction_id, leg, hub_id, account_id, amount)
       select t.id, leg, t.hub_id, case leg when 1 then t.account_id else t.counter_account_id end,
              case when (t.operation = 'credit') = (leg = 1) then t.amount else -t.amount end
         from ledger_transactions t cross join generate_series(1, 2) leg
        where t.id between ${String(FIRST_ID + 2 * (first - FIRST_ID))} and ${String(FIRST_ID + 2 * (first + count - FIRST_ID) - 1)}`,
    );
  }

  /** Each order was offered to three couriers, of whom the last accepted. */
  private async searches(made: (days?: number) => string): Promise<void> {
    await this.client.query(
      `insert into order_searches (order_id, hub_id, attempt, round, pickup, vehicle_type_ids, combinable, started_at,
         deadline_at, next_step_at, ended_at, outcome)
       select new_id, o.hub_id, 1, 1, point(-47.06, -22.9), '{10001}', false, placed, placed + interval '1 hour', placed,
              placed + interval '1 minute', 'accepted'
         from ${made()} join orders o on o.id = new_id`,
    );
    await this.client.query(
      `insert into order_offers (hub_id, order_id, courier_id, attempt, round, status, distance_m, offered_at, expires_at,
         ended_at, changed_at)
       select o.hub_id, new_id, courier + k, 1, k, case k when 0 then 'accepted' else 'declined' end, 900, placed,
              placed + interval '30 seconds', placed + interval '20 seconds', placed + interval '20 seconds'
         from ${made(KEPT_DAYS.offers)} join orders o on o.id = new_id
        cross join generate_series(0, 2) k`,
    );
  }

  /** Relayed events, and a delivery of each with its attempt, in the order of time: clean-up begins with the lowest ids. */
  private async events(made: (days: number) => string, template: string): Promise<void> {
    const events = `outbox t where t.aggregate_id = ${template} and t.stream = 'o:${template}'`;
    // The order that is copied may have been placed days before its events.
    const placed = (days: number) =>
      `(select new_id, placed, placed - (select min(occurred_at) from ${events}) as shift from ${made(days)}) n`;
    await this.copy('outbox', `${placed(KEPT_DAYS.outbox)}, ${events} order by n.placed`, {
      id: `nextval(pg_get_serial_sequence('outbox', 'id'))`,
      aggregate_id: 'new_id',
      stream: `'o:' || new_id`,
    });
    await this.client.query(
      `with made as (
         insert into webhook_deliveries (hub_id, face, subscription_id, outbox_id, topic, aggregate_id, stream, state,
           attempts, tries, event, headers, last_status, created_at, settled_at, settled_on)
         select t.hub_id, 'full-api', 1, nextval(pg_get_serial_sequence('outbox', 'id')), t.topic, n.new_id,
                'o:' || n.new_id, 'delivered', 1, 1, upper(t.topic), '{}', 200,
                t.occurred_at + n.shift, t.occurred_at + n.shift, ((t.occurred_at + n.shift) at time zone 'UTC')::date
           from ${placed(KEPT_DAYS.deliveries)}, ${events}
          order by n.placed
         returning id, hub_id, created_at, event
       ), stored as (
         insert into webhook_bodies (delivery_id, hub_id, stored_at, body)
         select id, hub_id, created_at, repeat(event, 60) from made
       )
       insert into webhook_attempts (delivery_id, hub_id, at, duration_ms, status, answer)
       select id, hub_id, created_at, 40, 200, 'ok' from made`,
    );
  }

  /** Copies rows `t` of a table, their instants moved by `shift`. */
  private async copy(table: string, from: string, changes: Readonly<Record<string, string>>): Promise<void> {
    const { rows } = await this.client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    );
    const values = rows.map(
      ({ name, type }) => changes[name] ?? (type.startsWith('timestamp') ? `t.${name} + shift` : `t.${name}`),
    );
    await this.client.query(
      `insert into ${table} (${rows.map(({ name }) => name).join(', ')}) select ${values.join(', ')} from ${from}`,
    );
  }
}
