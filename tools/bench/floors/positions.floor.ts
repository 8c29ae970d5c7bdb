import type { Point } from '#domain';
import { digest, type Floor } from './floor.js';

type Position = Point & { readonly at: string; readonly accuracy: number };

const RECORD = `
  with track as (
    insert into floor.courier_positions (hub_id, courier_id, at, latitude, longitude, accuracy)
    select $6::bigint, $1::bigint, * from unnest($2::timestamptz[], $3::float8[], $4::float8[], $5::real[])
  on conflict do nothing)
  update floor.courier_presence set position = point(($4::float8[])[1], ($3::float8[])[1]),
   last_seen_at = now() where courier_id = $1`;

/** One statement per request appends to the track and moves the courier, found by the token's digest. */
export function positionFloors({ app, pool, world }: Floor): void {
  const known = new Map<string, number>();
  const idOf = async (token: string) => {
    const key = digest(token);
    const id = known.get(key) ?? known.size + 1;
    if (!known.has(key)) {
      known.set(key, id);
      const text = 'insert into floor.courier_presence (courier_id, hub_id, online) values ($1, $2, true)';
      await pool.query(text, [id, world.hubId]);
    }
    return id;
  };
  app.post('/api/courier/positions', async (request, response) => {
    const id = await idOf(request.headers.authorization ?? '');
    const all = [request.body as Position | Position[]].flat();
    const values = [
      id,
      all.map(({ at }) => at),
      all.map(({ latitude }) => latitude),
      all.map(({ longitude }) => longitude),
      all.map(({ accuracy }) => accuracy),
      world.hubId,
    ];
    await pool.query({ name: 'record', text: RECORD, values });
    response.status(204).end();
  });
}
