import { OrderLifecycle, WebhookSubscriptions, type NewSubscription } from '#domain';
import { Webhook } from 'standardwebhooks';
import { anOrder, keysOf } from '../../support/builders/index.js';
import { TestReceiver, type Received } from '../../support/test-receiver.js';
import { anAdminWorld, type AdminWorld, type AdminCaller } from '../admin.world.js';
import { sendDue } from '../served-console.harness.js';
import { until } from '../../support/until.js';

interface Line {
  readonly id: number;
  readonly aggregateId: number;
  readonly state: string;
}

describe('webhooks in the Admin API', () => {
  let world: AdminWorld;
  let operator: AdminCaller;
  let receiver: TestReceiver;
  let orderId: number;
  const subscriptions = { full: 0, model: 0 };

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await anAdminWorld();
    operator = world.as('owner');
    const { faces, home } = world;
    const subscribe = async (input: NewSubscription) =>
      (await faces.get(WebhookSubscriptions).create(home.scope, input)).id;
    subscriptions.full = await subscribe({
      face: 'full-api',
      url: receiver.url('/full'),
      events: ['ORDER_CREATED', 'ORDER_CANCELLED'],
      topics: ['order.created', 'order.cancelled'],
      securityCode: 'segredo',
    });
    await keysOf(faces, home, 'model_m_key');
    const key = await faces.core.db.first<{ id: number }>(
      `select id from credentials where hub_id = $1 and kind = 'model_m_key' and merchant_id is null`,
      [home.hub.id],
    );
    subscriptions.model = await subscribe({
      face: 'model-m',
      url: receiver.url('/m'),
      credentialId: key?.id ?? 0,
    });
    orderId = (await anOrder(home).create(faces)).id;
    await faces.get(OrderLifecycle).cancel(home.scope, orderId, { reason: 'operator' });
    // Two events in two formats: ORDER_CREATED and ORDER_CANCELLED; D and C.
    await sent(4);
    await settled(4);
  });
  afterAll(() => receiver.close());

  const sent = (count: number) =>
    until('they are sent', async () => {
      await sendDue(world.faces);
      return receiver.received.length >= count;
    });
  /** Waits until attempts are stored, which happens after their answers. */
  const settled = (delivered: number) =>
    until('they are stored', async () => (await list('state=delivered')).length >= delivered);

  const list = async (query: string) => {
    const { status, body } = await operator('get', `/webhooks/deliveries?${query}`);
    expect(status).toBe(200);
    return body.items as Line[];
  };
  const receivedAt = (path: string) => receiver.received.filter((got) => got.path === path);

  const read = (got: Received | undefined) => {
    if (!got) throw new Error('Nothing came');
    return { headers: got.headers, body: JSON.parse(got.body) as { order: object } };
  };
  const first = (path: string) => read(receivedAt(path)[0]);
  const last = (path: string) => read(receivedAt(path).at(-1));

  it('lists deliveries by subscription, order, state and time', async () => {
    const { full, model } = subscriptions;
    expect(await list(`subscriptionId=${String(full)}`)).toHaveLength(2);
    expect(await list(`aggregateId=${String(orderId)}&state=delivered`)).toHaveLength(4);
    expect(await list(`aggregateId=${String(orderId + 1)}`)).toEqual([]);
    expect(await list('state=given_up')).toEqual([]);
    expect(
      await list(
        `subscriptionId=${String(model)}&state=delivered&from=2026-03-02T00:00:00Z&to=2030-01-01T00:00:00Z`,
      ),
    ).toHaveLength(2);
    expect(await list('to=2026-03-01T00:00:00Z')).toEqual([]);
    expect((await world.as('read_only')('post', '/webhooks/deliveries/resend', {})).status).toBe(403);
  });

  it('shows what was sent at each try, with headers as the receiver saw them and secrets masked', async () => {
    for (const [id, path, secret] of [
      [subscriptions.full, '/full', ['webhook-security', 'webhook-signature']],
      [subscriptions.model, '/m', ['signature', 'signature-v2', 'webhook-signature']],
    ] as const) {
      const [newest] = await list(`subscriptionId=${String(id)}`);
      const { body } = await operator('get', `/webhooks/deliveries/${String(newest?.id)}`);
      const got = receivedAt(path).at(-1);
      expect(body).toMatchObject({ state: 'delivered', body: got?.body });
      const [tried] = body.tries as { headers: Record<string, string>; status: number }[];
      expect(tried).toMatchObject({ status: 200, error: null, answer: '', durationMs: expect.any(Number) });
      const lowered = Object.entries(tried?.headers ?? {}).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]);
      const seen = Object.fromEntries(
        Object.entries(got?.headers ?? {}).filter(
          ([name]) => !['host', 'connection', 'content-length'].includes(name),
        ),
      );
      for (const name of secret) {
        expect(seen[name]).toBeTruthy();
        seen[name] = '***';
      }
      expect(Object.fromEntries(lowered)).toEqual(seen);
    }
  });

  it('sends one again, and a range, under the same ids', async () => {
    const ids = (path: string) => receivedAt(path).map(({ headers }) => headers['webhook-id']);
    const before = ids('/full');
    const [newest] = await list(`subscriptionId=${String(subscriptions.full)}`);
    const one = await operator('post', `/webhooks/deliveries/${String(newest?.id)}/resend`);
    expect([one.status, one.body]).toEqual([202, { resent: 1 }]);
    await sent(5);
    expect(ids('/full')).toEqual([...before, before[1]]);
    await settled(4);
    const range = await operator('post', '/webhooks/deliveries/resend', {
      subscriptionId: subscriptions.full,
    });
    expect(range.body).toEqual({ resent: 2 });
    await sent(7);
    expect(ids('/full').slice(3)).toEqual(before);
    await settled(4);
  });

  it("sends a test in the face's own form, signed as usual and marked as a test", async () => {
    const { status } = await operator('post', `/webhooks/subscriptions/${String(subscriptions.full)}/test`);
    expect(status).toBe(202);
    await operator('post', `/webhooks/subscriptions/${String(subscriptions.model)}/test`);
    await sent(9);
    const [full, model, real] = [last('/full'), last('/m'), first('/full')];
    expect(full.headers).toMatchObject({ 'webhook-test': 'true', 'webhook-security': 'segredo' });
    expect(full.body).toMatchObject({
      event: 'ORDER_CREATED',
      test: true,
      order: { id: 0, order_status: 'pending' },
    });
    expect(Object.keys(full.body.order).sort()).toEqual(Object.keys(real.body.order).sort());
    expect(model.headers).toMatchObject({
      'webhook-test': 'true',
      signature: expect.stringMatching(/^[0-9a-f]{128}$/),
    });
    expect(model.body).toMatchObject({ request_id: 0, status_code: 'C', status_label: 'CANCELLED' });
    expect(real.headers).not.toHaveProperty('webhook-test');
    await settled(6);
  });

  it('sends one that waits for its next try at once', async () => {
    const before = receiver.received.length;
    const [newest] = await list(
      `subscriptionId=${String(subscriptions.full)}&aggregateId=${String(orderId)}`,
    );
    const id = newest?.id ?? 0;
    receiver.reacts(() => ({ status: 503 }));
    await operator('post', `/webhooks/deliveries/${String(id)}/resend`);
    await sent(before + 1);
    await until('it waits again', async () => {
      const { body } = await operator('get', `/webhooks/deliveries/${String(id)}`);
      return body.state === 'due' && body.lastStatus === 503;
    });
    receiver.reacts(() => ({ status: 200 }));
    expect((await operator('post', `/webhooks/deliveries/${String(id)}/resend`)).status).toBe(202);
    await sent(before + 2);
    await until('none waits', async () => (await list('state=due')).length === 0);
    expect((await operator('post', '/webhooks/deliveries/999999/resend')).status).toBe(404);
  });

  it('hands out the secret that Standard Webhooks are verified with, to those who may write', async () => {
    const path = `/webhooks/subscriptions/full-api/${String(subscriptions.full)}/secret`;
    const { status, body } = await operator('post', path);
    expect([status, body]).toEqual([200, { secret: expect.stringMatching(/^whsec_/) }]);
    const [got] = receivedAt('/full');
    const verifier = new Webhook((body as { secret: string }).secret);
    const at = new Date(Number(got?.headers['webhook-timestamp']) * 1000);
    expect(verifier.sign(got?.headers['webhook-id'] ?? '', at, got?.body ?? '')).toBe(
      got?.headers['webhook-signature'],
    );
    expect((await world.as('read_only')('post', path)).status).toBe(403);
  });

  it('shows a warning and a deactivation, and reactivates', async () => {
    const { db, clock } = world.faces.core;
    await db.execute(
      `update webhook_subscriptions set failing_since = $2, consecutive_failures = 12, warned_at = $2 where id = $1`,
      [subscriptions.full, clock.now()],
    );
    await db.execute(
      `update webhook_subscriptions set active = false, deactivation_reason = 'failing', deactivated_at = $2 where id = $1`,
      [subscriptions.model, clock.now()],
    );
    const { body } = await operator('get', '/webhooks/subscriptions');
    expect(body.items).toEqual([
      expect.objectContaining({
        id: subscriptions.full,
        active: true,
        warned: true,
        deactivatesAt: new Date(clock.millis() + 5 * 24 * 3_600_000).toISOString(),
      }),
      expect.objectContaining({
        id: subscriptions.model,
        active: false,
        warned: false,
        deactivationReason: 'failing',
        deactivatesAt: null,
      }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/segredo|secret/i);
    const revived = await operator(
      'post',
      `/webhooks/subscriptions/model-m/${String(subscriptions.model)}/reactivate`,
    );
    expect([revived.status, revived.body]).toEqual([
      200,
      expect.objectContaining({ active: true, warned: false }),
    ]);
  });
});
