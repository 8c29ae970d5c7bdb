import { Clock, CourierSessionStates, passwordFingerprint } from '#domain';
import { CourierTokens } from '../../../apps/console/src/courier-api/session/courier-token.service.js';
import type { BenchSetup } from './bench-setup.js';
import { copyRow } from './row-copies.js';

/** A courier of a hub, to be copied, and the phone before the copies' first one. */
interface CourierOriginal {
  readonly id: number;
  readonly phone: number;
}

/** Copies of one courier, each with a session made as a log-in makes it: log-ins by HTTP are slow and limited. */
export async function couriersWithTokens(
  { core, env }: Pick<BenchSetup, 'core' | 'env'>,
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
  const row = await core.db.first<{ hash: string }>(
    'select password_hash as hash from couriers where id = $1',
    [original.id],
  );
  const fingerprint = passwordFingerprint(row!.hash);
  const sessions = new CourierTokens([env['SECRET_KEY']!], core.get(CourierSessionStates), core.get(Clock));
  return ids.map((id) => sessions.issue(id, fingerprint).token);
}
