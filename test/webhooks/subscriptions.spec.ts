import type { NewSubscription, Scope } from '#domain';
import { TestReceiver } from '../support/test-receiver.js';
import { HUB, webhookHouse, type House } from './house.js';

let house: House;

beforeAll(async () => {
  house = await webhookHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.plans.allowed = true;
  await house.db.execute(`truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts`);
});

const actor = { kind: 'integration', id: 1 } as const;
const hub: Scope = { hubId: HUB, merchantId: null, actor };
const customer: Scope = { hubId: HUB, merchantId: 501, actor };
const stranger: Scope = { hubId: HUB + 1, merchantId: null, actor };
const url = (n: number | string) => `http://127.0.0.1:9/${String(n)}`;
const fullApi = (n: number | string, more: Partial<NewSubscription> = {}): NewSubscription => ({
  face: 'full-api',
  url: url(n),
  ...more,
});
const modelM = (n: number | string): NewSubscription => ({ face: 'model-m', url: url(n), credentialId: 7 });
const create = (scope: Scope, input: NewSubscription) => house.subscriptions.create(scope, input);

describe('Full API subscriptions', () => {
  it('keep the events chosen and the code, sealed', async () => {
    const made = await create(
      hub,
      fullApi(1, { events: ['ORDER_CREATED'], topics: ['order.created'], securityCode: 'abc' }),
    );
    expect(made).toMatchObject({ url: url(1), events: ['ORDER_CREATED'], securityCode: 'abc', active: true });
    const raw = await house.db.first<{ row: string }>(
      `select webhook_subscriptions::text as row from webhook_subscriptions`,
    );
    expect(raw?.row).not.toContain('abc"');
    const migrated = await house.subscriptions.update(hub, 'full-api', made.id, { securityCode: null });
    expect(migrated).toMatchObject({ events: ['ORDER_CREATED'], securityCode: null });
  });

  it('have one URL per hub, whoever registered it, also when two register at once', async () => {
    const both = await Promise.allSettled([create(hub, fullApi(1)), create(customer, fullApi(1))]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(create(hub, fullApi(1))).rejects.toMatchObject({
      code: 'not_unique',
      facts: { field: 'url' },
    });
    await expect(create(stranger, fullApi(1))).resolves.toMatchObject({ url: url(1) });
  });

  it('refuse addresses that may not be called', async () => {
    for (const bad of ['http://10.0.0.1/', 'ftp://example.com/', 'nonsense'])
      await expect(create(hub, { face: 'full-api', url: bad })).rejects.toMatchObject({
        code: 'invalid_value',
      });
  });

  it('take courier events from a hub key on a plan that has them, at creation and by change', async () => {
    const couriers = { events: ['COURIER_ONLINE'], topics: ['courier.went_online'] } as const;
    await expect(create(customer, fullApi(1, couriers))).rejects.toMatchObject({ code: 'forbidden' });
    const made = await create(hub, fullApi(1, couriers));
    house.plans.allowed = false;
    await expect(create(hub, fullApi(2, couriers))).rejects.toMatchObject({ code: 'plan_required' });
    await expect(house.subscriptions.update(hub, 'full-api', made.id, couriers)).rejects.toMatchObject({
      code: 'plan_required',
    });
    await expect(
      house.subscriptions.update(hub, 'full-api', made.id, { securityCode: 'x' }),
    ).resolves.toBeDefined();
  });

  it('belong to who registered them: a customer sees its own, the hub all, a stranger none', async () => {
    const [ofHub, ofCustomer] = [await create(hub, fullApi(1)), await create(customer, fullApi(2))];
    const ids = async (scope: Scope) =>
      (await house.subscriptions.list(scope, 'full-api')).map(({ id }) => id);
    expect(await ids(hub)).toEqual([ofHub.id, ofCustomer.id]);
    expect(await ids(customer)).toEqual([ofCustomer.id]);
    expect(await ids(stranger)).toEqual([]);
    for (const scope of [customer, stranger]) {
      const missing = { code: 'subscription_not_found' };
      await expect(house.subscriptions.get(scope, 'full-api', ofHub.id)).rejects.toMatchObject(missing);
      await expect(house.subscriptions.update(scope, 'full-api', ofHub.id, {})).rejects.toMatchObject(
        missing,
      );
      await expect(house.subscriptions.remove(scope, 'full-api', ofHub.id)).rejects.toMatchObject(missing);
    }
    await expect(house.subscriptions.get(hub, 'model-m', ofHub.id)).rejects.toMatchObject({
      code: 'subscription_not_found',
    });
  });

  it('cancel what waits when they go', async () => {
    const { id } = await create(hub, fullApi(1));
    await house.emit(house.event(1), house.event(1));
    await house.subscriptions.remove(hub, 'full-api', id);
    expect(await house.states()).toEqual({ cancelled: 2 });
  });
});

describe('Model M subscriptions', () => {
  it('are unique by owner and URL, at most five each, and a hub does not see its companies', async () => {
    await create(hub, modelM(1));
    await expect(create(hub, modelM(1))).rejects.toMatchObject({ code: 'not_unique' });
    await expect(create(customer, modelM(1))).resolves.toBeDefined();
    for (let n = 2; n <= 5; n++) await create(hub, modelM(n));
    await expect(create(hub, modelM(6))).rejects.toMatchObject({ code: 'limit_reached' });
    expect(await house.subscriptions.list(hub, 'model-m')).toHaveLength(5);
    const [last] = (await house.subscriptions.list(hub, 'model-m')).slice(-1);
    await expect(
      house.subscriptions.update(hub, 'model-m', last?.id ?? 0, { url: url(1) }),
    ).rejects.toMatchObject({
      code: 'not_unique',
    });
    await expect(
      house.subscriptions.update(hub, 'model-m', last?.id ?? 0, { url: url(9) }),
    ).resolves.toMatchObject({
      url: url(9),
    });
  });
});

describe('deactivation', () => {
  it('warns, deactivates after twenty failures in a row over a day, and revives', async () => {
    const receiver = await TestReceiver.start();
    receiver.reacts(() => ({ status: 500 }));
    const { id } = await create(hub, { face: 'full-api', url: receiver.url() });
    const sender = house.sender();
    const fail = async (order: number) => {
      await house.emit(house.event(order));
      await sender.drain();
    };
    const now = () => house.subscriptions.get(hub, 'full-api', id);
    for (let order = 1; order <= 10; order++) await fail(order);
    expect(await now()).toMatchObject({ active: true, warnedAt: null, consecutiveFailures: 10 });
    house.clock.forward({ hours: 13 });
    await fail(11);
    expect(await now()).toMatchObject({ active: true, warnedAt: house.clock.now() });
    house.clock.forward({ hours: 12 });
    await fail(12);
    expect(await now()).toMatchObject({ active: false, deactivationReason: 'failing' });
    expect(await house.states()).toEqual({ given_up: 12 });

    receiver.reacts(() => ({ status: 200 }));
    const revived = await house.subscriptions.update(hub, 'full-api', id, { active: true });
    expect(revived).toMatchObject({
      active: true,
      consecutiveFailures: 0,
      failingSince: null,
      warnedAt: null,
    });
    await fail(20);
    expect(await house.states()).toEqual({ given_up: 12, delivered: 1 });
    await receiver.close();
  });

  it('forgets failures at the first success', async () => {
    const receiver = await TestReceiver.start();
    receiver.reacts((_, nth) => ({ status: nth === 1 ? 500 : 200 }));
    const { id } = await create(hub, { face: 'full-api', url: receiver.url() });
    await house.emit(house.event(1));
    await house.sender().drain();
    expect(await house.subscriptions.get(hub, 'full-api', id)).toMatchObject({ consecutiveFailures: 1 });
    await house.emit(house.event(2));
    await house.sender().drain();
    expect(await house.subscriptions.get(hub, 'full-api', id)).toMatchObject({
      consecutiveFailures: 0,
      failingSince: null,
    });
    await receiver.close();
  });
});
