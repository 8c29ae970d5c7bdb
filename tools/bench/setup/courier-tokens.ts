import { randomBase62 } from '#domain';
import { passwordMark } from '#domain/testing';
import { createHash } from 'node:crypto';
import type { BenchSetup } from './bench-setup.js';
import { copyRow } from './row-copies.js';

/** A courier of a hub, to be copied, and the phone before the copies' first one. */
interface CourierOriginal {
  readonly id: number;
  readonly phone: number;
}

/** Copies of one courier, each with a session as a log-in makes it: log-ins by HTTP are slow and limited. */
export async function couriersWithTokens(
  { core }: Pick<BenchSetup, 'core'>,
  original: CourierOriginal,
  count: number,
): Promise<readonly string[]> {
  const phone = `(${String(original.phone)} + g)::text`;
  const ids = await copyRow(core.db, 'couriers', original.id, count, { phone, email: 'null' });
  await core.db.execute(
    `insert into courier_presence (courier_id, hub_id, online, employable, vehicle_type_ids)
     select id, hub_id, false, true, vehicle_type_ids from couriers where id = any($1::bigint[])`,
    [ids],
  );
  const row = await core.db.first<{ hubId: number; hash: string }>(
    'select hub_id as "hubId", password_hash as hash from couriers where id = $1',
    [original.id],
  );
  const tokens = ids.map(() => `cou_${randomBase62(43)}`);
  await core.db.execute(
    `insert into sessions (hub_id, person_kind, person_id, label, lookup, password_mark, created_at)
     select $1, 'courier', id, 'bench', lookup, decode($2, 'hex'), now()
       from unnest($3::bigint[], $4::bytea[]) as s(id, lookup)`,
    [
      row!.hubId,
      passwordMark(row!.hash),
      ids,
      tokens.map((token) => createHash('sha256').update(token).digest()),
    ],
  );
  return tokens;
}
