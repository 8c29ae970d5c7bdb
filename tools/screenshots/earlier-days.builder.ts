import type { RunningGateway } from '../../test/support/running-gateway.js';
import { copyOrders, copyRow } from '../bench/setup/row-copies.js';

const EARLIER_DAYS = 14;
const INSTANTS = [
  'created_at',
  'started_at',
  'status_at',
  'accepted_at',
  'arrived_pickup_at',
  'collected_at',
  'deliver_by',
  'delivered_at',
  'finished_at',
  'last_event_at',
];

/** Copies of the completed orders on the days before, so that charts, rankings and invoices have something to show. */
export async function addEarlierDays({ core: { database: db }, facts }: RunningGateway): Promise<void> {
  const completed = await db.query<{ id: number }>(
    `select id from orders where hub_id = $1 and status = 'completed' order by id`,
    [facts.hub.id],
  );
  for (const [at, { id }] of completed.entries()) {
    // More on some days than on others.
    const earlier = `interval '1 day' * (1 + (g * ${String(at + 3)}) % ${String(EARLIER_DAYS)})`;
    await copyOrders(db, id, EARLIER_DAYS + at * 2, {
      ...Object.fromEntries(INSTANTS.map((column) => [column, `t.${column} - ${earlier}`])),
      public_id: `substr(upper(translate(gen_random_uuid()::text, '-01', 'ZXK')), 1, 7)`,
      external_id: `'antes-' || t.id || '-' || g`,
    });
  }
}

/** The owner of a hub in which nothing has been set up, with the password of the demonstration's. */
export async function emptyHubOwner({ core: { database: db }, facts }: RunningGateway): Promise<string> {
  const email = 'vazia@example.com';
  const [hub] = await copyRow(db, 'hubs', facts.hub.id, 1, { name: `'Entregas Novas'` });
  const owner = await db.query<{ id: number }>('select id from operators where email = $1', [
    facts.admin.email,
  ]);
  await copyRow(db, 'operators', owner[0]?.id ?? 0, 1, { hub_id: String(hub), email: `'${email}'` });
  return email;
}
