import { cents, Wallets } from '#domain';
import { DROPOFF, PICKUP } from '../../support/builders/index.js';
import { ALL_SCOPES, AppInstaller, REDIRECT } from '../app-install.driver.js';
import { DeveloperWorld } from '../developer.world.js';
import { aMerchantWorld, type MerchantCaller, type MerchantWorld } from '../merchant.world.js';

const QUOTE = { pickup: PICKUP, stops: [DROPOFF] };
const ORDER = { ...QUOTE, paymentMethod: 'invoiced' };

interface Placed {
  readonly id: number;
}

describe('what a sub-user or an app may order for in a day', () => {
  let world: MerchantWorld;
  let priceCents: number;

  beforeAll(async () => {
    world = await aMerchantWorld();
    priceCents = (await world.store('post', '/quotes', QUOTE).expect(200)).body.totalCents as number;
  });

  const clerkPath = () => `/users/${String(world.home.clerk.id)}`;
  const limit = (dayLimitCents: number | null) =>
    world.store('patch', clerkPath(), { dayLimitCents }).expect(200);
  const statuses = async (by: MerchantCaller, orders: readonly object[]) =>
    (await Promise.all(orders.map((order) => by('post', '/orders', order))))
      .map(({ status }) => status)
      .sort();
  const ordersOf = async (merchantId: number) =>
    (
      await world.faces.core.db.first<{ count: number }>(
        'select count(*)::int as count from orders where merchant_id = $1',
        [merchantId],
      )
    )?.count ?? 0;

  /** What the clerk spent, the newest day first. */
  const spentByDay = async () =>
    (
      await world.faces.core.db.query<{ cents: number }>(
        'select spent_cents::int as cents from spending_days where spender = $1 order by day desc',
        [`m:${String(world.home.clerk.id)}`],
      )
    ).map(({ cents }) => cents);

  it('is kept to the cent by orders at the same moment, by invoice and by wallet, and begins anew with the day', async () => {
    const { clerk, faces, home } = world;
    const owner = { kind: 'merchant', id: home.store.id } as const;
    await faces.get(Wallets).credit(home.scope, owner, { amount: cents(100_000), description: 'Crédito' });
    expect((await limit(3 * priceCents + 1)).body).toMatchObject({ dayLimitCents: 3 * priceCents + 1 });
    const before = await ordersOf(home.clerk.id);
    const wallet = { ...ORDER, paymentMethod: 'wallet' };
    expect(await statuses(clerk, [ORDER, wallet, ORDER, wallet, ORDER, wallet])).toEqual([
      201, 201, 201, 422, 422, 422,
    ]);
    expect((await ordersOf(home.clerk.id)) - before).toBe(3);
    const refused = await clerk('post', '/orders', ORDER);
    expect(refused.body).toMatchObject({ type: 'urn:problem:spending_limit_reached', status: 422 });
    const batch = await clerk('post', '/orders/bulk', { atomic: false, orders: [ORDER, ORDER] });
    expect(JSON.stringify(batch.body)).toContain('spending_limit_reached');
    expect((await ordersOf(home.clerk.id)) - before).toBe(3);
    faces.core.clock.advance({ days: 1 });
    expect(await statuses(clerk, [ORDER])).toEqual([201]);
    await limit(null);
    expect(await statuses(clerk, [ORDER, ORDER, ORDER, ORDER])).toEqual([201, 201, 201, 201]);
  });

  it('is given back by orders that are cancelled, once and to their own day, also while others are placed', async () => {
    const { clerk, faces } = world;
    faces.core.clock.advance({ days: 1 });
    await limit(2 * priceCents);
    const place = async (more = {}) => (await clerk('post', '/orders', { ...ORDER, ...more })).body as Placed;
    const cancel = ({ id }: Placed) => clerk('post', `/orders/${String(id)}/cancel`, {});
    const [first, second] = [await place(), await place({ paymentMethod: 'wallet' })];
    expect(await statuses(clerk, [ORDER])).toEqual([422]);
    await Promise.all([cancel(first), cancel(first), cancel(first)]);
    const third = await place();
    expect(await statuses(clerk, [ORDER])).toEqual([422]);
    const [raced] = await Promise.all([statuses(clerk, [ORDER, ORDER, ORDER]), cancel(second)]);
    const placed = raced.filter((status) => status === 201).length;
    expect(placed).toBeLessThanOrEqual(1);
    expect((await spentByDay())[0]).toBe((1 + placed) * priceCents);
    faces.core.clock.advance({ days: 1 });
    await cancel(third);
    expect(await statuses(clerk, [ORDER, ORDER, ORDER])).toEqual([201, 201, 422]);
    expect((await spentByDay()).slice(0, 2)).toEqual([2 * priceCents, placed * priceCents]);
    await limit(null);
  });

  it('counts what was ordered on the day before it was set, once, and gives it back too', async () => {
    const { clerk, faces } = world;
    faces.core.clock.advance({ days: 1 });
    const { id } = (await clerk('post', '/orders', ORDER).expect(201)).body as Placed;
    const gone = (await clerk('post', '/orders', ORDER).expect(201)).body as Placed;
    await clerk('post', `/orders/${String(gone.id)}/cancel`, {}).expect(200);
    await limit(2 * priceCents);
    await limit(2 * priceCents);
    expect((await spentByDay())[0]).toBe(priceCents);
    expect(await statuses(clerk, [ORDER, ORDER])).toEqual([201, 422]);
    await clerk('post', `/orders/${String(id)}/cancel`, {}).expect(200);
    expect(await statuses(clerk, [ORDER, ORDER])).toEqual([201, 422]);
    await limit(null);
    faces.core.clock.advance({ days: 1 });
  });

  it('is the app’s own, by its tokens and its keys; the owner of the account has none', async () => {
    const developers = new DeveloperWorld(world.faces);
    const dev = await developers.aDeveloper();
    const asked = { redirectUris: [REDIRECT], scopes: ALL_SCOPES };
    const id = await developers.anApprovedApp(dev, 'full_api', 'Integra', asked);
    const installer = new AppInstaller(world.faces, world.store, String(id));
    const app = installer.calling(await installer.install('order'));
    const connection = `/app-connections/${String((await installer.connection())?.id)}`;
    const dayLimitCents = 2 * priceCents;
    expect(await statuses(app, [ORDER])).toEqual([201]);
    const { body } = await world.store('put', `${connection}/limit`, { dayLimitCents }).expect(200);
    expect(body).toMatchObject({ dayLimitCents, scopes: ['order'] });
    expect(await statuses(app, [ORDER, ORDER, ORDER])).toEqual([201, 422, 422]);
    expect(await statuses(world.store, [ORDER])).toEqual([201]);
    expect((await world.clerk('put', `${connection}/limit`, { dayLimitCents: null })).status).toBe(403);
    await world.store('put', `${connection}/limit`, { dayLimitCents: null }).expect(200);
    expect(await statuses(app, [ORDER])).toEqual([201]);
  });
});
