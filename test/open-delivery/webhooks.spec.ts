import { Credentials, Merchants, OutboxRelay, WebhookLog, WebhookSubscriptions } from '#domain';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assertConforms } from './schema.verdict.js';
import { until } from '../support/until.js';
import { OpenDeliveryWorld } from './open-delivery.world.js';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Awaited<ReturnType<OpenDeliveryWorld['detail']>>;
}

/** From request to receiver: outbox, relay, sender, and a real socket. */
describe("the merchant's webhook", () => {
  let world: OpenDeliveryWorld;
  let receiver: Server;
  let received: Received[] = [];
  let answers: number[] = [];

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        received.push({ headers: request.headers, text, body: JSON.parse(text) });
        response.writeHead(answers.shift() ?? 204).end();
      });
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    const { port } = receiver.address() as AddressInfo;
    await world.faces.get(Merchants).update(world.scope, world.merchant.id, {
      requestWebhookUrl: `http://127.0.0.1:${String(port)}/as/registered`,
    });
  });

  beforeEach(() => {
    received = [];
    answers = [];
  });

  afterAll(async () => {
    receiver.close();
  });

  /** Runs relay and sender in the test's time until `count` webhooks have come. */
  const arrived = async (count: number): Promise<Received[]> => {
    await until(`${String(count)} webhooks`, async () => {
      world.tick();
      await world.faces.get(OutboxRelay).drain();
      await world.core.wakeUps.runAll();
      return received.length >= count;
    });
    expect(received).toHaveLength(count);
    return received;
  };

  it('gets every event of the history, in its order, signed, with the merchant id of the request', async () => {
    const orderId = await world.createDelivery({ returnToMerchant: true });
    await world.steps(orderId, 'accept', 'arrive', 'collect', 'deliver', 'back');
    const { events } = await world.detail(orderId);
    const webhooks = await arrived(events.length);
    expect(webhooks.map(({ body }) => body.event)).toEqual(events);
    const sequence = webhooks.map(({ headers }) => Number(headers['webhook-sequence']));
    expect(sequence).toEqual([...new Set(sequence)].sort((a, b) => a - b));
    for (const { headers, text, body } of webhooks) {
      assertConforms('webhook', body);
      expect(headers).toMatchObject({
        'x-app-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'x-app-merchantid': body.merchant.id,
        'x-app-signature': createHmac('sha256', world.pair.clientSecret).update(text).digest('hex'),
      });
    }
  });

  it('gets the next only after the last was taken, and the same bytes again after a failure', async () => {
    answers = [500, 200, 204];
    const orderId = await world.createDelivery();
    const webhooks = await arrived(4);
    expect(webhooks.map(({ body }) => body.event.type)).toEqual([
      'PENDING',
      'PENDING',
      'PENDING',
      'ACCEPTED',
    ]);
    expect(new Set(webhooks.slice(0, 3).map(({ text }) => text)).size).toBe(1);
    expect(webhooks[0]?.body.orderId).toBe(orderId);
  });

  it('gets nothing within a second after the 202', async () => {
    await world.createDelivery({}, false);
    const answered = world.core.clock.now().getTime() / 1_000;
    const [webhook] = await arrived(1);
    expect(Number(webhook!.headers['webhook-timestamp'])).toBeGreaterThan(answered + 1);
  });

  it('gets a test when an operator sends one: about no delivery, in the form of the standard, signed', async () => {
    const { hubId, actor } = world.scope;
    const hub = { hubId, merchantId: null, actor };
    const [subscription] = await world.faces.get(WebhookSubscriptions).list(hub, 'open-delivery');
    await world.faces.get(WebhookLog).sendTest(hub, subscription!.id);
    const [webhook] = await arrived(1);
    assertConforms('webhook', webhook!.body);
    const nobody = '00000000-0000-0000-0000-000000000000';
    expect(webhook!.body).toMatchObject({ deliveryId: nobody, orderId: nobody, event: { type: 'PENDING' } });
    expect(webhook!.headers).toMatchObject({
      'webhook-test': 'true',
      'x-app-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-app-merchantid': world.delivery().merchant.id,
      'x-app-signature': createHmac('sha256', world.pair.clientSecret).update(webhook!.text).digest('hex'),
    });
  });

  it('is signed with the new secret once the pair was regenerated', async () => {
    const fresh = await world.faces.get(Credentials).issuePair(world.scope, world.merchant.id);
    world.tick(5);
    const token = await world.tokenOf(fresh);
    await world.post('delivery', world.delivery(), token);
    const [webhook] = await arrived(1);
    const signature = createHmac('sha256', fresh.clientSecret).update(webhook!.text).digest('hex');
    expect(webhook!.headers['x-app-signature']).toBe(signature);
  });
});
