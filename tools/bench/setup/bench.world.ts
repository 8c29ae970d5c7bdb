import { Credentials, Merchants, OrderLifecycle, OutboxRetention, WebhookRetention } from '#domain';
import { aHubWorld, anOrder, type HubWorld } from '../../../test/support/builders/index.js';
import type { BenchCore } from './bench-setup.js';
import { copyOrders, copyPeople } from './row-copies.js';
import { couriersWithTokens } from './session-tokens.js';
import type { Sizes } from './sizes.js';

/** Plain data, passed to the floor process as JSON. */
export type BenchWorld = Awaited<ReturnType<typeof seedWorld>>;

/** With a single courier, PostgreSQL would expect every courier to have all orders. */
const COURIERS = 400;
/** Who send positions. */
const SENDERS = 50;
/** Within the period that Model M lists. */
const HISTORY_MS = 10 * 86_400_000;

export async function seedWorld(core: BenchCore, sizes: Sizes) {
  // The worker would make the days during a round, and move what was written.
  await core.get(OutboxRetention).prune(new Date(0));
  await core.get(WebhookRetention).prune(new Date(0));
  const hub = await aHubWorld(core);
  const credentials = core.get(Credentials);
  const issue = async (kind: 'full_api_key' | 'model_m_key') =>
    (await credentials.issueKey(hub.scope, { kind, label: 'bench', merchantId: null })).key;
  await core.get(Merchants).update(hub.scope, hub.store.id, { requestsEnabled: true });
  const { clientId, clientSecret } = await credentials.issuePair(hub.scope, hub.store.id);
  const orderIds = await seedOrders(core, hub, sizes.orders);
  const walletIds = await copyPeople(core.db, 'merchants', hub.rival.id, sizes.wallets);
  // The floor's accounts exist from the start, and the first movement of a wallet creates its account.
  await core.db.unchecked.query(
    `select ledger_open_account($1, 'merchant', w, now()), ledger_open_account($1, 'cash', w % 64, now())
       from unnest($2::bigint[]) w`,
    [hub.hub.id, walletIds],
  );
  await core.db.execute('analyze');
  return {
    hubId: hub.hub.id,
    merchantId: hub.store.id,
    vehicleTypeId: hub.motorbike.id,
    fullApiKey: await issue('full_api_key'),
    modelMKey: await issue('model_m_key'),
    clientId,
    clientSecret,
    /** Completed. A thousand are enough; all of them would make messages large. */
    orderIds: orderIds.filter((_, i) => i % Math.ceil(orderIds.length / 1_000) === 0),
    /** Merchants with a wallet each. */
    walletIds,
    courierTokens: await couriersWithTokens(core, hub.courierId, SENDERS),
  };
}

/** One order completed through the core, then copied: ended orders that nothing works on. */
async function seedOrders(core: BenchCore, hub: HubWorld, count: number) {
  const { db } = core;
  const { id, status } = await anOrder(hub).delivered().create(core);
  if (status !== 'completed') await core.get(OrderLifecycle).complete(hub.scope, id);
  // The relay ignores processed events.
  await db.execute('update outbox set processed_at = now()');
  const past = new Date(core.core.clock.millis() - HISTORY_MS);
  await db.execute('update orders set created_at = $2, started_at = $2 where id = $1', [id, past]);
  const couriers = await copyPeople(db, 'couriers', hub.courierId, COURIERS);
  return copyOrders(db, id, count, {
    courier_id: `(array[${couriers.join()}])[1 + g % ${COURIERS}]`,
  });
}
