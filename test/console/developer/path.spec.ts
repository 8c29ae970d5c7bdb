import { createHmac } from 'node:crypto';
import { newUuid, Operators, OutboxRelay } from '#domain';
import { deliveryExample } from '../../../apps/open-delivery/src/docs/request.examples.js';
import { aHubWorld, KNOWN_ADDRESS, PICKUP, type HubWorld } from '../../support/builders/index.js';
import { TestReceiver, type Received } from '../../support/test-receiver.js';
import { callerWith, type AdminCaller } from '../admin.world.js';
import { DeveloperWorld, type Person } from '../developer.world.js';
import { asMerchant, type MerchantCaller } from '../merchant.world.js';

describe('the whole path of an app, by API alone', () => {
  let world: DeveloperWorld;
  let receiver: TestReceiver;
  let dev: Person;
  let hub: HubWorld;
  let store: MerchantCaller;
  let platform: AdminCaller;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await DeveloperWorld.open();
    dev = await world.aDeveloper();
    hub = await aHubWorld(world.faces);
    store = await asMerchant(world.faces, hub.store);
    const operators = world.faces.get(Operators);
    const person = { name: 'Plataforma', email: 'plataforma.apps@example.com', password: 'segredo-longo-1' };
    const { id } = await operators.create(null, { ...person, role: 'owner' });
    platform = callerWith(world.faces, (await operators.issueToken(id, { label: 'test' })).token);
  });
  afterAll(() => receiver.close());

  const relay = () => world.faces.get(OutboxRelay).drain();

  const approve = async (app: string) => {
    await world.describe(dev, Number(app.split('/').at(-1)));
    const { id } = (await dev.call('post', `${app}/reviews`).expect(201)).body;
    return `/app-reviews/${String(id)}`;
  };

  /** The app as merchants may connect it. */
  const listed = async (id: number) => {
    const items = (await store('get', '/apps')).body.items as Listed[];
    return items.filter((one) => one.id === id);
  };

  it('goes from the sandbox over a refusal to production, and ends with the connection', async () => {
    const id = await world.anApp(dev, 'full_api');
    const app = `/apps/${String(id)}`;
    expect((await dev.call('put', `${app}/webhook`, { url: 'ftp://x' })).status).toBe(400);
    const webhook = { url: receiver.url(), merchantsMaySetTheirOwn: true };
    expect((await dev.call('put', `${app}/webhook`, webhook)).body).toMatchObject({
      ...webhook,
      active: true,
    });
    const { secret: whsec } = (await dev.call('post', `${app}/webhook/secret`)).body as { secret: string };
    receiver.reacts((received) => ({ status: signedBy(whsec, received) ? 200 : 401 }));

    const { secret, merchantId } = (await dev.call('get', `${app}/credentials`)).body;
    const { sandbox } = (await dev.call('get', app)).body;
    const order = (key: string, cliente: number, vehicle: number) =>
      world.faces
        .call()
        .post('/api/v1/orders')
        .set('Authorization', `Bearer ${key}`)
        .send({
          tipo_veiculo_id: vehicle,
          cliente_id: cliente,
          endereco_coleta: { endereco: 'Rua Jabuticabeira Velha, 810' },
          enderecos_entrega: [{ endereco: 'Rua Cometa Dourada, 450', nome: 'Maria' }],
        });
    const placed = await order(secret, merchantId, sandbox.vehicleTypeId);
    expect([placed.status, placed.body]).toEqual([201, expect.anything()]);

    const delivered = await world.once(
      async () => (await dev.call('get', `${app}/deliveries?state=delivered`)).body.items as Line[],
      (items) => items.length > 0,
    );
    expect(delivered.at(-1)).toMatchObject({ event: 'ORDER_CREATED', lastStatus: 200 });
    const shown = (await dev.call('get', `${app}/deliveries/${String(delivered.at(-1)?.id)}`)).body;
    expect(shown.curl).toContain(`curl -X POST '${receiver.url()}'`);
    expect([shown.tries[0].status, shown.tries[0].headers['webhook-signature']]).toEqual([200, '***']);
    const requests = await world.once(
      async () => (await dev.call('get', `${app}/requests?method=POST`)).body.items as Line[],
      (items) => items.length > 0,
    );
    const request = (await dev.call('get', `${app}/requests/${String(requests[0]?.id)}`)).body;
    expect([request.status, request.path, request.headers.authorization]).toEqual([
      201,
      '/api/v1/orders',
      '***',
    ]);
    expect([request.body, JSON.stringify(request).includes(secret)]).toEqual([
      expect.stringContaining('Cometa Dourada'),
      false,
    ]);

    // A new sandbox has its robots on; here its orders go by hand.
    expect((await dev.call('get', app)).body.sandbox).toMatchObject({ robots: true });
    await dev.call('put', `${app}/sandbox`, { robots: false }).expect(200);
    const test = (await dev.call('post', `${app}/orders`).expect(201)).body as Order;
    const statuses = [test.status];
    for (let steps = test.steps; steps.includes('next');) {
      const { body } = await dev.call('post', `${app}/orders/${String(test.id)}/steps`, { step: 'next' });
      statuses.push(body.status as string);
      ({ steps } = body as Order);
    }
    expect(statuses).toEqual([
      'pending',
      'accepted',
      'arrived_pickup_location',
      'collected',
      'collected',
      'completed',
    ]);
    const lost = (await dev.call('post', `${app}/orders`).expect(201)).body as Order;
    const stepped = dev.call('post', `${app}/orders/${String(lost.id)}/steps`, { step: 'cancel' });
    expect((await stepped).body.status).toBe('cancelled');
    await world.once(
      async () => (await dev.call('get', `${app}/deliveries?state=due`)).body.items as Line[],
      (items) => items.length === 0,
    );
    expect((await dev.call('post', `${app}/checklist/probes`)).status).toBe(202);
    const checklist = await world.once(
      async () => (await dev.call('get', `${app}/checklist`)).body.items as Check[],
      (items) => items.every(({ passed }) => passed === true),
    );
    expect(checklist.map(({ check, passed }) => [check, passed])).toEqual([
      ['answers_in_time', true],
      ['bad_signature_refused', true],
      ['repeat_accepted', true],
      ['cancel_handled', true],
      ['order_completed', true],
    ]);

    const early = await dev.call('post', `${app}/reviews`);
    expect([early.status, Object.keys(early.body.errors as object)]).toEqual([400, ['description']]);
    expect(await listed(id)).toEqual([]);
    const first = await approve(app);
    expect((await dev.call('post', `${app}/reviews`)).status).toBe(409);
    const waiting = `/app-reviews?state=submitted&appId=${String(id)}`;
    expect((await platform('get', waiting)).body.items).toHaveLength(1);
    const evidence = (await platform('get', `${first}/evidence`).expect(200)).body;
    const behind = evidence.deliveries as { check: string; status: number; accepted: number }[];
    const seen = (check: string) => behind.filter((one) => one.check === check);
    expect(seen('answers_in_time')).toHaveLength(5);
    expect(seen('bad_signature_refused')).toMatchObject([{ status: 401, accepted: 1, attempts: 1 }]);
    expect(seen('repeat_accepted')).toMatchObject([{ status: 200, accepted: 2, attempts: 2 }]);
    expect(seen('cancel_handled')).toMatchObject([{ event: 'ORDER_CANCELLED', status: 200 }]);
    expect(seen('order_completed')).toMatchObject([{ event: 'ORDER_COMPLETED', status: 200 }]);
    expect(evidence.requests).toEqual([]);
    expect((await platform('get', `/app-reviews?appId=${String(id)}`)).body.items).toHaveLength(1);
    expect((await platform('get', '/app-reviews?appId=999999')).body.items).toEqual([]);
    expect((await platform('post', `${first}/refuse`, {})).status).toBe(400);
    await platform('post', `${first}/refuse`, { reasons: 'Falta o contato' }).expect(200);
    expect((await store('post', '/app-connections', { appId: id })).status).toBe(404);
    const second = await approve(app);
    await platform('post', `${second}/approve`, {}).expect(200);
    expect((await platform('post', `${second}/refuse`, { reasons: 'Tarde' })).status).toBe(409);
    const history = (await dev.call('get', `${app}/reviews`)).body.items as {
      state: string;
      reasons: string;
    }[];
    expect(history.map(({ state, reasons }) => [state, reasons])).toEqual([
      ['approved', null],
      ['refused', 'Falta o contato'],
    ]);

    expect(await listed(id)).toMatchObject([{ name: 'Integra', type: 'full_api' }]);
    const connected = (await store('post', '/app-connections', { appId: id }).expect(201)).body;
    expect((await store('post', '/app-connections', { appId: id })).status).toBe(409);
    const [connection] = (await dev.call('get', `${app}/connections`)).body.items;
    expect(connection).toMatchObject({ merchantName: hub.store.name, shownAt: null, disconnectedAt: null });
    const show = `${app}/connections/${String(connection.id)}/credentials`;
    const real = (await dev.call('post', show).expect(200)).body;
    expect([(await dev.call('post', show)).status, real.environment]).toEqual([409, 'live']);
    expect((await store('get', '/keys')).body.items).toEqual([]);

    const produced = await world.faces
      .call()
      .post('/api/v1/orders')
      .set('Authorization', `Bearer ${String(real.secret)}`)
      .send({
        tipo_veiculo_id: hub.motorbike.id,
        cliente_id: hub.store.id,
        endereco_coleta: { endereco: KNOWN_ADDRESS, ...PICKUP },
        enderecos_entrega: [{ endereco: KNOWN_ADDRESS, nome: 'Maria' }],
      });
    expect(produced.status).toBe(201);
    const count = receiver.received.length;
    await relay();
    await receiver.has(count + 1);
    await store('delete', `/app-connections/${String(connected.id)}`).expect(204);
    expect((await store('delete', `/app-connections/${String(connected.id)}`)).status).toBe(404);
    const after = world.faces
      .call()
      .get('/api/v1/orders')
      .set('Authorization', `Bearer ${String(real.secret)}`);
    expect((await after).status).toBe(401);
    const [ended] = (await store('get', '/app-connections')).body.items;
    expect(ended.disconnectedAt).not.toBeNull();
    expect((await dev.call('get', `${app}/connections`)).body.items[0].disconnectedAt).not.toBeNull();
  });

  it('gives an app of Open Delivery a pair beside the merchant’s own, and events of its own requests only', async () => {
    const id = await world.anApp(dev);
    const app = `/apps/${String(id)}`;
    await dev.call('put', `${app}/webhook`, { url: receiver.url('/app') }).expect(200);
    await platform('post', `${await approve(app)}/approve`, {}).expect(200);
    const forbidden = { appId: id, webhookUrl: receiver.url('/own') };
    expect((await store('post', '/app-connections', forbidden)).status).toBe(403);
    const own = (await store('post', '/open-delivery/credentials').expect(201)).body;
    const { id: connectionId } = (await store('post', '/app-connections', { appId: id }).expect(201)).body;
    const real = (await dev.call('post', `${app}/connections/${String(connectionId)}/credentials`)).body;
    const token = async (client_id: string, client_secret: string) =>
      world.faces
        .call()
        .post('/api/opendelivery/oauth/token')
        .send({ grant_type: 'client_credentials', client_id, client_secret });
    expect((await token(own.clientId, own.clientSecret)).status).toBe(200);
    const again = (await store('post', '/open-delivery/credentials').expect(201)).body;
    const { access_token: bearer } = (await token(real.clientId, real.secret)).body;
    const { access_token: ownBearer } = (await token(again.clientId, again.clientSecret)).body;

    const place = (held: string, orderId: string) =>
      world.faces
        .call()
        .post('/api/opendelivery/v1/logistics/delivery')
        .set('Authorization', `Bearer ${held}`)
        .send({ ...deliveryExample, orderId });
    const ofApp = newUuid();
    const ofStore = newUuid();
    expect((await place(bearer, ofApp)).status).toBe(202);
    expect((await place(ownBearer, ofStore)).status).toBe(202);
    await relay();
    const rows = await world.faces.core.db.query<{ requests: number }>(
      `select r.order_uuid as "orderUuid" from webhook_deliveries d
         join webhook_subscriptions s on s.id = d.subscription_id and s.app_id = $1
         join delivery_requests r on 'r:' || r.id = d.stream group by r.order_uuid`,
      [id],
    );
    expect(rows).toEqual([{ orderUuid: ofApp }]);
    await store('delete', `/app-connections/${String(connectionId)}`).expect(204);
    expect((await place(bearer, ofApp)).status).toBe(401);
    expect((await token(real.clientId, real.secret)).status).toBe(401);
    expect((await token(again.clientId, again.clientSecret)).status).toBe(200);
  });

  it('shows merchants what was approved, however the app changes, until the change is approved too', async () => {
    const id = await world.anApprovedApp(dev, 'full_api', 'Caixa Certo');
    const app = `/apps/${String(id)}`;
    const shownToMerchants = async () => {
      const [shown] = await listed(id);
      return shown!;
    };
    const approved = await shownToMerchants();
    await store('post', '/app-connections', { appId: id }).expect(201);

    const renamed = (await dev.call('patch', app, { name: 'Banco do Lojista' }).expect(200)).body;
    expect([renamed.state, renamed.listed.name, renamed.unlisted]).toEqual([
      'approved',
      'Caixa Certo',
      ['name'],
    ]);
    const pictured = (await dev.call('delete', `${app}/logo`).expect(200)).body;
    expect([pictured.logoUrl, pictured.unlisted]).toEqual([null, ['name', 'logo']]);
    expect(await shownToMerchants()).toEqual(approved);
    const picture = world.faces.call().get(new URL(approved.logoUrl).pathname);
    expect((await picture).status).toBe(200);
    const [connection] = (await store('get', '/app-connections')).body.items;
    expect(connection.name).toBe('Caixa Certo');

    const submission = await approve(app);
    await dev.call('patch', app, { name: 'Banco Central' }).expect(200);
    const seen = (await platform('get', submission)).body.app;
    expect([seen.name, seen.listed.name]).toEqual(['Banco do Lojista', 'Caixa Certo']);
    await platform('post', `${submission}/refuse`, { reasons: 'Não é um banco' }).expect(200);
    expect([(await shownToMerchants()).name, (await dev.call('get', app)).body.state]).toEqual([
      'Caixa Certo',
      'refused',
    ]);

    await dev.call('patch', app, { name: 'Caixa Certo 2' }).expect(200);
    await platform('post', `${await approve(app)}/approve`, {}).expect(200);
    expect((await shownToMerchants()).name).toBe('Caixa Certo 2');
    expect((await dev.call('get', app)).body.unlisted).toEqual([]);
    expect((await dev.call('post', `${app}/reviews`)).status).toBe(409);
    // The former logo is shown nowhere any more.
    await dev.call('delete', `${app}/logo`).expect(200);
    const former = world.faces.call().get(new URL(approved.logoUrl).pathname);
    expect((await former).status).toBe(410);
  });

  it('keeps a logo that is sent in for review in the moment in which it is replaced', async () => {
    const id = await world.anApp(dev, 'full_api', 'Dois de Uma Vez');
    await world.describe(dev, id);
    const app = `/apps/${String(id)}`;
    const { db } = world.faces.core;
    const gate = await db.pool.connect();
    await gate.query('begin');
    const lockSandbox = 'select from developer_apps a join hubs h on h.id = a.sandbox_hub_id where a.id = $1';
    await gate.query(`${lockSandbox} for update of h`, [id]);
    const removed = dev.call('delete', `${app}/logo`).then(({ status }) => status);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await world.once(
      () => db.query(waiting),
      ({ length }) => length > 0,
    );
    await dev.call('post', `${app}/reviews`).expect(201);
    await gate.query('commit');
    gate.release();
    expect(await removed).toBe(200);
    const submitted = await db.first<{ logoUrl: string }>(
      'select logo_url as "logoUrl" from app_reviews where app_id = $1',
      [id],
    );
    const logo = world.faces.call().get(new URL(submitted!.logoUrl).pathname);
    expect((await logo).status).toBe(200);
  });
});

interface Line {
  readonly id: number;
  readonly event: string;
  readonly lastStatus: number;
}
interface Listed {
  readonly id: number;
  readonly name: string;
  readonly logoUrl: string;
}
interface Check {
  readonly check: string;
  readonly passed: boolean | null;
}
interface Order {
  readonly id: number;
  readonly status: string;
  readonly steps: readonly string[];
}

/** Whether the Standard Webhooks signature of a message is of this secret. */
function signedBy(whsec: string, { headers, body }: Received): boolean {
  const key = Buffer.from(whsec.slice('whsec_'.length), 'base64');
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = createHmac('sha256', key).update(content).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`);
}
