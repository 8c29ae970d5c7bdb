import { randomBytes, randomUUID } from 'node:crypto';
import { keyed, metresBetween, type Floor } from './floor.js';

interface Body {
  readonly endereco_coleta: { latitude: number; longitude: number };
  readonly enderecos_entrega: { latitude: number; longitude: number }[];
  readonly external_id?: string;
}

const INSERT = `
  with o as (
    insert into floor.orders (hub_id, uuid, public_id, merchant_id, kind, source, status, status_at, started_at,
        ready_required, initial_status, external_id, pickup, stops, vehicle_type_id, acceptable_vehicle_type_ids,
        needs_return, needs_proof, combinable, distance_m, return_distance_m, duration_s, price, total_cents,
        late_charge_cents, courier_pay_cents, payment_method, combine_with_order_ids, tracking_token, last_sequence,
        last_event_at, created_at, updated_at)
    values ($1, $2, $3, $4, 'delivery', 'full_api', 'pending', $5, $5, false, 'pending', $6, $7, $8, $9, '{}',
        false, false, false, $10, 0, $11, $12, $13, 0, $13, 'invoiced', '{}', $14, 1, $5, $5, $5)
    returning id, hub_id, merchant_id
  ), e as (
    insert into floor.order_events (order_id, sequence, hub_id, type, at, actor)
    select id, 1, hub_id, 'order.created', $5, $15 from o
  ), b as (
    insert into floor.outbox (hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at)
    select hub_id, 'order.created', id, 'o:' || id, merchant_id, $16, $5 from o
  )
  select id from o`;

const READ = `select id, uuid, public_id, external_id, status, status_at, started_at, pickup, stops, distance_m,
  total_cents, tracking_token, created_at, updated_at, finished_at, courier_id, merchant_id from orders`;

/** `orders/calcular`, `orders`, one order and a page of them, by one statement each. */
export function orderFloors({ app, pool, world, samples }: Floor): void {
  keyed(app, '/api/v1', 'authorization', world.fullApiKey);
  const price = ({ endereco_coleta, enderecos_entrega }: Body) => {
    const metres = Math.round(metresBetween(endereco_coleta, enderecos_entrega[0]!) * 1.3);
    return { metres, cents: 700 + Math.round(Math.max(0, metres - 1_000) * 0.15) };
  };
  app.post('/api/v1/orders/calcular', (request, response) => {
    const { metres, cents } = price(request.body as Body);
    response.json({ ...samples.quote, distancia: metres / 1_000, valor: cents / 100 });
  });
  const stored = JSON.stringify(samples.order);
  app.post('/api/v1/orders', async (request, response) => {
    const body = request.body as Body;
    const { metres, cents } = price(body);
    const now = new Date(performance.timeOrigin + performance.now());
    const uuid = randomUUID();
    const publicId = randomBytes(5).toString('hex').toUpperCase();
    const { rows } = await pool.query<{ id: number }>({
      name: 'create',
      text: INSERT,
      values: [
        ...[world.hubId, uuid, publicId, world.merchantId, now, body.external_id],
        ...[
          JSON.stringify(body.endereco_coleta),
          JSON.stringify(body.enderecos_entrega),
          world.vehicleTypeId,
        ],
        ...[metres, Math.round(metres / 8), JSON.stringify({ baseCents: 700, totalCents: cents }), cents],
        ...[randomBytes(16).toString('hex'), '{"kind":"full_api_key","id":1}', stored],
      ],
    });
    const order = {
      ...samples.order,
      id: rows[0]!.id,
      uuid,
      public_id: publicId,
      external_id: body.external_id,
    };
    response.status(201).json({ ...order, total_value: cents / 100, created_at: now });
  });
  const toBody = (row: Record<string, unknown>) => ({
    ...samples.order,
    id: row['id'],
    uuid: row['uuid'],
    public_id: row['public_id'],
    external_id: row['external_id'],
    order_status: row['status'],
    created_at: row['created_at'],
    total_value: Number(row['total_cents']) / 100,
  });
  app.get('/api/v1/orders/:id', async (request, response) => {
    const text = `${READ} where id = $1 and hub_id = $2 and deleted_at is null`;
    const { rows } = await pool.query<Record<string, unknown>>({
      name: 'read',
      text,
      values: [request.params.id, world.hubId],
    });
    response.json(toBody(rows[0]!));
  });
  app.get('/api/v1/orders', async (_request, response) => {
    const text = `${READ} where hub_id = $1 and deleted_at is null order by created_at desc, id desc limit 50`;
    const total = 'select sum(total) as total from order_counters where hub_id = $1 and merchant_id = 0';
    const [page, count] = await Promise.all([
      pool.query<Record<string, unknown>>({ name: 'list', text, values: [world.hubId] }),
      pool.query<{ total: number }>({ name: 'total', text: total, values: [world.hubId] }),
    ]);
    response.json({ ...samples.page, data: page.rows.map(toBody), total: count.rows[0]?.total });
  });
}
