import { aCourier, aMerchant, anOrder, PICKUP } from '../support/builders/index.js';
import { anAdminWorld, type AdminWorld } from './admin.world.js';

describe('a person’s data', () => {
  let world: AdminWorld;
  beforeAll(async () => {
    world = await anAdminWorld();
  });
  afterAll(() => world.faces.close());

  it('is handed out and forgotten, of a courier', async () => {
    const { home, faces } = world;
    const owner = world.as('owner');
    const id = await aCourier(faces, home.scope, [home.motorbike.id], PICKUP);
    await owner('patch', `/couriers/${String(id)}`, { name: 'Zulmira Teste' });
    const path = `/privacy/couriers/${String(id)}`;

    expect((await owner('get', path)).body).toMatchObject({
      record: { name: 'Zulmira Teste' },
      positions: [expect.objectContaining(PICKUP)],
    });
    expect((await owner('post', `${path}/anonymise`)).status).toBe(204);
    const left = JSON.stringify([
      (await owner('get', path)).body,
      (await owner('get', `/audit?entity=courier&entityId=${String(id)}`)).body,
    ]);
    expect(left).not.toContain('Zulmira');
    expect(left).toContain('courier.anonymised');
    expect((await owner('get', path)).body).toMatchObject({ positions: [], record: { phone: null } });
  });

  it('is handed out and forgotten, of a merchant, once its orders have ended', async () => {
    const { home, faces } = world;
    const owner = world.as('owner');
    const shop = await aMerchant(faces, home.scope, { name: 'Loja Zulmira', invoicingEnabled: true });
    const order = await anOrder(home).of(shop).place(faces);
    const path = `/privacy/merchants/${String(shop.id)}`;

    expect((await owner('post', `${path}/anonymise`)).status).toBe(409);
    await owner('post', `/orders/${String(order.id)}/cancel`, {});
    expect((await owner('post', `${path}/anonymise`)).status).toBe(204);
    expect((await owner('get', path)).body).toMatchObject({
      record: { name: 'Pessoa anonimizada', email: null },
      orders: [{ id: order.id }],
    });
    expect((await world.as('operator')('get', path)).status).toBe(403);
  });
});
