import {
  CourierPositions,
  Credentials,
  Merchants,
  Operators,
  newUuid,
  Wallets,
  WebhookSubscriptions,
  cents,
  type Merchant,
} from '#domain';
import { deliveryExample } from '../../../apps/open-delivery/src/docs/request.examples.js';
import { aCourier, aHubWorld, anOrder, DROPOFF, PICKUP } from '../../support/builders/index.js';
import type { HubWorld } from '../../support/builders/index.js';
import { openDeliveryToken } from '../../support/open-delivery-token.js';
import type { FourFacesWorld } from '../four-faces.world.js';

/** Tables whose newest row of the hub is taken. */
const TABLES = {
  categories: 'categories',
  credentials: 'credentials',
  deliveries: 'webhook_deliveries',
  documents: 'courier_documents',
  places: 'merchant_places',
  fleets: 'fleets',
  messages: 'messages',
  offers: 'order_offers',
  operators: 'operators',
  pictures: 'pictures',
  requests: 'delivery_requests',
  'service-areas': 'service_areas',
  subscriptions: 'webhook_subscriptions',
  tariffs: 'tariffs',
} as const;
const OTHERS = ['couriers', 'hubs', 'merchants', 'orders', 'stops', 'vehicle-types', 'withdrawals'] as const;

/** By the path segment that precedes the id; and ids that callers of Open Delivery gave requests. */
export const NOUNS = [...(Object.keys(TABLES) as (keyof typeof TABLES)[]), ...OTHERS] as const;
export type Noun = (typeof NOUNS)[number] | 'request-uuids';
export type Ids = Readonly<Partial<Record<Noun, number | string>>>;

/** One object of each kind. Every text carries the mark of its owner. */
export interface HubObjects extends HubWorld {
  /** Objects of the store, of its courier and of the hub. */
  readonly ids: Ids;
  /** The same, but of the store's sibling and of another courier where they have their own. */
  readonly siblingIds: Ids;
}

export async function hubObjects(
  world: FourFacesWorld,
  mark: string,
  siblingMark = mark,
): Promise<HubObjects> {
  const { db, clock } = world.core;
  const hub = await aHubWorld(world, { name: mark });
  const { scope, store, rival, courierId, motorbike } = hub;
  for (const table of ['merchants', 'couriers', 'vehicle_types', 'categories', 'tariffs', 'service_areas'])
    await db.execute(`update ${table} set name = $2 || ' ' || id where hub_id = $1`, [hub.hub.id, mark]);
  await db.execute(`update merchants set name = $2 where id = $1`, [rival.id, siblingMark]);
  // Longer than anything is cached.
  clock.advance({ seconds: 10 });
  const orderOf = (merchant: Merchant, name: string) =>
    anOrder(hub)
      .of(merchant)
      .with({ stops: [{ ...DROPOFF, address: `Rua ${name}, 2`, name, phone: '11955550000' }] });
  const own = await orderOf(store, mark).collected().create(world);
  const others = await orderOf(rival, siblingMark).create(world);
  const sibling = await aCourier(world, scope, [motorbike.id], PICKUP);
  await db.execute(`update couriers set name = $2 where id = $1`, [sibling, siblingMark]);
  await world.get(CourierPositions).record(courierId, [{ ...PICKUP, at: clock.now() }]);
  await insertRest(world, hub, own.id, mark);
  const withdrawals = await withdraw(world, hub, mark);
  const requestUuids = [
    await requestDelivery(world, hub, store),
    await requestDelivery(world, hub, rival),
  ] as const;
  const ids: Ids = {
    ...(await newest(world, hub)),
    hubs: hub.hub.id,
    merchants: store.id,
    couriers: courierId,
    orders: own.id,
    stops: own.id * 1000 + own.stops.length,
    'vehicle-types': motorbike.id,
    withdrawals,
    'request-uuids': requestUuids[0],
  };
  const siblingIds = {
    ...ids,
    merchants: rival.id,
    couriers: sibling,
    orders: others.id,
    stops: others.id * 1000 + 1,
    'request-uuids': requestUuids[1],
  };
  return { ...hub, ids, siblingIds };
}

async function newest({ core }: FourFacesWorld, { hub }: HubWorld): Promise<Ids> {
  const ids: Record<string, number> = {};
  for (const [noun, table] of Object.entries(TABLES)) {
    const sql = `select id from ${table} where hub_id = $1 order by id desc limit 1`;
    const row = await core.db.first<{ id: number }>(sql, [hub.id]);
    if (!row) throw new Error(`The hub has nothing in ${table}`);
    ids[noun] = row.id;
  }
  return ids;
}

/** Objects that orders, merchants and couriers do not bring. */
async function insertRest(
  world: FourFacesWorld,
  { hub, scope, store, courierId }: HubWorld,
  orderId: number,
  mark: string,
): Promise<void> {
  const { db, clock } = world.core;
  await world.get(WebhookSubscriptions).create(scope, {
    face: 'full-api',
    url: `https://8.8.8.8/${mark}`,
    events: ['ORDER_CREATED'],
    topics: ['order.created'],
    securityCode: mark,
  });
  const at = clock.now();
  const insert = (text: string, ...more: unknown[]) => db.execute(text, [hub.id, at, ...more]);
  await insert(
    `with made as (
       insert into webhook_deliveries (hub_id, face, subscription_id, topic, aggregate_id, stream, state,
         event, headers, created_at)
       select $1, face, id, 'order.created', $3::bigint, 'o:' || $3::bigint, 'given_up', 'ORDER_CREATED',
         '{}', $2 from webhook_subscriptions where hub_id = $1 returning id, hub_id, created_at)
     insert into webhook_bodies (delivery_id, hub_id, stored_at, body) select id, hub_id, created_at, $4 from made`,
    orderId,
    mark,
  );
  await insert(
    `insert into messages (hub_id, order_id, channel, recipient, template, words, state, created_at)
     values ($1, $3, 'email', $4::text || '@example.com', 'password_reset', '{}', 'failed', $2)`,
    orderId,
    mark,
  );
  await insert(
    `insert into order_offers (hub_id, order_id, courier_id, attempt, round, status, offered_at, expires_at, changed_at)
     values ($1, $3, $4, 1, 1, 'expired', $2, $2, $2)`,
    orderId,
    courierId,
  );
  await insert(
    `insert into pictures (hub_id, owner_kind, owner_id, token, storage_key, content_type, size, created_at)
     values ($1, 'merchant', $3, $4, 'pictures/' || $3::bigint || '/' || gen_random_uuid() || '.png', 'image/png', 1, $2)`,
    store.id,
    mark,
  );
  await insert(
    `insert into courier_documents (hub_id, courier_id, type, storage_key, content_type, created_at)
     values ($1, $3, 'cnh', 'documents/' || $3::bigint || '/' || gen_random_uuid() || '.png', 'image/png', $2)`,
    courierId,
  );
  await insert(
    `insert into merchant_places (hub_id, merchant_id, kind, name, place, key, search, uses, created_at, updated_at)
     select $1, $3, kind, $4, '{"address": "Rua das Araras Azuis, 120"}', $4, lower($4), 0, $2, $2
       from unnest(array['recipient', 'pickup']) kind`,
    store.id,
    mark,
  );
  await insert(`insert into fleets (hub_id, name, created_at, updated_at) values ($1, $3, $2, $2)`, mark);
  const email = `${mark.toLowerCase()}@example.com`;
  const reader = { name: mark, email, password: 'segredo-longo-1', role: 'read_only' } as const;
  await world.get(Operators).create(hub.id, reader);
}

/** Returns the id of the withdrawal. */
async function withdraw(world: FourFacesWorld, { scope, courierId }: HubWorld, description: string) {
  const wallets = world.get(Wallets);
  const wallet = { kind: 'courier', id: courierId } as const;
  await wallets.credit(scope, wallet, { amount: cents(10_000), description });
  return (await wallets.withdraw(scope, wallet, { amount: cents(100), description })).entry.id;
}

/** Returns the order's id in the request. */
async function requestDelivery(
  world: FourFacesWorld,
  { scope }: HubWorld,
  { id }: Merchant,
): Promise<string> {
  await world.get(Merchants).update(scope, id, { requestsEnabled: true });
  const pair = await world.get(Credentials).issuePair(scope, id);
  const headers = { Authorization: `Bearer ${await openDeliveryToken(world.server.baseUrl, pair)}` };
  const orderId = newUuid();
  const body = JSON.stringify({ ...deliveryExample, orderId });
  const { status, text } = await world.send('POST', '/api/opendelivery/v1/logistics/delivery', headers, body);
  if (status !== 202) throw new Error(`No request was taken: ${text}`);
  return orderId;
}
