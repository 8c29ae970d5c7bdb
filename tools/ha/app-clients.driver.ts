import { newUuid } from '#domain';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { bearer, type MixedLoad, type Request, type Work } from './mixed-load.driver.js';

type Headers = Request['headers'];

interface Order {
  readonly id: number;
  readonly stops: readonly { readonly id: string }[];
}

const COURIERS = 2;
const CODE = '4711';

/**
 * People at the four apps: an operator orders and assigns, a courier carries and delivers, a merchant orders
 * and cancels, a developer makes test orders. Each request is repeated until it is answered, by its own key
 * where the API has one. `receiver` gets the webhooks of the developer's app.
 */
export async function startAppClients(load: MixedLoad, facts: DemoFacts, receiver: string): Promise<void> {
  const { place, fullApi, merchant, developer } = facts;
  const admin = bearer(facts.admin.token);

  /** null: it was refused. */
  async function once(request: Request, key = newUuid()): Promise<Order | null> {
    const named = { ...request, headers: { ...request.headers, 'Idempotency-Key': key } };
    return (await load.call(() => named)) as Order | null;
  }

  async function logIn(app: string, who: object): Promise<Headers> {
    const path = `/api/${app}/login`;
    return bearer(((await load.call(() => ({ path, headers: {}, body: who }))) as { token: string }).token);
  }

  const acknowledge = (work: Work, reference: string, id: number) =>
    load.acknowledge({ work, face: 'full-api', reference, id: String(id) });

  async function orderAndDeliver(courierId: number, courier: Headers): Promise<void> {
    const reference = newUuid();
    const body = {
      merchantId: fullApi.clienteId,
      vehicleTypeId: fullApi.tipoVeiculoId,
      pickup: place.pickup,
      stops: [{ ...place.dropoff, confirmationCode: CODE }],
      externalId: reference,
      paymentMethod: 'wallet',
    };
    const order = await once({ path: '/api/admin/orders', headers: admin, body }, reference);
    if (order === null) return;
    acknowledge('operator', reference, order.id);
    const path = `/api/admin/orders/${order.id}/assign`;
    if ((await once({ path, headers: admin, body: { courierId } })) === null) return;
    if (await deliver(order.id, courier)) acknowledge('courier', reference, order.id);
  }

  async function deliver(id: number, headers: Headers): Promise<boolean> {
    const path = `/api/courier/orders/${id}`;
    const order = await once({ path, headers });
    if (order === null) return false;
    const stops = order.stops.flatMap((stop) => [`stops/${stop.id}/arrive`, `stops/${stop.id}/deliver`]);
    for (const act of ['arrive-pickup', 'collect', ...stops]) {
      const body = act.endsWith('/deliver') ? { code: CODE } : {};
      if ((await once({ path: `${path}/${act}`, headers, body })) === null) return false;
    }
    return true;
  }

  async function orderAndCancel(headers: Headers): Promise<void> {
    const { pickup, dropoff } = place;
    const reference = newUuid();
    const body = { pickup, stops: [dropoff], externalId: reference, paymentMethod: 'wallet' };
    const order = await once({ path: '/api/merchant/orders', headers, body }, reference);
    if (order === null) return;
    acknowledge('merchant', reference, order.id);
    const path = `/api/merchant/orders/${order.id}/cancel`;
    if ((await once({ path, headers, body: {} })) !== null) acknowledge('cancellation', reference, order.id);
  }

  /** Returns the path of a new app, whose sandbox sends to the receiver. */
  async function openApp(headers: Headers): Promise<string> {
    const session = { path: '/api/developer/sessions/current', headers };
    const { teams } = (await load.call(() => session)) as { teams: readonly { id: number }[] };
    const body = { teamId: teams[0]!.id, type: 'full_api', name: 'App of the load' };
    const app = (await load.call(() => ({ path: '/api/developer/apps', headers, body }))) as { id: number };
    const path = `/api/developer/apps/${app.id}`;
    await load.call(() => ({ method: 'PUT', path: `${path}/webhook`, headers, body: { url: receiver } }));
    return path;
  }

  for (const { id, phone, password } of facts.couriers.slice(0, COURIERS)) {
    const courier = await logIn('courier', { phone, password });
    await load.call(() => ({ path: '/api/courier/online', headers: courier, body: {} }));
    load.loop(() => orderAndDeliver(id, courier));
  }
  const asMerchant = await logIn('merchant', { email: merchant.email, password: merchant.password });
  load.loop(() => orderAndCancel(asMerchant));
  const asDeveloper = await logIn('developer', { email: developer.email, password: developer.password });
  const app = await openApp(asDeveloper);
  load.loop(async () => {
    // A test order without an answer stays beside the next one.
    const order = await once({ path: `${app}/orders`, headers: asDeveloper, body: {} });
    if (order !== null) acknowledge('developer', String(order.id), order.id);
  });
}
