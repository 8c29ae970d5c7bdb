import type { NewSubscription, Scope } from '#domain';
import { TestReceiver } from '../support/test-receiver.js';
import { HUB, webhookHarness, type WebhookHarness } from './webhook.harness.js';

let harness: WebhookHarness;

beforeAll(async () => {
  harness = await webhookHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.plans.allowed = true;
  await harness.db.execute(`truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts`);
});

const actor = { kind: 'integration', id: 1 } as const;
const hub: Scope = { hubId: HUB, merchantId: null, actor };
const customer: Scope = { hubId: HUB, merchantId: 501, actor };
const stranger: Scope = { hubId: HUB + 1, merchantId: null, actor };
const url = (n: number | string) => `http://127.0.0.1:8099/${String(n)}`;
const fullApi = (n: number | string, more: Partial<NewSubscription> = {}): NewSubscription => ({
  face: 'full-api',
  url: url(n),
  ...more,
});
const modelM = (n: number | string): NewSubscription => ({ face: 'model-m', url: url(n), credentialId: 7 });
const create = (scope: Scope, input: NewSubscription) => harness.subscriptions.create(scope, input);

describe('Full API subscriptions', () => {
  it('keep the events chosen and the code, sealed', async () => {
    const made = await create(
      hub,
      fullApi(1, { events: ['ORDER_CREATED'], topics: ['order.created'], securityCode: 'abc' }),
    );
    expect(made).toMatchObject({ url: url(1), events: ['ORDER_CREATED'], securityCode: 'abc', active: true });
    const raw = await harness.db.first<{ row: string }>(
      `select webhook_subscriptions::text as row from webhook_subscriptions`,
    );
    expect(raw?.row).not.toContain('abc"');
    const migrated = await harness.subscriptions.update(hub, 'full-api', made.id, { securityCode: null });
    expect(migrated).toMatchObject({ events: ['ORDER_CREATED'], securityCode: null });
  });

  it('have a unique URL among those the caller sees, also when two register at once', async () => {
    const both = await Promise.allSettled([create(customer, fullApi(1)), create(customer, fullApi(1))]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(create(hub, fullApi(1))).rejects.toMatchObject({
      code: 'not_unique',
      facts: { field: 'url' },
    });
    // A refusal would disclose another customer's webhook.
    const sameUrl = { ...customer, merchantId: 502 };
    await expect(create(sameUrl, fullApi(1))).resolves.toMatchObject({ url: url(1) });
    await expect(create(stranger, fullApi(1))).resolves.toMatchObject({ url: url(1) });
  });

  it.each(['código', 'a\nb', 'a\tb', '\u0000'])(
    'refuse the security code %j, which no header can carry',
    async (code) => {
      const refused = { code: 'invalid_value', facts: { field: 'securityCode', reason: 'not_header_text' } };
      await expect(create(hub, fullApi(1, { securityCode: code }))).rejects.toMatchObject(refused);
      const made = await create(hub, fullApi(2, { securityCode: 'visible ASCII, and space ~' }));
      await expect(
        harness.subscriptions.update(hub, 'full-api', made.id, { securityCode: code }),
      ).rejects.toMatchObject(refused);
    },
  );

  it('refuse addresses that may not be called', async () => {
    for (const bad of ['http://10.0.0.1/', 'ftp://example.com/', 'nonsense', 'http://127.0.0.1:25/'])
      await expect(create(hub, { face: 'full-api', url: bad })).rejects.toMatchObject({
        code: 'invalid_value',
      });
  });

  it('take courier events from a hub key on a plan that has them, at creation and by change', async () => {
    const couriers = { events: ['COURIER_ONLINE'], topics: ['courier.went_online'] } as const;
    await expect(create(customer, fullApi(1, couriers))).rejects.toMatchObject({ code: 'forbidden' });
    const made = await create(hub, fullApi(1, couriers));
    harness.plans.allowed = false;
    await expect(create(hub, fullApi(2, couriers))).rejects.toMatchObject({ code: 'plan_required' });
    await expect(harness.subscriptions.update(hub, 'full-api', made.id, couriers)).rejects.toMatchObject({
      code: 'plan_required',
    });
    await expect(
      harness.subscriptions.update(hub, 'full-api', made.id, { securityCode: 'x' }),
    ).resolves.toBeDefined();
  });

  it('belong to who registered them: a customer sees its own, the hub all, another hub none', async () => {
    const [ofHub, ofCustomer] = [await create(hub, fullApi(1)), await create(customer, fullApi(2))];
    const ids = async (scope: Scope) =>
      (await harness.subscriptions.list(scope, 'full-api')).map(({ id }) => id);
    expect(await ids(hub)).toEqual([ofHub.id, ofCustomer.id]);
    expect(await ids(customer)).toEqual([ofCustomer.id]);
    expect(await ids(stranger)).toEqual([]);
    for (const scope of [customer, stranger]) {
      const missing = { code: 'subscription_not_found' };
      await expect(harness.subscriptions.get(scope, 'full-api', ofHub.id)).rejects.toMatchObject(missing);
      await expect(harness.subscriptions.update(scope, 'full-api', ofHub.id, {})).rejects.toMatchObject(
        missing,
      );
      await expect(harness.subscriptions.remove(scope, 'full-api', ofHub.id)).rejects.toMatchObject(missing);
    }
    await expect(harness.subscriptions.get(hub, 'model-m', ofHub.id)).rejects.toMatchObject({
      code: 'subscription_not_found',
    });
  });

  it('cancel what waits when they go', async () => {
    const { id } = await create(hub, fullApi(1));
    await harness.emit(harness.event(1), harness.event(1));
    await harness.subscriptions.remove(hub, 'full-api', id);
    expect(await harness.states()).toEqual({ cancelled: 2 });
  });
});

describe('Model M subscriptions', () => {
  it('are unique by owner and URL, at most five each, and a hub does not see its companies', async () => {
    await create(hub, modelM(1));
    await expect(create(hub, modelM(1))).rejects.toMatchObject({ code: 'not_unique' });
    await expect(create(customer, modelM(1))).resolves.toBeDefined();
    for (let n = 2; n <= 5; n++) await create(hub, modelM(n));
    await expect(create(hub, modelM(6))).rejects.toMatchObject({ code: 'limit_reached' });
    expect(await harness.subscriptions.list(hub, 'model-m')).toHaveLength(5);
    const [last] = (await harness.subscriptions.list(hub, 'model-m')).slice(-1);
    await expect(
      harness.subscriptions.update(hub, 'model-m', last?.id ?? 0, { url: url(1) }),
    ).rejects.toMatchObject({
      code: 'not_unique',
    });
    await expect(
      harness.subscriptions.update(hub, 'model-m', last?.id ?? 0, { url: url(9) }),
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
    const sender = harness.sender();
    const fail = async (order: number) => {
      await harness.emit(harness.event(order));
      await sender.drain();
    };
    const now = () => harness.subscriptions.get(hub, 'full-api', id);
    for (let order = 1; order <= 10; order++) await fail(order);
    expect(await now()).toMatchObject({ active: true, warnedAt: null, consecutiveFailures: 10 });
    harness.clock.advance({ hours: 13 });
    await fail(11);
    expect(await now()).toMatchObject({ active: true, warnedAt: harness.clock.now() });
    harness.clock.advance({ hours: 12 });
    await fail(12);
    expect(await now()).toMatchObject({ active: false, deactivationReason: 'failing' });
    expect(await harness.states()).toEqual({ given_up: 12 });

    receiver.reacts(() => ({ status: 200 }));
    const revived = await harness.subscriptions.update(hub, 'full-api', id, { active: true });
    expect(revived).toMatchObject({
      active: true,
      consecutiveFailures: 0,
      failingSince: null,
      warnedAt: null,
    });
    await fail(20);
    expect(await harness.states()).toEqual({ given_up: 12, delivered: 1 });
    await receiver.close();
  });

  it('clears failures at the first success', async () => {
    const receiver = await TestReceiver.start();
    receiver.reacts((_, nth) => ({ status: nth === 1 ? 500 : 200 }));
    const { id } = await create(hub, { face: 'full-api', url: receiver.url() });
    await harness.emit(harness.event(1));
    await harness.sender().drain();
    expect(await harness.subscriptions.get(hub, 'full-api', id)).toMatchObject({ consecutiveFailures: 1 });
    await harness.emit(harness.event(2));
    await harness.sender().drain();
    expect(await harness.subscriptions.get(hub, 'full-api', id)).toMatchObject({
      consecutiveFailures: 0,
      failingSince: null,
    });
    await receiver.close();
  });
});
