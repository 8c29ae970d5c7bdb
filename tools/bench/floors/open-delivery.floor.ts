import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Point } from '#domain';
import { countRequest, digest, instant, metresBetween, type Floor } from './floor.js';

const base64url = (text: string) => Buffer.from(text).toString('base64url');

/** The nearest free courier, whom the promised times depend on. */
const FREE = `select courier_id, position <-> point($3, $2) as far from courier_presence
  where hub_id = $1 and online and employable and active_orders = 0 and last_seen_at >= $4
  order by position <-> point($3, $2) limit 1`;

const STORE = `
  with r as (
    insert into floor.delivery_requests (hub_id, merchant_id, credential_id, order_uuid, order_ref,
        delivery_id, attempt, status, display_id, merchant, recipient, terms, body, fingerprint, acceptance,
        received_at, reject_after, updated_at, problem_actions)
    values ($1, $2, 1, $3::uuid, $3::text, $4, 1, 'received',
        $5, $6, $7, $8, $9, $10, 'automatic', $11, $11, $11, '[]')
    returning id, hub_id, merchant_id
  )
  insert into floor.outbox (hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at)
  select hub_id, 'request.received', id, 'r:' || id, merchant_id, $12, $11 from r`;

/** Tokens signed, read by hand; a price by the great circle, one statement for the nearest courier. */
export function openDeliveryFloors({ app, pool, world, samples }: Floor): void {
  const secret = randomBytes(32);
  const known = new Map([[world.clientId, digest(world.clientSecret)]]);
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  app.post('/api/opendelivery/oauth/token', (request, response) => {
    const { client_id, client_secret } = request.body as Record<string, string>;
    if (known.get(client_id!) !== digest(client_secret!)) {
      response.status(401).json({ error: 'invalid_client' });
      return;
    }
    const text = `${base64url('{"alg":"HS256","typ":"JWT"}')}.${base64url(JSON.stringify({ sub: client_id, exp: 1 }))}`;
    response.json({ access_token: `${text}.${sign(text)}`, token_type: 'bearer', expires_in: 3_600 });
  });
  app.use('/api/opendelivery/v1', (request, response, next) => {
    const [head, body, signature] = (request.headers.authorization ?? '').slice('Bearer '.length).split('.');
    if (sign(`${head!}.${body!}`) === signature) {
      countRequest(response, world.clientId);
      next();
    } else response.status(401).json({ title: 'Não autorizado', status: 401 });
  });
  app.post('/api/opendelivery/v1/logistics/availability', async (request, response) => {
    const { pickupAddress, deliveryAddress } = request.body as Record<string, Point>;
    const metres = metresBetween(pickupAddress!, deliveryAddress!) * 1.3;
    const { latitude, longitude } = pickupAddress!;
    const values = [world.hubId, latitude, longitude, new Date(instant().getTime() - 180_000)];
    const { rows } = await pool.query<{ far: number }>({ name: 'free', text: FREE, values });
    response.json({ ...samples.availability, distance: metres, far: rows[0]?.far });
  });
  app.post('/api/opendelivery/v1/logistics/delivery', async (request, response) => {
    const asked = request.body as Record<string, unknown>;
    const { orderId, orderDisplayId, merchant, customerName, ...terms } = asked;
    const body = JSON.stringify(asked);
    const deliveryId = randomUUID();
    const createdAt = instant().toISOString();
    const values = [
      world.hubId,
      world.merchantId,
      orderId,
      deliveryId,
      orderDisplayId,
      JSON.stringify(merchant),
      customerName,
      JSON.stringify(terms),
      body,
      digest(body),
      createdAt,
      `{"event":{"type":"request.received"},"request":${body}}`,
    ];
    await pool.query({ name: 'delivery', text: STORE, values });
    const url = `http://127.0.0.1:3000/api/opendelivery/v1/logistics/delivery/${String(orderId)}`;
    const completion = { estimate: createdAt, rejectAfter: createdAt };
    const receipt = { deliveryId, orderId, status: 'PENDING', event: 'PENDING', createdAt, completion };
    response.status(202).json({ ...receipt, deliveryDetailsURL: url });
  });
}
