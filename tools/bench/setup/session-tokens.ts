import { Sessions } from '#domain';
import type { BenchCore } from './core.js';
import { copyRow } from './row-copies.js';

/** Each copy has a session. `phone`: one below the copies' first phone. */
export async function couriersWithTokens(
  core: BenchCore,
  original: { readonly id: number; readonly phone: number },
  count: number,
): Promise<readonly string[]> {
  const phone = `(${String(original.phone)} + g)::text`;
  const ids = await copyRow(core.db, 'couriers', original.id, count, { phone, email: 'null' });
  await core.db.execute(
    `insert into courier_presence (courier_id, hub_id, online, employable, vehicle_type_ids)
     select id, hub_id, false, true, vehicle_type_ids from couriers where id = any($1::bigint[])`,
    [ids],
  );
  return tokensOf(core, 'courier', ids);
}

/** Made in the database: log-ins by HTTP are slow and limited. */
export async function tokensOf(
  { db, get }: BenchCore,
  kind: 'courier' | 'merchant',
  ids: readonly number[],
): Promise<readonly string[]> {
  const people = await db.query<Parameters<Sessions['open']>[1]>(
    `select id, hub_id as "hubId", password_hash as "passwordHash" from ${kind}s where id = any($1::bigint[]) order by id`,
    [ids],
  );
  const tokens: string[] = [];
  for (const person of people)
    tokens.push((await get(Sessions).open(kind, person, { label: 'bench' })).token);
  return tokens;
}
