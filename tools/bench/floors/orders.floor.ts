import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Point } from '#domain';
import { requireKey, metresBetween, type Floor, type StoredOrder } from './floor.js';
import { quoteFunction, type QuoteRequest } from './quote.floor.js';

interface Body {
  readonly endereco_coleta: Point;
  readonly enderecos_entrega: readonly Point[];
  readonly external_id?: string;
}

/** A total has several slots, so that orders do not wait for each other's row. */
const COUNTER_SLOTS = 16;

const INSERT = `
  with o as (
    insert into floor.orders (hub_id, uuid, public_id, merchant_id, kind, source, status, status_at, started_at,
        ready_required, initial_status, external_id, pickup, stops, vehicle_type_id, acceptable_vehicle_type_ids,
        needs_return, needs_proof, combinable, distance_m, return_distance_m, duration_s, price, total_cents,
        late_charge_cents, courier_pay_cents, payment_method, combine_with_order_ids, tracking_token, last_sequence,
        last_event_at, created_at, updated_at)
    values ($1, $2, $3, $4, 'delivery', 'full_api', 'pending', $5, $5, false, 'pending', $6, $7, $8, $9, '{}',
        false, false, false, $10, 0, $11, $12, $13, 0, $13, 'invoiced', '{}', $14, 2, $5, $5, $5)
    returning id, hub_id, merchant_id
  ), t (sequence, type) as (
    values (1, 'order.created'), (2, 'order.searching')
  ), e as (
    insert into floor.order_events (order_id, sequence, hub_id, type, at, actor)
    select id, sequence, hub_id, type, $5, $15 from o, t
  ), b as (
    insert into floor.outbox (hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at)
    select hub_id, type, id, 'o:' || id, merchant_id, $16, $5 from o, t
  ), c as (
    insert into floor.order_counters (hub_id, merchant_id, slot, total)
    select hub_id, m, $17, 1 from o, unnest(array[0, merchant_id]) m
    on conflict (hub_id, merchant_id, slot) do update set total = floor.order_counters.total + 1
  )
  select id from o`;

/** Every column of the answer, with names of merchant and courier; sample values would leave work out. */
const SHOWN = `
  select o.id, o.uuid, o.public_id, o.hub_id, o.external_id, o.external_display_id, o.merchant_id, o.status, o.status_at,
         o.started_at, o.cancel_note, o.tracking_token, o.pickup_code, o.customer_observation, o.pickup, o.stops,
         o.needs_return, o.needs_proof, o.distance_m, o.return_distance_m, o.category_id, o.vehicle_type_id, o.package,
         o.total_cents, o.goods_value_cents, o.payment_method, o.payment_status, o.charge, o.created_at, o.updated_at,
         o.accepted_at, o.arrived_pickup_at, o.arrival_limit_at, o.collected_at, o.finished_at, o.collect_limit_at,
         o.courier_id, o.deleted_at, o.acceptable_vehicle_type_ids, o.late_charge_cents, m.name as merchant, m.email,
         m.external_id as merchant_external_id, c.name as courier, p.position`;
const PEOPLE = `
    join merchants m on m.id = o.merchant_id
    left join couriers c on c.id = o.courier_id
    left join courier_presence p on p.courier_id = o.courier_id`;

const NEWEST =
  'select * from orders where hub_id = $1 and deleted_at is null order by created_at desc, id desc';

function readBody(sample: Record<string, unknown>, row: StoredOrder) {
  const [stop] = sample['delivery_locations_data'] as object[];
  const { pickup } = row;
  return {
    ...sample,
    id: row.id,
    public_id: row['public_id'],
    uuid: row['uuid'],
    central_id: row['hub_id'],
    external_id: row['external_id'],
    external_display_id: row['external_display_id'],
    user_id: row['merchant_id'],
    started_at: row['started_at'],
    order_status: row['status'],
    order_status_date: row['status_at'],
    status_observation: row['cancel_note'],
    tracking_url: `http://127.0.0.1:3000/rastreio/${String(row['tracking_token'])}`,
    pickup_code: row['pickup_code'],
    customer_observation: row['customer_observation'],
    pickup_location: pickup['address'],
    pickup_location_data: {
      endereco: pickup['address'],
      latitude: pickup['latitude'],
      longitude: pickup['longitude'],
      nome: pickup['name'],
      telefone: pickup['phone'],
      external_id: pickup['externalId'],
    },
    delivery_locations_data: row.stops.map((one) => ({
      ...stop,
      id: String(row.id * 1_000 + Number(one['ordinal'])),
      latitude: one['latitude'],
      longitude: one['longitude'],
      endereco: one['address'],
      nome: one['name'],
      telefone: one['phone'],
      delivered: one['status'] === 'delivered',
      delivered_date: one['finishedAt'],
    })),
    need_return_to_pickup_location: row['needs_return'],
    need_delivery_proof: row['needs_proof'],
    distance: row.distance_m / 1_000,
    category_id: row['category_id'],
    vehicle_type_id: row['vehicle_type_id'],
    total_value: row.total_cents / 100,
    valor_pedidos: row['goods_value_cents'],
    pagamento_faturado: row['payment_method'] === 'invoiced',
    payment_status: row['payment_status'],
    created_at: row['created_at'],
    updated_at: row['updated_at'],
    accepted_at: row['accepted_at'],
    arrived_pickup_location_at: row['arrived_pickup_at'],
    arrived_limit_date: row['arrival_limit_at'],
    picked_up_at: row['collected_at'],
    finished_at: row['finished_at'],
    collect_limit_date: row['collect_limit_at'],
    courier: row['courier'],
    courier_data: { id: row['courier_id'], name: row['courier'] },
    user: {
      id: row['merchant_id'],
      name: row['merchant'],
      email: row['email'],
      external_id: row['merchant_external_id'],
    },
    deleted_at: row['deleted_at'],
  };
}

/** Routes: `orders/calcular`, `orders`, one order and a page of them, by one statement each. */
export async function orderFloors({ app, pool, world, samples }: Floor): Promise<void> {
  requireKey(app, '/api/v1', 'authorization', world.fullApiKey);
  const quote = await quoteFunction(pool, world.hubId);
  app.post('/api/v1/orders/calcular', (request, response) =>
    response.json(quote(request.body as QuoteRequest)),
  );
  const stored = JSON.stringify(samples.order);
  app.post('/api/v1/orders', async (request, response) => {
    const body = request.body as Body;
    const metres = Math.round(metresBetween(body.endereco_coleta, body.enderecos_entrega[0]!) * 1.3);
    const cents = 700 + Math.round(Math.max(0, metres - 1_000) * 0.15);
    const now = new Date(performance.timeOrigin + performance.now());
    const uuid = randomUUID();
    const publicId = randomBytes(5).toString('hex').toUpperCase();
    const { rows } = await pool.query<{ id: number }>({
      name: 'create',
      text: INSERT,
      values: [
        world.hubId,
        uuid,
        publicId,
        world.merchantId,
        now,
        body.external_id,
        JSON.stringify(body.endereco_coleta),
        JSON.stringify(body.enderecos_entrega),
        world.vehicleTypeId,
        metres,
        Math.round(metres / 8),
        JSON.stringify({ baseCents: 700, totalCents: cents }),
        cents,
        randomBytes(16).toString('hex'),
        '{"kind":"full_api_key","id":1}',
        stored,
        randomInt(COUNTER_SLOTS),
      ],
    });
    const { id } = rows[0]!;
    const { external_id } = body;
    const order = { ...samples.order, id, uuid, public_id: publicId, external_id, created_at: now };
    response.status(201).json({ ...order, total_value: cents / 100 });
  });
  const toBody = (row: StoredOrder) => readBody(samples.order, row);
  app.get('/api/v1/orders/:id', async (request, response) => {
    const text = `${SHOWN} from orders o ${PEOPLE} where o.id = $1 and o.hub_id = $2 and o.deleted_at is null`;
    const values = [request.params.id, world.hubId];
    const { rows } = await pool.query<StoredOrder>({ name: 'read', text, values });
    response.json(toBody(rows[0]!));
  });
  app.get('/api/v1/orders', async (_request, response) => {
    const text = `${SHOWN} from (${NEWEST} limit 50) o ${PEOPLE} order by o.created_at desc, o.id desc`;
    const total = 'select sum(total) as total from order_counters where hub_id = $1 and merchant_id = 0';
    const [page, count] = await Promise.all([
      pool.query<StoredOrder>({ name: 'list', text, values: [world.hubId] }),
      pool.query<{ total: number }>({ name: 'total', text: total, values: [world.hubId] }),
    ]);
    response.json({ ...samples.page, data: page.rows.map(toBody), total: count.rows[0]?.total });
  });
}
