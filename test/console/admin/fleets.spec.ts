import { Operators } from '#domain';
import { aCourier, anOrder, PICKUP } from '../../support/builders/index.js';
import { anAdminWorld, type AdminWorld, type AdminCaller } from '../admin.world.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('what a hub is made of', () => {
  let world: AdminWorld;
  let owner: AdminCaller;

  beforeAll(async () => {
    world = await anAdminWorld();
    owner = world.as('owner');
  });

  const actions = async (entity: string, id: number) =>
    (await owner('get', `/audit?entity=${entity}&entityId=${String(id)}`)).body.items as {
      action: string;
      before: Record<string, unknown> | null;
      after: Record<string, unknown> | null;
    }[];

  it('groups couriers into fleets', async () => {
    const { home, foreign, faces } = world;
    const created = await owner('post', '/fleets', { name: 'Turno da noite' });
    expect([created.status, created.body]).toEqual([
      201,
      expect.objectContaining({ name: 'Turno da noite', description: null, couriers: 0 }),
    ]);
    const fleet = created.body.id as number;
    const path = `/fleets/${String(fleet)}`;
    expect((await owner('post', '/fleets', { name: 'Turno da noite' })).status).toBe(409);
    const [ana, bia] = [
      await aCourier(faces, home.scope, [home.motorbike.id], PICKUP),
      await aCourier(faces, home.scope, [home.motorbike.id], PICKUP),
    ];
    const members = async (id = fleet) =>
      (await owner('get', `/couriers?fleetId=${String(id)}`)).body.items.map((c: { id: number }) => c.id);

    expect((await owner('put', `${path}/couriers`, { courierIds: [ana, bia] })).body.couriers).toBe(2);
    expect(await members()).toEqual([ana, bia]);
    const strangers = await owner('put', `${path}/couriers`, { courierIds: [ana, foreign.courierId] });
    expect([strangers.status, await members()]).toEqual([404, [ana, bia]]);

    const other = (await owner('post', '/fleets', { name: 'Parceiros' })).body.id as number;
    await owner('put', `/fleets/${String(other)}/couriers`, { courierIds: [bia] });
    await owner('patch', `/couriers/${String(ana)}`, { fleetId: null });
    expect([await members(), await members(other)]).toEqual([[], [bia]]);
    expect((await owner('patch', `/couriers/${String(ana)}`, { fleetId: 999_999 })).status).toBe(404);
    await owner('patch', `/couriers/${String(ana)}`, { fleetId: other });

    expect((await owner('patch', path, { name: 'Madrugada' })).body.name).toBe('Madrugada');
    expect((await owner('delete', `/fleets/${String(other)}`)).status).toBe(204);
    expect((await owner('get', `/couriers/${String(bia)}`)).body.fleetId).toBeNull();
    expect((await owner('get', '/fleets')).body.items).toMatchObject([{ id: fleet, couriers: 0 }]);
    expect((await actions('fleet', fleet)).map(({ action }) => action)).toEqual([
      'fleet.updated',
      'fleet.couriers_set',
      'fleet.created',
    ]);
    expect((await actions('fleet', fleet))[1]).toMatchObject({
      before: { courier_ids: [] },
      after: { courier_ids: [ana, bia] },
    });
    const hidden = await world.faces
      .call()
      .get(`/api/admin${path}`)
      .set('Authorization', await foreignOwner());
    expect(hidden.status).toBe(404);
  });

  async function foreignOwner(): Promise<string> {
    const operators = world.faces.get(Operators);
    const { id } = await operators.create(world.foreign.hub.id, {
      name: 'Outra',
      email: 'outra.fleets@example.com',
      password: 'segredo-longo-1',
      role: 'owner',
    });
    return `Bearer ${(await operators.issueToken(id, { label: 'test' })).token}`;
  }

  it.each([
    ['merchants', 'merchant', () => world.home.store.id],
    ['vehicle-types', 'vehicle_type', () => world.home.motorbike.id],
    ['categories', 'category', () => world.home.category.id],
  ])('shows pictures of %s', async (path, entity, ownerId) => {
    const base = `/${path}/${String(ownerId())}`;
    const upload = (bytes: Buffer, name: string) =>
      owner('post', `${base}/pictures`).attach('picture', bytes, name);
    const added = await upload(PNG, 'foto.exe');
    expect([added.status, added.body.contentType]).toEqual([201, 'image/png']);
    expect(added.body.url).toMatch(/\/arquivos\/[0-9A-Za-z]{32}$/);
    expect((await owner('get', base)).body.media).toEqual([
      { url: added.body.url, contentType: 'image/png' },
    ]);
    const seen = await world.faces.call().get(new URL(added.body.url as string).pathname);
    expect([seen.status, seen.headers['content-type'], seen.body]).toEqual([200, 'image/png', PNG]);

    expect((await upload(Buffer.from('<script>alert(1)</script>'), 'foto.png')).status).toBe(400);
    expect((await owner('post', `${base}/pictures`)).status).toBe(400);
    expect((await owner('get', `${base}/pictures`)).body.items).toMatchObject([{ id: added.body.id }]);
    const picture = `${base}/pictures/${String(added.body.id)}`;
    expect([(await owner('delete', picture)).status, (await owner('delete', picture)).status]).toEqual([
      204, 404,
    ]);
    expect((await owner('get', base)).body.media).toEqual([]);
    expect((await world.faces.call().get(new URL(added.body.url as string).pathname)).status).toBe(410);
    expect((await actions(entity, ownerId())).map(({ action }) => action)).toEqual([
      `${entity}.picture_removed`,
      `${entity}.picture_added`,
    ]);
    expect((await owner('get', `/${path}/999999/pictures`)).status).toBe(404);
  });

  it('has one logo, which the tracking page shows, and no other value of the settings changes it', async () => {
    const { home, faces } = world;
    const upload = (bytes: Buffer) => owner('put', '/hub/logo').attach('logo', bytes, 'logo.exe');
    const branding = async () =>
      (await owner('get', '/hub/settings')).body.branding as { logoUrl: string | null };
    const fileOf = async (url: string) => (await faces.call().get(new URL(url).pathname)).status;
    const first = await upload(PNG);
    expect([first.status, first.body.contentType]).toEqual([200, 'image/png']);
    expect(await fileOf(first.body.url as string)).toBe(200);
    const [one, other] = await Promise.all([upload(PNG), upload(PNG)]);
    const { logoUrl } = await branding();
    expect([one.body.url, other.body.url]).toContain(logoUrl);
    const left = await Promise.all([first, one, other].map(({ body }) => fileOf(body.url as string)));
    expect(left.filter((status) => status === 200)).toHaveLength(1);

    expect((await upload(Buffer.from('<script>alert(1)</script>'))).status).toBe(400);
    expect((await owner('put', '/hub/logo')).status).toBe(400);
    expect((await world.as('operator')('put', '/hub/logo')).status).toBe(403);
    await owner('put', '/hub/settings', { branding: { name: 'Entregas do Bairro' } });
    expect(await branding()).toMatchObject({ name: 'Entregas do Bairro', logoUrl });

    const { trackingToken } = await anOrder(home).create(faces);
    const page = async () => (await faces.call().get(`/rastreio/${trackingToken}`)).text;
    expect(await page()).toContain(`<img src="${String(logoUrl)}"`);
    expect(await page()).toContain(`<meta property="og:image" content="${String(logoUrl)}"/>`);
    expect((await owner('delete', '/hub/logo')).status).toBe(204);
    expect((await owner('delete', '/hub/logo')).status).toBe(204);
    expect([await branding(), await fileOf(String(logoUrl))]).toEqual([
      expect.objectContaining({ logoUrl: null }),
      410,
    ]);
    expect(await page()).not.toContain(String(logoUrl));
    const told = await actions('hub', home.hub.id);
    expect(told.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['hub.logo_set', 'hub.logo_removed', 'hub.settings_changed']),
    );
  });

  it('is made and re-planned by the platform’s people only', async () => {
    const operators = world.faces.get(Operators);
    const { id } = await operators.create(null, {
      name: 'Plataforma',
      email: 'plataforma.fleets@example.com',
      password: 'segredo-longo-1',
      role: 'owner',
    });
    const bearer = `Bearer ${(await operators.issueToken(id, { label: 'test' })).token}`;
    const platform = (verb: 'get' | 'post' | 'patch', path: string, body?: object) =>
      world.faces.call()[verb](`/api/admin${path}`).set('Authorization', bearer).send(body);
    const made = await platform('post', '/hubs', {
      name: 'Entregas do Vale',
      city: 'Blumenau',
      state: 'SC',
      trialEndsAt: '2026-12-01T00:00:00Z',
      owner: { name: 'Dona', email: 'dona.fleets@example.com', password: 'segredo-longo-1' },
    });
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ plan: 'basic', city: 'Blumenau' }),
    ]);
    const path = `/hubs/${String(made.body.id)}`;
    expect((await platform('patch', path, { plan: 'platina' })).body.plan).toBe('platina');
    expect((await platform('patch', path, { plan: 'ouro' })).status).toBe(400);
    expect((await platform('get', '/hubs')).body.items).toContainEqual(
      expect.objectContaining({ id: made.body.id, plan: 'platina' }),
    );
    const { body } = await world.faces
      .call()
      .post('/api/admin/login')
      .send({ email: 'dona.fleets@example.com', password: 'segredo-longo-1' });
    const dona = `Bearer ${String(body.token)}`;
    const asDona = (verb: 'get' | 'patch', url: string) =>
      world.faces
        .call()
        [verb](`/api/admin${url}`)
        .set('Authorization', dona)
        .send(verb === 'get' ? undefined : {});
    expect((await asDona('get', '/hub')).body).toMatchObject({ id: made.body.id, plan: 'platina' });
    expect([(await asDona('get', '/hubs')).status, (await asDona('patch', path)).status]).toEqual([403, 403]);
    const log = (await asDona('get', '/audit?entity=hub')).body.items;
    expect(log).toMatchObject([
      { action: 'hub.terms_changed', before: { plan: 'basic' }, after: { plan: 'platina' } },
      { action: 'hub.created', operatorName: 'Plataforma' },
    ]);
  });
});
