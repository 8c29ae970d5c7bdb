import {
  CourierPositions,
  Credentials,
  Merchants,
  Operators,
  newUuid,
  Wallets,
  WebhookSubscriptions,
  cents,
} from '#domain';
import { deliveryExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import { aCourier, aHubWorld, anOrder, DROPOFF, PICKUP } from '../../test/support/builders/index.js';
import type { DomainContainer, HubWorld } from '../../test/support/builders/index.js';
import { openDeliveryToken } from '../../test/support/open-delivery-token.js';
import type { FourFacesWorld } from '../../test/server/four-faces.world.js';

const TABLES = {
  categories: 'categories',
  couriers: 'couriers',
  credentials: 'credentials',
  deliveries: 'webhook_deliveries',
  documents: 'courier_documents',
  places: 'merchant_places',
  fleets: 'fleets',
  merchants: 'merchants',
  messages: 'messages',
  offers: 'order_offers',
  operators: 'operators',
  orders: 'orders',
  pictures: 'pictures',
  requests: 'delivery_requests',
  'service-areas': 'service_areas',
  subscriptions: 'webhook_subscriptions',
  tariffs: 'tariffs',
  'vehicle-types': 'vehicle_types',
} as const;

/** By the path segment that precedes the id. */
export const NOUNS = [
  ...(Object.keys(TABLES) as (keyof typeof TABLES)[]),
  'hubs',
  'stops',
  'withdrawals',
] as const;
export type Noun = (typeof NOUNS)[number];

/** One object of each kind. Every text carries the mark of its owner. */
export interface HubObjects extends HubWorld {
  readonly container: DomainContainer;
  /** Objects of the store, of its courier and of the hub. */
  readonly ids: Readonly<Record<Noun, number>>;
  /** Orders of the store and of its sibling in the same hub. */
  readonly orders: Readonly<Record<'own' | 'sibling', { id: number; publicId: string; uuid: string }>>;
  readonly siblingCourierId: number;
  /** Open Delivery requests, by the ids that their callers gave them. */
  readonly requestUuids: Readonly<Record<'own' | 'sibling', string>>;
}

interface Marks {
  readonly hub: string;
  readonly sibling: string;
}

export async function hubObjects(world: FourFacesWorld, marks: Marks): Promise<HubObjects> {
  const { core, server } = world;
  const container: DomainContainer = { core, get: (token) => server.nest.get(token, { strict: false }) };
  const hub = await aHubWorld(container, { name: marks.hub });
  await markTexts(world, hub, marks);
  const order = (of: { id: number }, mark: string) =>
    anOrder(hub)
      .of(of)
      .with({
        stops: [{ ...DROPOFF, address: `Rua ${mark}, 2`, name: mark, phone: '11955550000' }],
      });
  const own = await order(hub.store, marks.hub).collected().create(container);
  const sibling = await order(hub.rival, marks.sibling).create(container);
  const siblingCourierId = await aCourier(container, hub.scope, [hub.motorbike.id], PICKUP);
  await world.core.db.execute(`update couriers set name = $2 where id = $1`, [
    siblingCourierId,
    marks.sibling,
  ]);
  await container.get(CourierPositions).record(hub.courierId, [{ ...PICKUP, at: world.core.clock.now() }]);
  const withdrawals = await rest(world, container, hub, { own: own.id, mark: marks.hub });
  const requestUuids = {
    own: await requestDelivery(world, container, { scope: hub.scope, merchant: hub.store }),
    sibling: await requestDelivery(world, container, { scope: hub.scope, merchant: hub.rival }),
  };
  return {
    ...hub,
    container,
    orders: { own, sibling },
    siblingCourierId,
    requestUuids,
    ids: {
      ...(await newest(world, hub.hub.id)),
      hubs: hub.hub.id,
      merchants: hub.store.id,
      couriers: hub.courierId,
      orders: own.id,
      stops: own.id * 1000 + own.stops.length,
      'vehicle-types': hub.motorbike.id,
      withdrawals,
    },
  };
}

async function newest({ core }: FourFacesWorld, hubId: number) {
  const ids = {} as Record<keyof typeof TABLES, number>;
  for (const [noun, table] of Object.entries(TABLES)) {
    const row = await core.db.first<{ id: number }>(
      `select id from ${table} where hub_id = $1 order by id desc limit 1`,
      [hubId],
    );
    if (!row) throw new Error(`The hub has nothing in ${table}`);
    ids[noun as keyof typeof TABLES] = row.id;
  }
  return ids;
}

async function markTexts({ core }: FourFacesWorld, { hub, rival }: HubWorld, marks: Marks): Promise<void> {
  for (const table of ['merchants', 'couriers', 'vehicle_types', 'categories', 'tariffs', 'service_areas'])
    await core.db.execute(`update ${table} set name = $2 || ' ' || id where hub_id = $1`, [
      hub.id,
      marks.hub,
    ]);
  await core.db.execute(`update merchants set name = $2 where id = $1`, [rival.id, marks.sibling]);
  // Longer than anything is cached.
  core.clock.advance({ seconds: 10 });
}

/** Objects that orders, merchants and couriers do not bring. Returns the id of a withdrawal. */
async function rest(
  world: FourFacesWorld,
  container: DomainContainer,
  { hub, scope, store, courierId }: HubWorld,
  { own, mark }: { own: number; mark: string },
): Promise<number> {
  const { db, clock } = world.core;
  const at = clock.now();
  await container.get(WebhookSubscriptions).create(scope, {
    face: 'full-api',
    url: `https://8.8.8.8/${mark}`,
    events: ['ORDER_CREATED'],
    topics: ['order.created'],
    securityCode: mark,
  });
  const insert = (text: string, ...more: unknown[]) => db.execute(text, [hub.id, at, ...more]);
  await insert(
    `with made as (
       insert into webhook_deliveries (hub_id, face, subscription_id, topic, aggregate_id, stream, state, event, headers, created_at)
       select $1, face, id, 'order.created', $3::bigint, 'o:' || $3::bigint, 'given_up', 'ORDER_CREATED', '{}', $2
         from webhook_subscriptions where hub_id = $1
       returning id, hub_id, created_at)
     insert into webhook_bodies (delivery_id, hub_id, stored_at, body) select id, hub_id, created_at, $4 from made`,
    own,
    mark,
  );
  await insert(
    `insert into messages (hub_id, order_id, channel, recipient, template, words, state, created_at)
     values ($1, $3, 'email', $4::text || '@example.com', 'password_reset', '{}', 'failed', $2)`,
    own,
    mark,
  );
  await insert(
    `insert into order_offers (hub_id, order_id, courier_id, attempt, round, status, offered_at, expires_at, changed_at)
     values ($1, $3, $4, 1, 1, 'expired', $2, $2, $2)`,
    own,
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
  for (const kind of ['recipient', 'pickup'])
    await insert(
      `insert into merchant_places (hub_id, merchant_id, kind, name, place, key, search, uses, created_at, updated_at)
       values ($1, $3, $4, $5, '{"address": "Rua das Araras Azuis, 120"}', $5, lower($5), 0, $2, $2)`,
      store.id,
      kind,
      mark,
    );
  await insert(`insert into fleets (hub_id, name, created_at, updated_at) values ($1, $3, $2, $2)`, mark);
  await container.get(Operators).create(hub.id, {
    name: mark,
    email: `${mark.toLowerCase()}@example.com`,
    password: 'segredo-longo-1',
    role: 'read_only',
  });
  const wallet = { kind: 'courier', id: courierId } as const;
  await container.get(Wallets).credit(scope, wallet, { amount: cents(10_000), description: mark });
  const { entry } = await container
    .get(Wallets)
    .withdraw(scope, wallet, { amount: cents(100), description: mark });
  return entry.id;
}

/** Returns the id of the request. */
async function requestDelivery(
  world: FourFacesWorld,
  container: DomainContainer,
  { scope, merchant }: Pick<HubWorld, 'scope'> & { merchant: { id: number; name: string } },
): Promise<string> {
  await container.get(Merchants).update(scope, merchant.id, { requestsEnabled: true });
  const pair = await container.get(Credentials).issuePair(scope, merchant.id);
  const headers = { Authorization: `Bearer ${await openDeliveryToken(world.server.baseUrl, pair)}` };
  const orderId = newUuid();
  const body = JSON.stringify({ ...deliveryExample, orderId });
  const { status, text } = await world.send('POST', '/api/opendelivery/v1/logistics/delivery', headers, body);
  if (status !== 202) throw new Error(`No request was taken: ${text}`);
  return orderId;
}
