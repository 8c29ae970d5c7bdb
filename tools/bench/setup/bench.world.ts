import {
  Credentials,
  Merchants,
  OrderLifecycle,
  OutboxRetention,
  WebhookRetention,
  type Database,
} from '#domain';
import {
  aHubWorld,
  anOrder,
  type DomainContainer,
  type HubWorld,
} from '../../../test/support/builders/index.js';
import { copyRow, copyOrders } from './row-copies.js';
import type { Sizes } from './sizes.js';

/** Plain data, passed to the floor process as JSON. */
export interface BenchWorld {
  readonly hubId: number;
  readonly merchantId: number;
  readonly vehicleTypeId: number;
  readonly fullApiKey: string;
  readonly modelMKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Completed. */
  readonly orderIds: readonly number[];
  /** Merchants with a wallet each. */
  readonly walletIds: readonly number[];
}

/** With a single courier, PostgreSQL would expect every courier to have all orders. */
const COURIERS = 400;
const FIRST_PHONE = 11_520_000_000;
/** Within the period that Model M lists. */
const HISTORY_MS = 10 * 86_400_000;

export async function seedWorld(
  arranger: DomainContainer & { readonly db: Database },
  sizes: Sizes,
): Promise<BenchWorld> {
  const { db } = arranger;
  // The worker would make the days during a round, and move what was written.
  await arranger.get(OutboxRetention).prune(new Date(0));
  await arranger.get(WebhookRetention).prune(new Date(0));
  const hub = await aHubWorld(arranger);
  const credentials = arranger.get(Credentials);
  const issue = async (kind: 'full_api_key' | 'model_m_key') =>
    (await credentials.issueKey(hub.scope, { kind, label: 'bench', merchantId: null })).key;
  await arranger.get(Merchants).update(hub.scope, hub.store.id, { requestsEnabled: true });
  const pair = await credentials.issuePair(hub.scope, hub.store.id);
  const orderIds = await seedOrders(arranger, hub, sizes.orders);
  const walletIds = await copyRow(db, 'merchants', hub.rival.id, sizes.wallets, {
    email: `'loja-' || g || '@example.com'`,
    phone: `(11700000000 + g)::text`,
  });
  await db.execute('analyze');
  return {
    hubId: hub.hub.id,
    merchantId: hub.store.id,
    vehicleTypeId: hub.motorbike.id,
    fullApiKey: await issue('full_api_key'),
    modelMKey: await issue('model_m_key'),
    clientId: pair.clientId,
    clientSecret: pair.clientSecret,
    // A thousand are enough; all of them would make messages large.
    orderIds: orderIds.filter((_, i) => i % Math.ceil(orderIds.length / 1_000) === 0),
    walletIds,
  };
}

/** One order completed through the core, then copied: ended orders that nothing works on. */
async function seedOrders(arranger: DomainContainer & { db: Database }, hub: HubWorld, count: number) {
  const { db } = arranger;
  const first = await anOrder(hub).delivered().create(arranger);
  const status = (await db.first<{ status: string }>('select status from orders where id = $1', [first.id]))
    ?.status;
  if (status !== 'completed') await arranger.get(OrderLifecycle).complete(hub.scope, first.id);
  // The relay ignores processed events.
  await db.execute('update outbox set processed_at = now()');
  const past = new Date(arranger.core.clock.millis() - HISTORY_MS);
  await db.execute('update orders set created_at = $2, started_at = $2 where id = $1', [first.id, past]);
  const couriers = await copyRow(db, 'couriers', hub.courierId, COURIERS, {
    email: 'null',
    phone: `(${String(FIRST_PHONE)} + g)::text`,
  });
  return copyOrders(db, first.id, count, {
    courier_id: `(array[${couriers.join()}])[1 + g % ${String(COURIERS)}]`,
  });
}
