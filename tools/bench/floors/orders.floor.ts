import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Point } from '#domain';
import { instant, metresBetween, requireKey, trackingUrl, type Floor, type StoredOrder } from './floor.js';
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
    insert into floor.orders (hub_id, uuid, public_id, merchant_id, kind, source, status, status_at,
        started_at, ready_required, initial_status, external_id, pickup, stops, vehicle_type_id,
        acceptable_vehicle_type_ids, needs_return, needs_proof, combinable, distance_m, return_distance_m,
        duration_s, price, total_cents, late_charge_cents, courier_pay_cents, payment_method,
        combine_with_order_ids, tracking_token, last_sequence, last_event_at, created_at, updated_at)
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
  select o.id, o.uuid, o.public_id, o.hub_id as central_id, o.external_id, o.external_display_id,
         o.merchant_id as user_id, o.status as order_status, o.status_at as order_status_date, o.started_at,
         o.cancel_note as status_observation, o.tracking_token, o.pickup_code, o.customer_observation,
         o.pickup, o.stops, o.distance_m, o.needs_return as need_return_to_pickup_location,
         o.needs_proof as need_delivery_proof, o.return_distance_m as return_distance, o.category_id,
         o.vehicle_type_id, o.package as weight, o.total_cents, o.goods_value_cents as valor_pedidos,
         o.payment_method, o.payment_status, o.charge as payment_code, o.created_at, o.updated_at,
         o.accepted_at, o.arrived_pickup_at as arrived_pickup_location_at,
         o.arrival_limit_at as arrived_limit_date, o.collected_at as picked_up_at, o.finished_at,
         o.collect_limit_at as collect_limit_date, o.courier_id, o.deleted_at,
         o.late_charge_cents as pickup_delay_tax, o.acceptable_vehicle_type_ids as assigned_vehicle_types,
         m.name as merchant, m.email, m.external_id as merchant_external_id, c.name as courier, p.position`;
const PEOPLE = `
    join merchants m on m.id = o.merchant_id
    left join couriers c on c.id = o.courier_id
    left join courier_presence p on p.courier_id = o.courier_id`;

const NEWEST =
  'select * from orders where hub_id = $1 and deleted_at is null order by created_at desc, id desc';

function readBody(sample: Record<string, unknown>, row: StoredOrder) {
  const { pickup, stops, distance_m, total_cents, tracking_token, payment_method, ...named } = row;
  const { courier_id, position, merchant, email, merchant_external_id, ...shown } = named;
  const [stop] = sample['delivery_locations_data'] as object[];
  return {
    ...sample,
    ...shown,
    tracking_url: trackingUrl(tracking_token),
    pickup_location: pickup['address'],
    pickup_location_data: {
      endereco: pickup['address'],
      latitude: pickup['latitude'],
      longitude: pickup['longitude'],
      nome: pickup['name'],
      telefone: pickup['phone'],
      external_id: pickup['externalId'],
    },
    delivery_locations_data: stops.map((one) => ({
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
    distance: distance_m / 1_000,
    total_value: total_cents / 100,
    pagamento_faturado: payment_method === 'invoiced',
    courier_data: { id: courier_id, name: shown['courier'], location: position ?? undefined },
    user: { id: shown['user_id'], name: merchant, email, external_id: merchant_external_id },
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
    const now = instant();
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
