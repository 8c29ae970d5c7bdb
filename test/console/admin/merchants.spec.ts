import { aMerchant } from '../../support/builders/index.js';
import { anAdminWorld, type AdminWorld, type AdminCaller } from '../admin.world.js';

describe('merchants’ accounts through the Admin API', () => {
  let world: AdminWorld;
  let owner: AdminCaller;

  beforeAll(async () => {
    world = await anAdminWorld();
    owner = world.as('owner');
  });

  it('records a top-up once, with the hub’s fee for the way it came', async () => {
    const { home } = world;
    await owner('put', '/hub/settings', { topUpFees: { pix: { fixedCents: 50, percentBp: 100 } } });
    const wallet = `/wallets/merchants/${String(home.rival.id)}`;
    const body = { amountCents: 10_000, description: 'Pix', externalId: 'E1', paymentMethod: 'pix' };
    const first = await world.as('finance')('post', `${wallet}/top-up`, body);
    expect(first.body).toMatchObject({
      kind: 'top_up',
      feeCents: 150,
      balanceCents: 9_850,
      duplicated: false,
    });
    const again = await world.as('finance')('post', `${wallet}/top-up`, body);
    expect(again.body).toMatchObject({ id: first.body.id, balanceCents: 9_850, duplicated: true });
    const free = { ...body, externalId: 'E2', chargeFee: false };
    expect((await world.as('finance')('post', `${wallet}/top-up`, free)).body.balanceCents).toBe(19_850);
    expect((await world.as('operator')('post', `${wallet}/top-up`, body)).status).toBe(403);
  });

  it("shows a merchant's measured preparation times, and deletes them", async () => {
    const { store, hub } = world.home;
    await world.faces.core.db.execute(
      `insert into preparation_times (hub_id, merchant_id, weekday, hour, seconds, samples) values ($1, $2, 1, 12, 720, 3)`,
      [hub.id, store.id],
    );
    const path = `/merchants/${String(store.id)}/preparation-times`;
    expect((await owner('get', path)).body).toEqual({
      preparationMinutes: null,
      items: [{ weekday: 1, hour: 12, seconds: 720, samples: 3, used: true }],
    });
    expect((await owner('delete', path)).status).toBe(204);
    expect((await owner('get', path)).body.items).toEqual([]);
    const log = await owner('get', `/audit?entity=merchant&entityId=${String(store.id)}`);
    expect(log.body.items[0].action).toBe('merchant.preparation_times_forgotten');
  });

  it('finds shops without regard to accents and case', async () => {
    const { faces, home } = world;
    const { id } = await aMerchant(faces, home.scope, { name: 'AÇAÍ da Érica' });
    for (const search of ['acai', 'érica', 'AÇAÍ DA ERICA'])
      expect((await owner('get', `/merchants?search=${encodeURIComponent(search)}`)).body.items).toEqual([
        expect.objectContaining({ id }),
      ]);
  });

  it('lists accounts without their sub-users, and the keys of one', async () => {
    const { store, clerk } = world.home;
    const ids = async (query: string) =>
      ((await owner('get', `/merchants?${query}`)).body.items as { id: number }[]).map(({ id }) => id);
    expect(await ids('accounts=true')).not.toContain(clerk.id);
    expect(await ids('accounts=true')).toContain(store.id);
    await owner('post', `/merchants/${String(clerk.id)}/block`);
    expect(await ids(`blocked=true&ownerId=${String(store.id)}`)).toEqual([clerk.id]);
    await owner('post', `/merchants/${String(clerk.id)}/unblock`);
    const key = await owner('post', '/credentials', {
      kind: 'model_m_key',
      label: 'Caixa',
      merchantId: store.id,
    });
    const keys = (await owner('get', `/credentials?merchantId=${String(store.id)}`)).body.items;
    expect(keys.at(-1)).toMatchObject({ id: key.body.id, merchantId: store.id, lastUsedAt: null });
    expect(keys.every(({ merchantId }: { merchantId: number }) => merchantId === store.id)).toBe(true);
  });
});
