import { Database, Hubs, hubSettingsSchema } from '#domain';
import { anOperator, aCourier, anOrder, PICKUP } from '../../support/builders/index.js';
import { anAdminWorld, callerWith, type AdminWorld, type AdminCaller } from '../admin.world.js';

describe('a hub’s own record in the Admin API', () => {
  let world: AdminWorld;
  let owner: AdminCaller;

  beforeAll(async () => {
    world = await anAdminWorld();
    owner = world.as('owner');
  });

  const log = async () =>
    (await owner('get', `/audit?entity=hub&entityId=${String(world.home.hub.id)}`)).body.items as {
      action: string;
      before: object;
      after: object;
    }[];

  it('changes in what was sent, and in nothing else', async () => {
    const before = (await owner('get', '/hub')).body;
    world.faces.core.clock.advance({ seconds: 5 });
    const changes = { name: 'Entregas do Norte', city: 'Manaus', state: 'AM', timezone: 'America/Manaus' };
    const { status, body } = await owner('put', '/hub', changes);
    const now = world.faces.core.clock.now().toISOString();
    expect([status, body]).toEqual([200, { ...before, ...changes, updatedAt: now }]);
    expect((await owner('get', '/hub')).body).toEqual(body);
    const [line, ...more] = await log();
    expect(more).toEqual([]);
    const { name, city, state, timezone } = before;
    expect(line).toMatchObject({
      action: 'hub.updated',
      operatorName: 'owner',
      before: { name, city, state, timezone },
      after: changes,
      at: now,
    });
    // Unchanged values are not in the record.
    for (const side of [line?.before, line?.after])
      expect(Object.keys(side ?? {}).sort()).toEqual(['city', 'name', 'state', 'timezone', 'updated_at']);
    expect((await owner('put', '/hub', { name: ' Só o nome ' })).body).toMatchObject({
      ...changes,
      name: 'Só o nome',
    });
  });

  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: null }],
    ['name', { name: 'a\0b' }],
    ['city', { city: 7 }],
    ['state', { state: 'São Paulo' }],
    ['timezone', { timezone: 'Marte/Olympus' }],
    ['timezone', { timezone: '' }],
    ['plan', { plan: 'platina' }],
    ['sandbox', { sandbox: true }],
    ['body', []],
  ])('refuses a wrong %s, as a problem that names it: %j', async (field, body) => {
    const [before, lines] = [(await owner('get', '/hub')).body, (await log()).length];
    const answer = await owner('put', '/hub', body);
    expect([answer.status, answer.type]).toEqual([400, 'application/problem+json']);
    expect(answer.body).toEqual({
      type: expect.any(String),
      title: 'Bad Request',
      status: 400,
      detail: expect.any(String),
      errors: { [field]: [expect.any(String)] },
    });
    expect((await owner('get', '/hub')).body).toEqual(before);
    expect(await log()).toHaveLength(lines);
  });

  it('keeps the settings that were not sent as they were', async () => {
    const onlinePayment = { pixKey: 'pix@example.com', merchantName: 'Entregas', city: 'Campinas' };
    const set = { confirmationCode: true, surgeBp: 12_500, dispatch: { offerSeconds: 45 }, onlinePayment };
    const before = (await owner('put', '/hub/settings', set)).body as Record<string, unknown>;
    expect(before).toMatchObject(set);
    const acceptance = { acceptance: 'manual', decisionMinutes: 5 };
    const after = await owner('put', '/hub/settings', { requests: acceptance });
    expect(after.body).toEqual({ ...before, requests: { ...acceptance, marketplaces: [] } });
    expect((await log())[0]).toMatchObject({
      action: 'hub.settings_changed',
      before: { settings: before },
      after: { settings: after.body },
    });
    expect((await owner('put', '/hub/settings', { onlinePayment: null })).body.onlinePayment).toBeNull();
    expect((await owner('put', '/hub/settings', {})).body.surgeBp).toBe(12_500);
  });

  it('reads and changes settings that 1.0.0 stored, without the one that nothing obeyed', async () => {
    const { hub } = world.home;
    const before = (await owner('get', '/hub/settings')).body as object;
    const stored = `update hubs set settings = settings || '{"showExternalIds": false}' where id = $1`;
    await world.faces.get(Database).execute(stored, [hub.id]);
    world.faces.core.clock.advance({ minutes: 5 });
    expect((await owner('get', '/hub/settings')).body).toEqual(before);
    expect((await owner('put', '/hub/settings', { minimumAge: 18 })).body).toEqual({
      ...before,
      minimumAge: 18,
    });
    await owner('put', '/hub/settings', { minimumAge: null });
    expect((await owner('put', '/hub/settings', { showExternalIds: true })).status).toBe(400);
  });

  it('is the owner’s to change, and only the own hub’s', async () => {
    for (const role of ['operator', 'finance', 'read_only'] as const)
      expect((await world.as(role)('put', '/hub', { name: 'Outra' })).status).toBe(403);
    const { foreign, faces } = world;
    await owner('put', '/hub', { name: 'Minha' });
    expect((await faces.get(Hubs).get(foreign.hub.id)).name).toBe(foreign.hub.name);
  });

  it('shows what of the first hour is done, by what exists', async () => {
    const done = { vehicleType: true, tariff: true, serviceArea: true, addresses: true, merchant: true };
    const { status, body } = await owner('get', '/hub/setup');
    expect([status, body]).toEqual([
      200,
      { ...done, city: false, courier: true, phone: false, order: false },
    ]);
    await anOrder(world.home).create(world.faces);
    expect((await owner('get', '/hub/setup')).body).toMatchObject({ order: true });
    const hub = await world.faces.get(Hubs).create({ name: 'Nova', city: 'Campinas', state: 'SP' });
    const token = await anOperator(world.faces, hub.id, 'owner');
    const empty = (await callerWith(world.faces, token)('get', '/hub/setup')).body as object;
    expect(new Set(Object.values(empty))).toEqual(new Set([false]));
  });

  it('tries dispatch on what waits, by settings that nobody saved', async () => {
    const dispatch = { ...hubSettingsSchema.parse({}).dispatch, strategy: 'broadcast' };
    const supposed = { pickup: PICKUP, vehicleTypeIds: [world.home.motorbike.id] };
    const courierId = await aCourier(world.faces, world.home.scope, [world.home.motorbike.id], PICKUP);
    const trialBy = (role: 'finance' | 'operator') =>
      world.as(role)('post', '/hub/dispatch-trial', { dispatch, supposed });
    // A trial only reads, so a role that may read orders may run it.
    expect((await trialBy('finance')).status).toBe(200);
    const { status, body } = await trialBy('operator');
    expect([status, body.strategy]).toEqual([200, 'broadcast']);
    expect(body.orders.at(-1)).toMatchObject({
      orderId: null,
      verdict: 'asked',
      couriers: [{ courierId }],
    });
    expect((await owner('get', '/hub/settings')).body.dispatch.strategy).toBe('nearest_first');
    const beyondInteger = { ...supposed, vehicleTypeIds: [2 ** 31] };
    expect(await owner('post', '/hub/dispatch-trial', { supposed: beyondInteger })).toMatchObject({
      status: 400,
      body: { errors: { 'supposed.vehicleTypeIds.0': [expect.any(String)] } },
    });
  });
});
