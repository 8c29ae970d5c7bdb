import { CourierAccess, Geocoder, Hubs, hubScope, Merchants, MODULE_NAMES, ServiceAreas } from '#domain';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleFace } from '../../apps/console/src/face.js';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { openDeliveryFace } from '../../apps/open-delivery/src/face.js';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import { ensureDemo } from '../../apps/gateway/src/demo/demo.service.js';
import { demoBanner } from '../../apps/gateway/src/demo/demo-banner.mapper.js';
import { openFaces, type FaceHarness } from '../support/index.js';

describe('the demonstration', () => {
  let faces: FaceHarness;
  let dataDir: string;
  let facts: DemoFacts;

  const core = () =>
    ({ ...faces.core, close: async () => undefined }) as unknown as Parameters<typeof ensureDemo>[0];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'demo-'));
    faces = await openFaces([fullApiFace, openDeliveryFace, modelM, consoleFace], {
      env: { DATA_DIR: dataDir },
    });
    facts = (await ensureDemo(core()))!;
  });

  afterAll(async () => {
    await faces.close();
    await rm(dataDir, { recursive: true });
  });

  it('is written for tools to read, by its owner only', async () => {
    const file = join(dataDir, 'demo.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(facts);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('has exactly the keys that tools rely on', () => {
    expect(Object.keys(facts).sort()).toEqual(
      [
        'admin',
        'baseUrl',
        'couriers',
        'developer',
        'fullApi',
        'hub',
        'merchant',
        'modelM',
        'openDelivery',
        'otherHub',
        'place',
        'platform',
        'sandbox',
        'town',
      ].sort(),
    );
    expect(Object.keys(facts.fullApi)).toEqual([
      'hubKey',
      'customerKey',
      'clienteId',
      'tipoVeiculoId',
      'categoriaId',
    ]);
    expect(Object.keys(facts.openDelivery)).toEqual(['clientId', 'clientSecret', 'merchantId', 'appId']);
    expect(Object.keys(facts.modelM)).toEqual(['hubKey', 'companyKey', 'empresaId']);
    expect(Object.keys(facts.otherHub)).toEqual([
      'fullApiHubKey',
      'modelMHubKey',
      'clientId',
      'clientSecret',
    ]);
    expect(Object.keys(facts.sandbox)).toEqual(['fullApiHubKey', 'clienteId', 'tipoVeiculoId']);
    expect(facts.couriers.length).toBeGreaterThanOrEqual(3);
  });

  it('has couriers that are found by CPF and plate', async () => {
    const scope = hubScope(facts.hub.id);
    const known = await faces.core.db.query<{ id: number; cpf: string; plate: string }>(
      `select id, cpf, vehicle_plate as plate from couriers where hub_id = $1 order by id`,
      [facts.hub.id],
    );
    expect(known.map(({ id }) => id)).toEqual(facts.couriers.map(({ id }) => id));
    for (const { id, cpf, plate } of known) {
      expect(await faces.get(CourierAccess).identify(scope, 'cpf', cpf)).toBe(id);
      expect(await faces.get(CourierAccess).identify(scope, 'plate', plate)).toBe(id);
    }
  });

  it('has places inside the service area and an address the gazetteer finds', async () => {
    const { pickup, dropoff, textOnlyAddress } = facts.place;
    const areas = faces.get(ServiceAreas);
    for (const point of [pickup, dropoff]) expect(await areas.covers(facts.hub.id, point)).toBe(true);
    expect(await faces.get(Geocoder).geocode(facts.hub.id, { address: textOnlyAddress })).not.toBeNull();
  });

  it('lets its administrator in, to look and to change', async () => {
    const admin = (verb: 'get' | 'patch' | 'post', path: string) =>
      faces.call()[verb](`/api/admin${path}`).auth(facts.admin.token, { type: 'bearer' });
    expect((await admin('get', '/hub').expect(200)).body.id).toBe(facts.hub.id);
    const merchant = `/merchants/${String(facts.fullApi.clienteId)}`;
    const { name } = (await admin('get', merchant).expect(200)).body as { name: string };
    await admin('patch', merchant)
      .send({ name: `${name} e Filhos` })
      .expect(200);
    const { body } = await admin('get', `/audit?entity=merchant&entityId=${String(facts.fullApi.clienteId)}`);
    expect(body.items[0]).toMatchObject({ action: 'merchant.updated', before: { name } });
    await admin('patch', merchant).send({ name }).expect(200);
    await faces.call().get('/api/admin/hub').auth(`${facts.admin.token}x`, { type: 'bearer' }).expect(401);
  });

  it('lets its operator and its couriers log in by e-mail', async () => {
    const { email, password } = facts.admin;
    await faces.call().post('/api/admin/login').send({ email, password }).expect(200);
    const [courier] = facts.couriers;
    await faces
      .call()
      .post('/api/courier/login')
      .send({ email: courier!.email, password: courier!.password })
      .expect(200);
    const merchant = { hubId: facts.hub.id, ...facts.merchant };
    expect(
      await faces.get(Merchants).findOrCreate(hubScope(merchant.hubId), {
        name: 'Padaria',
        phone: '1933330001',
        email: merchant.email,
        password: merchant.password,
      }),
    ).toMatchObject({ id: merchant.id });
  });

  it('lets each face be tried with what the banner offers', async () => {
    const text = demoBanner(facts, [fullApiFace], {
      publicUrl: faces.baseUrl,
      dataDir,
      loopbackReceivers: true,
      demonstration: true,
      modules: MODULE_NAMES,
    });
    const order = JSON.parse(/-d '(\{.*\})'/.exec(text)![1]!);
    const placed = await faces
      .call()
      .post('/api/v1/orders')
      .auth(facts.fullApi.hubKey, { type: 'bearer' })
      .send(order);
    expect(placed.status).toBe(201);
    const { clientId, clientSecret } = facts.openDelivery;
    const token = await faces
      .call()
      .post('/api/opendelivery/oauth/token')
      .type('form')
      .send({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    expect(token.status).toBe(200);
    const list = await faces.call().get('/api/m/solicitacao').set('api-key', facts.modelM.companyKey);
    expect(list.body.response).toHaveLength(1);
  });

  it('prints the four apps first, each with whoever logs in there, and lets each of them in', async () => {
    const config = {
      publicUrl: faces.baseUrl,
      dataDir,
      loopbackReceivers: true,
      demonstration: true,
      modules: MODULE_NAMES,
    };
    const text = demoBanner(facts, [fullApiFace], config);
    const { admin, platform, merchant, couriers, developer } = facts;
    const order = [
      ['/painel', admin.email, admin.password, platform.email, platform.password],
      ['/loja', merchant.email, merchant.password],
      ['/entregador', ...couriers.flatMap(({ phone, password }) => [phone, password])],
      ['/desenvolvedores', developer.email, developer.password, '/api/v1'],
    ].flat();
    const places = order.map((word) => text.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const [path, login] of [
      ['admin', admin],
      ['admin', platform],
      ['merchant', merchant],
      ['courier', couriers[0]!],
      ['developer', developer],
    ] as const) {
      const { email, password } = login;
      expect([
        path,
        (await faces.call().post(`/api/${path}/login`).send({ email, password })).status,
      ]).toEqual([path, 200]);
    }
  });

  it('has a company with a phone, for whom nothing of the first steps is left but its first order', async () => {
    const { settings } = await faces.get(Hubs).get(facts.hub.id);
    expect(settings.branding.phone).toMatch(/^\(19\)/);
  });

  it('is the same on the next start', async () => {
    expect(await ensureDemo(core())).toEqual(facts);
  });
});
