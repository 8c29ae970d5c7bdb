import { CourierQueries } from '#domain';
import { aCourier } from '../../support/builders/index.js';
import { anAdminWorld, type AdminWorld } from '../admin.world.js';

describe('a person’s password and Pix key, changed by an operator', () => {
  let world: AdminWorld;

  beforeAll(async () => {
    world = await anAdminWorld();
  });

  const notices = () =>
    world.faces.core.db.query<{ recipient: string; what: string }>(
      `select recipient, words ->> 'what' as what from messages
        where hub_id = $1 and template = 'access_changed' order by id`,
      [world.home.hub.id],
    );

  it('need a right of their own, are announced to the person as reached before, and are in the log', async () => {
    const { faces, home } = world;
    const id = await aCourier(faces, home.scope, [home.motorbike.id]);
    const { courier } = await faces.get(CourierQueries).byId(home.scope, id);
    const path = `/couriers/${String(id)}`;
    const [owner, dispatcher] = [world.as('owner'), world.as('operator')];
    expect((await dispatcher('patch', path, { name: 'Outro Nome' })).status).toBe(200);
    for (const body of [{ pixKey: 'thief@example.com' }, { password: 'segredo-novo' }]) {
      const refused = await dispatcher('patch', path, body);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, Object.keys(body)]);
    }
    expect(await notices()).toEqual([]);
    const changed = { pixKey: 'nova@example.com', password: 'segredo-novo', phone: '11 98888-7777' };
    expect((await owner('patch', path, changed)).status).toBe(200);
    const recipient = courier.email ?? courier.phone;
    expect(await notices()).toEqual([
      { recipient, what: 'password' },
      { recipient, what: 'pix_key' },
    ]);
    const [record] = (await owner('get', `/audit?entity=courier&entityId=${String(id)}`)).body.items;
    expect(record.after).toMatchObject({ pix_key: 'nova@example.com', password_hash: '[hidden]' });
  });

  it('of a merchant are announced too, and nobody is told of what did not change', async () => {
    const { home } = world;
    const before = (await notices()).length;
    const path = `/merchants/${String(home.store.id)}`;
    expect((await world.as('operator')('patch', path, { password: 'segredo-novo' })).status).toBe(403);
    expect((await world.as('owner')('patch', path, { name: 'Outra Loja' })).status).toBe(200);
    expect(await notices()).toHaveLength(before);
    expect((await world.as('owner')('patch', path, { password: 'segredo-novo' })).status).toBe(200);
    expect(await notices()).toHaveLength(before + 1);
  });
});
