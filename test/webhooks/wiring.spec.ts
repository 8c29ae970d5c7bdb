import { Database } from '#domain';
import { OutboxRelayModule } from '#runtime';
import { createHmac } from 'node:crypto';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { aHubWorld, keysOf } from '../support/builders/index.js';
import { openFaces, type FaceHarness } from '../support/index.js';
import { TestReceiver } from '../support/test-receiver.js';
import { anOrderBody } from '../full-api/full-api.world.js';

let faces: FaceHarness;
let receiver: TestReceiver;

beforeAll(async () => {
  receiver = await TestReceiver.start();
  faces = await openFaces([fullApiFace, modelM], {
    env: { WEBHOOK_ALLOW_INSECURE: 'true' },
    worker: OutboxRelayModule,
  });
});
afterAll(async () => {
  await faces.close();
  await receiver.close();
});

it('carries an order from its creation to a receiver of each face, signed with the keys that registered', async () => {
  const world = await aHubWorld(faces);
  const fullKey = (await keysOf(faces, world)).hub;
  const modelMKey = (await keysOf(faces, world, 'model_m_key')).hub;
  const full = await faces
    .call()
    .post('/api/v1/webhooks')
    .set('Authorization', `Bearer ${fullKey}`)
    .send({
      url: receiver.url('/full'),
      codigo_seguranca: 'segredo',
      eventos: ['ORDER_CREATED', 'ORDER_SEARCHING_COURIER'],
    });
  expect(full.status).toBe(201);
  const registered = await faces
    .call()
    .post('/api/m/cadastrarWebhook')
    .set('api-key', modelMKey)
    .send({ tipo: 'status', url: receiver.url('/m') });
  expect(registered.body).toMatchObject({ success: true });

  const executed = jest.spyOn(Database.prototype, 'execute');
  const place = async (name: string) => {
    receiver.received.length = 0;
    const placed = await faces
      .call()
      .post('/api/v1/orders')
      .set('Authorization', `Bearer ${fullKey}`)
      .send(anOrderBody(world, { external_id: name }));
    expect([placed.status, placed.body.errors]).toEqual([expect.any(Number), undefined]);
    await receiver.has(3);
    return placed.body.id as number;
  };
  // The relay knows the second face's senders and gives them deliveries directly.
  for (const name of ['wired', 'at first hand']) {
    const id = await place(name);
    const toFull = receiver.received.filter((got) => got.path === '/full');
    expect(toFull.map((got) => (JSON.parse(got.body) as { event: string }).event)).toEqual([
      'ORDER_CREATED',
      'ORDER_SEARCHING_COURIER',
    ]);
    expect(toFull[0]?.headers['webhook-security']).toBe('segredo');
    expect(JSON.parse(toFull[1]?.body ?? '')).toMatchObject({
      order: { id, external_id: name, order_status: 'pending' },
    });

    const [toModelM] = receiver.received.filter((got) => got.path === '/m');
    expect(JSON.parse(toModelM?.body ?? '')).toMatchObject({ request_id: id, status_code: 'D' });
    const signature = createHmac('sha512', modelMKey)
      .update(toModelM?.body ?? '')
      .digest('hex');
    expect(toModelM?.headers).toMatchObject({ 'signature-v2': signature, signature });
  }

  // Relay and faces share a process, so no notification goes through the database.
  expect(executed.mock.calls.filter(([sql]) => sql === 'notify outbox')).toEqual([]);
  executed.mockRestore();
});
