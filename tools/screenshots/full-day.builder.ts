import type { Database } from '#domain';
import type { RunningGateway } from '../../test/support/running-gateway.js';
import { copyOrders, copyRow } from '../bench/setup/row-copies.js';

const COURIERS = 120;
const FIRST = [
  'Ana',
  'Bruno',
  'Carla',
  'Diego',
  'Elisa',
  'Fábio',
  'Gisele',
  'Hugo',
  'Iara',
  'Jonas',
  'Kátia',
  'Leo',
];
const LAST = [
  'Ventania',
  'Ladeira',
  'Esquina',
  'Ponte',
  'Travessa',
  'Avenida',
  'Alameda',
  'Viela',
  'Largo',
  'Beco',
];
/** Degrees: a city. */
const SIDE = 0.05;

const listed = (words: readonly string[]) => `(array['${words.join("','")}'])`;

/** Copies of a small day's orders, in its states and with its shops, and as many couriers as they need. */
export async function multiplyDay(
  { core: { database: db }, facts }: RunningGateway,
  orders: number,
): Promise<void> {
  const hubId = facts.hub.id;
  const onShift = await copyCouriers(db, hubId, facts.couriers[0]?.id ?? 0);
  const models = await db.query<{ id: number; held: boolean }>(
    'select id, courier_id is not null as held from orders where hub_id = $1 order by id',
    [hubId],
  );
  const each = Math.ceil((orders - models.length) / models.length);
  for (const { id, held } of models) {
    const spread = (place: string) =>
      `${place} || jsonb_build_object('latitude', (${place} ->> 'latitude')::float8 + (random() - 0.5) * ${String(SIDE)},
         'longitude', (${place} ->> 'longitude')::float8 + (random() - 0.5) * ${String(SIDE)})`;
    const earlier = `interval '1 second' * (g * 300 % 500)`;
    await copyOrders(db, id, each, {
      public_id: `substr(upper(translate(gen_random_uuid()::text, '-01', 'ZXK')), 1, 7)`,
      external_id: `'dia-' || t.id || '-' || g`,
      courier_id: held
        ? `(array[${onShift.join(', ')}])[1 + (t.id * 31 + g) % ${String(onShift.length)}]`
        : 'null',
      status_at: `t.status_at - ${earlier}`,
      accepted_at: `t.accepted_at - ${earlier}`,
      collected_at: `t.collected_at - ${earlier}`,
      pickup: spread('t.pickup'),
      stops: `jsonb_build_array(${spread('t.stops -> 0')})`,
    });
  }
  await db.execute(
    `update courier_presence p set active_orders =
       (select count(*) from orders o
         where o.courier_id = p.courier_id and o.status not in ('completed', 'cancelled'))
      where hub_id = $1`,
    [hubId],
  );
  await db.execute('analyze');
}

const EARLIER_DAYS = 14;
const INSTANTS = [
  'created_at',
  'started_at',
  'status_at',
  'accepted_at',
  'arrived_pickup_at',
  'collected_at',
  'deliver_by',
  'delivered_at',
  'finished_at',
  'last_event_at',
];

/** Copies of the completed orders on the days before, so that charts, rankings and invoices have something to show. */
export async function addEarlierDays({ core: { database: db }, facts }: RunningGateway): Promise<void> {
  const completed = await db.query<{ id: number }>(
    `select id from orders where hub_id = $1 and status = 'completed' order by id`,
    [facts.hub.id],
  );
  for (const [at, { id }] of completed.entries()) {
    // More on some days than on others.
    const earlier = `interval '1 day' * (1 + (g * ${String(at + 3)}) % ${String(EARLIER_DAYS)})`;
    await copyOrders(db, id, EARLIER_DAYS + at * 2, {
      ...Object.fromEntries(INSTANTS.map((column) => [column, `t.${column} - ${earlier}`])),
      public_id: `substr(upper(translate(gen_random_uuid()::text, '-01', 'ZXK')), 1, 7)`,
      external_id: `'antes-' || t.id || '-' || g`,
    });
  }
}

async function copyCouriers(db: Database, hubId: number, model: number): Promise<number[]> {
  const copies = await copyRow(db, 'couriers', model, COURIERS, {
    name: `${listed(FIRST)}[1 + g % ${String(FIRST.length)}] || ' ' || ${listed(LAST)}[1 + g % ${String(LAST.length)}]`,
    phone: `(11920000000 + g)::text`,
    email: 'null',
    cpf: 'null',
  });
  await db.execute(
    `insert into courier_presence (courier_id, hub_id, online, online_since, employable, vehicle_type_ids, position,
                                   last_seen_at, active_orders)
     select c.id, $2, c.id % 5 <> 0, now(), true, c.vehicle_type_ids,
            p.position + point((random() - 0.5) * $3::float8, (random() - 0.5) * $3::float8), now(), 0
       from couriers c, courier_presence p where c.id = any($1::bigint[]) and p.courier_id = $4`,
    [copies, hubId, SIDE, model],
  );
  return copies;
}

/** The owner of a hub in which nothing has been set up, with the password of the demonstration's. */
export async function emptyHubOwner({ core: { database: db }, facts }: RunningGateway): Promise<string> {
  const email = 'vazia@example.com';
  const [hub] = await copyRow(db, 'hubs', facts.hub.id, 1, { name: `'Entregas Novas'` });
  const owner = await db.query<{ id: number }>('select id from operators where email = $1', [
    facts.admin.email,
  ]);
  await copyRow(db, 'operators', owner[0]?.id ?? 0, 1, { hub_id: String(hub), email: `'${email}'` });
  return email;
}
