import { Operators } from '#domain';
import { aHubWorld, anOrder } from '../../../test/support/builders/index.js';
import type { BenchCore } from './bench-setup.js';
import { copyOrders, copyPeople } from './row-copies.js';

/** Share of the open orders whose courier is on the way to the pickup, and share of those collected. */
const ACCEPTED = 0.3;
const COLLECTED = 0.3;
const SHOPS = 60;
/** In degrees, a city. */
const SIDE = 0.2;

export type BusyHub = Awaited<ReturnType<typeof seedBusyHub>>;

/** A city at dinner time: open orders in three states, and couriers on shift who carry them. */
export async function seedBusyHub(core: BenchCore, orders: number, couriers: number) {
  const { db } = core;
  const world = await aHubWorld(core);
  const logIn = { email: `board-${world.hub.id}@example.com`, password: 'segredo-longo-1' };
  await core.get(Operators).create(world.hub.id, { name: 'Dora', role: 'owner', ...logIn });
  const shops = await copyPeople(db, 'merchants', world.rival.id, SHOPS, { name: `'Loja ' || g` });
  const onShift = await copyPeople(db, 'couriers', world.courierId, couriers, {
    name: `'Entregador ' || g`,
  });
  const copies = async (builder: ReturnType<typeof anOrder>, share: number, held: boolean) => {
    const { id } = await builder.create(core);
    const spread = (place: string) =>
      `${place} || jsonb_build_object('latitude', (${place} ->> 'latitude')::float8 + (random() - 0.5) * ${SIDE},
         'longitude', (${place} ->> 'longitude')::float8 + (random() - 0.5) * ${SIDE})`;
    return copyOrders(db, id, Math.round(orders * share), {
      // As short as real ones, because they set the width of a row of the board.
      public_id: `'B' || t.id % 10 || lpad(g::text, 5, '0')`,
      external_id: `'board-' || g || '-' || t.id`,
      merchant_id: `(array[${shops.join(', ')}])[1 + g % ${shops.length}]`,
      courier_id: held ? `(array[${onShift.join(', ')}])[1 + g % ${onShift.length}]` : 'null',
      // Some are late, most are not.
      status_at: `now() - random() * interval '7 minutes'`,
      pickup: spread('t.pickup'),
      stops: `jsonb_build_array(${spread('t.stops -> 0')})`,
    });
  };
  const waiting = await copies(anOrder(world), 1 - ACCEPTED - COLLECTED, false);
  await copies(anOrder(world).accepted(), ACCEPTED, true);
  await copies(anOrder(world).collected(), COLLECTED, true);
  await db.execute(
    `insert into courier_presence (courier_id, hub_id, online, online_since, employable, vehicle_type_ids, position,
                                   last_seen_at, active_orders)
     select c.id, $2, true, now(), true, c.vehicle_type_ids,
            point(-47.06 + (random() - 0.5) * $3::float8, -22.9 + (random() - 0.5) * $3::float8), now(),
            (select count(*) from orders o where o.courier_id = c.id)
       from couriers c where c.id = any($1::bigint[])`,
    [onShift, world.hub.id, SIDE],
  );
  await db.execute('analyze');
  /** `waiting`: orders that look for a courier. */
  return { scope: world.scope, couriers: onShift, waiting, ...logIn };
}
