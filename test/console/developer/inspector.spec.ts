// In process: the last test, whose environment limits requests.
import { consoleFace } from '../../../apps/console/src/face.js';
import { fullApiFace } from '../../../apps/full-api/src/face.js';
import { deliveryExample } from '../../../apps/open-delivery/src/docs/request.examples.js';
import { aHubWorld, anOrder, keysOf } from '../../support/builders/index.js';
import { openFaces, type FaceHarness } from '../../support/index.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { DeveloperWorld, type AppKind, type Person } from '../developer.world.js';
import { asMerchant } from '../merchant.world.js';

interface Line {
  readonly id: number;
  readonly path: string;
  readonly state: string;
  readonly attempts: number;
}

describe('developers’ API: what is inspected, and what follows from it', () => {
  let world: DeveloperWorld;
  let receiver: TestReceiver;
  let dev: Person;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    world = await DeveloperWorld.open();
    dev = await world.aDeveloper();
  });
  afterAll(() => receiver.close());

  async function anApp(type: AppKind) {
    const app = `/apps/${String(await world.anApp(dev, type))}`;
    const { body } = await dev.call('get', `${app}/credentials`).expect(200);
    return { app, clientId: String(body.clientId), secret: String(body.secret) };
  }
  const list = async <T = Line>(path: string) => (await dev.call('get', path).expect(200)).body.items as T[];
  const token = ({ clientId, secret }: { clientId: string; secret: string }) =>
    world.faces
      .call()
      .post('/api/opendelivery/oauth/token')
      .type('form')
      .send({ grant_type: 'client_credentials', client_id: clientId, client_secret: secret });
  /** They are written after their answers. */
  const requests = (app: string, count = 1) =>
    world.once(
      () => list(`${app}/requests`),
      (items) => items.length >= count,
    );

  it('masks secrets in headers, query, body and answer of what an app asked for', async () => {
    const made = await anApp('open_delivery');
    const { access_token: held } = (await token(made).expect(200)).body as { access_token: string };
    const basic = Buffer.from(`${made.clientId}:${made.secret}`).toString('base64');
    await world.faces
      .call()
      .post('/api/opendelivery/v1/logistics/delivery?api_key=abc-123&client_secret=def-456&page=2')
      .set({
        Authorization: `Bearer ${held}`,
        Cookie: 'session=ghi-789',
        'X-Api-Key': 'jkl-012',
        'X-Plain': 'seen',
      })
      .send({
        ...deliveryExample,
        customerName: 'Maria',
        extra: { password: 'mno-345', senha: 6789, basic: 'seen' },
      });
    const lines = await requests(made.app, 2);
    expect(lines).toHaveLength(2);
    const shown = JSON.stringify(
      await Promise.all(
        lines.map(async ({ id }) => (await dev.call('get', `${made.app}/requests/${String(id)}`)).body),
      ),
    );
    for (const secret of [
      made.secret,
      held,
      basic,
      'abc-123',
      'def-456',
      'ghi-789',
      'jkl-012',
      'mno-345',
      '6789',
    ])
      expect([secret, shown.includes(secret)]).toEqual([secret, false]);
    for (const plain of ['x-plain', 'Maria', 'page=2', 'curl']) expect(shown).toContain(plain);
  });

  it('tells a program in its sandbox which fields were ignored, and what was probably meant', async () => {
    const { app, secret } = await anApp('full_api');
    const ask = (key: string) =>
      world.faces
        .call()
        .post('/api/v1/orders')
        .set('Authorization', `Bearer ${key}`)
        .send({
          data_agendamento: '2026-03-02',
          enderecos_entrega: [{ endereco: 'Rua A, 1', telefome: '1' }],
        });
    const { headers } = await ask(secret);
    expect(headers['sandbox-warning']).toBe(
      'data_agendamento foi ignorado, quis dizer agendamento_segundos?; enderecos_entrega.0.telefome foi ignorado, quis dizer telefone?',
    );
    const [line] = (await requests(app)) as unknown as { id: number; ignored: object[] }[];
    const ignored = [
      { field: 'data_agendamento', meant: 'agendamento_segundos' },
      { field: 'enderecos_entrega.0.telefome', meant: 'telefone' },
    ];
    expect(line?.ignored).toEqual(ignored);
    expect((await dev.call('get', `${app}/requests/${String(line?.id)}`)).body.ignored).toEqual(ignored);

    const live = await aHubWorld(world.faces);
    expect((await ask((await keysOf(world.faces, live)).hub)).headers['sandbox-warning']).toBeUndefined();
  });

  it('leaves a webhook that was registered by the API as it is, and edits it by itself', async () => {
    const { app, secret } = await anApp('full_api');
    receiver.reacts(() => ({ status: 200 }));
    const byApi = await world.faces
      .call()
      .post('/api/v1/webhooks')
      .set('Authorization', `Bearer ${secret}`)
      .send({ url: receiver.url('/by-api'), codigo_seguranca: 'abc-123', eventos: ['ORDER_CREATED'] })
      .expect(201);
    await dev.call('put', `${app}/webhook`, { url: receiver.url('/by-form') }).expect(200);
    const held = await world.faces.call().get('/api/v1/webhooks').set('Authorization', `Bearer ${secret}`);
    const urls = (held.body as { id: number; url: string; codigo_seguranca: string | null }[]).map(
      ({ url, codigo_seguranca }) => [url.split('/').at(-1), codigo_seguranca],
    );
    expect(urls).toEqual([
      ['by-api', 'abc-123'],
      ['by-form', null],
    ]);

    const id = (byApi.body as { id: number }).id;
    const webhook = `${app}/webhooks/${String(id)}`;
    const listed = await list<{ id: number; url: string; active: boolean }>(`${app}/webhooks`);
    expect(listed.map((one) => [one.id, one.url])).toEqual([[id, receiver.url('/by-api')]]);
    const changed = { url: receiver.url('/moved'), events: ['ORDER_CREATED', 'ORDER_CANCELLED'] };
    expect((await dev.call('patch', webhook, changed).expect(200)).body).toMatchObject({
      ...changed,
      registered: true,
      merchantName: null,
    });
    expect((await dev.call('patch', webhook, { events: ['COURIER_ONLINE'] })).status).toBe(400);
    await dev.call('post', `${app}/orders`).expect(201);
    const moved = () => receiver.received.filter(({ path }) => path === '/moved');
    const [message] = await world.once(
      async () => moved(),
      (all) => all.length > 0,
    );
    expect(message?.headers['webhook-security']).toBe('abc-123');

    const own = (await dev.call('get', `${app}/webhook`)).body.subscriptionId as number;
    expect((await dev.call('patch', `${app}/webhooks/${String(own)}`, { active: false })).status).toBe(404);
    await dev.call('delete', webhook).expect(204);
    expect(await list(`${app}/webhooks`)).toEqual([]);
    expect((await dev.call('get', `${app}/webhook`)).body.url).toBe(receiver.url('/by-form'));
  });

  it('keeps what an app asked for for seven days', async () => {
    const { app, secret } = await anApp('full_api');
    const ask = (page: number) =>
      world.faces
        .call()
        .get('/api/v1/orders')
        .query({ page })
        .set('Authorization', `Bearer ${secret}`)
        .expect(200);
    await ask(1);
    const [old] = await requests(app);
    world.faces.core.clock.advance({ hours: 7 * 24 - 1 });
    dev = await world.enter(dev.email);
    expect(await requests(app)).toHaveLength(1);
    world.faces.core.clock.advance({ hours: 2 });
    expect(await list(`${app}/requests`)).toEqual([]);
    expect((await dev.call('get', `${app}/requests/${String(old?.id)}`)).status).toBe(404);
    await ask(2);
    expect((await requests(app)).map(({ path }) => path)).toEqual(['/api/v1/orders?page=2']);
    const rows = await world.faces.core.db.query(`select 1 from recorded_requests where id = $1`, [old?.id]);
    expect(rows).toEqual([]);
  });

  it('fills each item of the checklist by what was seen, for better and for worse', async () => {
    const made = await anApp('open_delivery');
    const { app } = made;
    const checks = async () => {
      const items = await list<{ check: string; passed: boolean | null }>(`${app}/checklist`);
      return Object.fromEntries(items.map(({ check, passed }) => [check, passed]));
    };
    expect(await checks()).toEqual({
      token_cached: null,
      answers_in_time: null,
      bad_signature_refused: null,
      repeat_accepted: null,
      cancel_handled: null,
      order_completed: null,
    });

    const { access_token: held } = (await token(made)).body as { access_token: string };
    await token(made);
    const ask = () =>
      world.faces
        .call()
        .get('/api/opendelivery/v1/logistics/delivery?updated_since=2020-01-01T00:00:00Z')
        .set('Authorization', `Bearer ${held}`)
        .expect(200);
    await ask();
    const greedy = await world.once(checks, ({ token_cached: kept }) => kept === false);
    for (let i = 0; i < 6; i++) await ask();
    const thrifty = await world.once(checks, ({ token_cached: kept }) => kept === true);
    expect([greedy['token_cached'], thrifty['token_cached']]).toEqual([false, true]);

    // 200 where Open Delivery asks for 204: not received, and tried again.
    receiver.reacts(() => ({ status: 200 }));
    await dev.call('put', `${app}/webhook`, { url: receiver.url('/checked') }).expect(200);
    const order = async (...steps: string[]) => {
      const { id } = (await dev.call('post', `${app}/orders`).expect(201)).body as { id: number };
      for (const step of steps)
        await dev.call('post', `${app}/orders/${String(id)}/steps`, { step }).expect(200);
    };
    await order('cancel');
    const bad = await world.once(checks, ({ answers_in_time: inTime }) => inTime === false);
    expect(bad['answers_in_time']).toBe(false);

    receiver.reacts(() => ({ status: 204 }));
    const cancelled = await world.once(checks, ({ cancel_handled: handled }) => handled === true);
    expect(cancelled['cancel_handled']).toBe(true);
    await order('next', 'next', 'next', 'next', 'next');
    await world.once(checks, ({ order_completed: completed }) => completed === true);
    await world.once(
      () => list(`${app}/deliveries?state=due`),
      (items) => items.length === 0,
    );

    // A receiver that takes everything believes a wrong signature too.
    await dev.call('post', `${app}/checklist/probes`).expect(202);
    const believed = await world.once(
      checks,
      ({ bad_signature_refused: refused, repeat_accepted: again }) => refused !== null && again === true,
    );
    expect(believed).toMatchObject({
      bad_signature_refused: false,
      repeat_accepted: true,
      order_completed: true,
    });
    // The last probe counts: one that refuses all refuses the repeated message, too.
    receiver.reacts(() => ({ status: 401 }));
    await dev.call('post', `${app}/checklist/probes`).expect(202);
    const refused = await world.once(
      checks,
      ({ bad_signature_refused: one, repeat_accepted: again }) => one === true && again === false,
    );
    expect(refused).toMatchObject({ bad_signature_refused: true, repeat_accepted: false });

    // What failed keeps the app from being submitted, unless the team says why it submits it all the same.
    await world.describe(dev, Number(app.split('/').at(-1)));
    const silent = await dev.call('post', `${app}/reviews`, { reason: ' ' });
    expect([silent.status, Object.keys(silent.body.errors as object)]).toEqual([400, ['reason']]);
    const reason = 'O repetido cai numa fila antiga, que sai este mês';
    const sent = await dev.call('post', `${app}/reviews`, { reason }).expect(201);
    expect(sent.body).toMatchObject({ state: 'submitted', failedReason: reason });
  });

  it('sends a message again from the inspector: the same bytes under the same id', async () => {
    const { app } = await anApp('full_api');
    receiver.reacts(() => ({ status: 200 }));
    await dev.call('put', `${app}/webhook`, { url: receiver.url('/again') }).expect(200);
    await dev.call('post', `${app}/orders`).expect(201);
    const delivered = () => list(`${app}/deliveries?state=delivered`);
    const [first] = await world.once(delivered, (items) => items.length > 0);
    const detail = `${app}/deliveries/${String(first?.id)}`;
    const { body } = (await dev.call('get', detail).expect(200)).body as { body: string };
    const ids = () =>
      receiver.received.flatMap((one) => (one.body === body ? [one.headers['webhook-id']] : []));
    expect(ids()).toHaveLength(1);
    await dev.call('post', `${detail}/resend`).expect(202);
    await world.once(delivered, (items) =>
      items.some(({ id, attempts }) => id === first?.id && attempts === 2),
    );
    expect(ids()).toEqual([ids()[0], ids()[0]]);
    const { tries } = (await dev.call('get', detail)).body as { tries: Line[] };
    expect(tries).toHaveLength(2);
  });

  it('sends the events of a merchant to the merchant’s own address, where the app allows one', async () => {
    const { app } = await anApp('full_api');
    receiver.reacts(() => ({ status: 200 }));
    const set = (path: string) =>
      dev
        .call('put', `${app}/webhook`, { url: receiver.url(path), merchantsMaySetTheirOwn: true })
        .expect(200);
    await set('/of-app');
    const id = Number(app.split('/').at(-1));
    await world.approve(dev, id);
    const [own, plain] = [await aHubWorld(world.faces), await aHubWorld(world.faces)];
    const [ownStore, plainStore] = [
      await asMerchant(world.faces, own.store),
      await asMerchant(world.faces, plain.store),
    ];
    const bad = await ownStore('post', '/app-connections', { appId: id, webhookUrl: 'ftp://x' });
    expect([bad.status, Object.keys(bad.body.errors as object)]).toEqual([400, ['webhookUrl']]);
    const mine = { appId: id, webhookUrl: receiver.url('/of-merchant') };
    expect((await ownStore('post', '/app-connections', mine).expect(201)).body.webhookUrl).toBe(
      mine.webhookUrl,
    );
    await plainStore('post', '/app-connections', { appId: id }).expect(201);
    const gets = async (hub: typeof own, path: string) => {
      const before = receiver.received.filter((one) => one.path === path).length;
      await anOrder(hub).create(world.faces);
      const count = async () => receiver.received.filter((one) => one.path === path).length - before;
      return (await world.once(count, (more) => more > 0)) > 0;
    };
    expect([await gets(own, '/of-merchant'), await gets(plain, '/of-app')]).toEqual([true, true]);
    // Another address of the app is for those who have none of their own.
    await set('/of-app-2');
    expect([await gets(own, '/of-merchant'), await gets(plain, '/of-app-2')]).toEqual([true, true]);
    const [connection] = await list<{ webhookUrl: string | null }>(`${app}/connections`);
    expect(connection?.webhookUrl).toBeNull();
  });

  it('shows when a key was last used, and gives a developer no more sandboxes than the platform does', async () => {
    const { app, secret } = await anApp('full_api');
    const used = async () => (await dev.call('get', `${app}/credentials`)).body.lastUsedAt as string | null;
    expect(await used()).toBeNull();
    await world.faces.call().get('/api/v1/orders').set('Authorization', `Bearer ${secret}`).expect(200);
    const now = world.faces.core.clock.now();
    const at = await world.once(used, (one) => one !== null);
    expect(at).toBe(now.toISOString());
    await world.faces.core.db.execute(
      `insert into developer_apps (team_id, type, name, state, sandbox_hub_id, sandbox_merchant_id,
                                   sandbox_vehicle_type_id, credential_id, created_at, updated_at)
       select team_id, type, name, state, sandbox_hub_id + 1000000 + n, sandbox_merchant_id,
              sandbox_vehicle_type_id, credential_id, created_at, updated_at
         from developer_apps, generate_series(1, 50) n where id = $1`,
      [Number(app.split('/').at(-1))],
    );
    const more = await dev.call('post', '/apps', { teamId: dev.teamId, type: 'full_api', name: 'Mais um' });
    expect([more.status, more.body.detail]).toEqual([400, 'There are too many']);
  });
});

describe('requests of apps', () => {
  const PER_MINUTE = 12;
  let faces: FaceHarness;
  let world: DeveloperWorld;

  beforeAll(async () => {
    faces = await openFaces([consoleFace, fullApiFace], {
      env: { RATE_LIMIT_PER_MINUTE: String(PER_MINUTE) },
    });
    world = new DeveloperWorld(faces);
  });
  afterAll(() => faces.close());

  it('are limited for each app alone, by the number that its credentials show', async () => {
    const dev = await world.aDeveloper();
    const keys: string[] = [];
    for (let i = 0; i < 2; i++) {
      const id = await world.anApp(dev, 'full_api');
      const { body } = await dev.call('get', `/apps/${String(id)}/credentials`).expect(200);
      expect(body.requestsPerMinute).toBe(PER_MINUTE);
      keys.push(String(body.secret));
    }
    const ask = (key = '') => world.faces.call().get('/api/v1/orders').set('Authorization', `Bearer ${key}`);
    for (let i = 0; i < PER_MINUTE; i++) await ask(keys[0]).expect(200);
    const { status, headers } = await ask(keys[0]);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    await ask(keys[1]).expect(200);
  });
});
