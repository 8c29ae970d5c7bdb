import { Sessions } from '#domain';
import type { BenchCore } from './bench-setup.js';
import { copyPeople } from './row-copies.js';

/** Copies of a courier, who is not online, with a session each. */
export async function couriersWithTokens(core: BenchCore, id: number, count: number): Promise<string[]> {
  const ids = await copyPeople(core.db, 'couriers', id, count);
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
): Promise<string[]> {
  const people = await db.unchecked.query<Parameters<Sessions['open']>[1]>(
    `select id, hub_id as "hubId", password_hash as "passwordHash" from ${kind}s where id = any($1::bigint[]) order by id`,
    [ids],
  );
  const tokens: string[] = [];
  for (const person of people)
    tokens.push((await get(Sessions).open(kind, person, { label: 'bench' })).token);
  return tokens;
}
