import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { metresBetween, type Floor } from './floor.js';

type Point = Parameters<typeof metresBetween>[0];

const base64url = (text: string) => Buffer.from(text).toString('base64url');
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Who could be at the pickup first, which the promised times depend on. */
const FREE = `select courier_id, position <-> point($3, $2) as far from courier_presence
  where hub_id = $1 and online and employable and active_orders = 0 and last_seen_at >= $4
  order by position <-> point($3, $2) limit 1`;

/** Tokens signed and checked by hand; a price by the great circle, and the nearest courier asked for. */
export function openDeliveryFloors({ app, pool, world, samples }: Floor): void {
  const secret = randomBytes(32);
  const known = new Map([[world.clientId, digest(world.clientSecret)]]);
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  app.post('/api/opendelivery/oauth/token', (request, response) => {
    const { client_id, client_secret } = request.body as Record<string, string>;
    const expected = known.get(client_id!);
    if (!expected || !timingSafeEqual(expected, digest(client_secret!))) {
      response.status(401).json({ error: 'invalid_client' });
      return;
    }
    const text = `${base64url('{"alg":"HS256","typ":"JWT"}')}.${base64url(JSON.stringify({ sub: client_id, exp: 1 }))}`;
    response.json({ access_token: `${text}.${sign(text)}`, token_type: 'bearer', expires_in: 3_600 });
  });
  app.post('/api/opendelivery/v1/logistics/availability', async (request, response) => {
    const [head, body, signature] = (request.headers.authorization ?? '').slice('Bearer '.length).split('.');
    if (sign(`${head!}.${body!}`) !== signature) {
      response.status(401).json({ title: 'Não autorizado', status: 401 });
      return;
    }
    const { pickupAddress, deliveryAddress } = request.body as Record<
      'pickupAddress' | 'deliveryAddress',
      Point
    >;
    const metres = metresBetween(pickupAddress, deliveryAddress) * 1.3;
    const { latitude, longitude } = pickupAddress;
    const fresh = new Date(performance.timeOrigin + performance.now() - 180_000);
    const values = [world.hubId, latitude, longitude, fresh];
    const { rows } = await pool.query<{ far: number }>({ name: 'free', text: FREE, values });
    response.json({ ...samples.availability, distance: metres, far: rows[0]?.far });
  });
}
