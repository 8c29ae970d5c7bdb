import { CourierWorld, testCore, type TestCore } from '../../../../../test/support/index.js';
import { fold, hubScope } from '../../base/index.js';
import type { CourierFilter } from './courier.queries.js';

const scope = hubScope(1);
const SQUARE = { latitude: -23.5, longitude: -46.6 };

describe('lists of couriers', () => {
  let core: TestCore;
  let world: CourierWorld;
  let ana: number;
  let bia: number;
  let caio: number;

  beforeAll(async () => {
    core = await testCore();
    world = new CourierWorld(core);
    ana = (
      await world.registrations.register(scope, {
        name: 'Ana',
        phone: '11911112222',
        email: 'ana@example.com',
        cpf: '52998224725',
        password: 'secret-ana',
        fleetNumber: 'V-7',
        vehicle: { plate: 'AAA1B22' },
      })
    ).id;
    bia = await world.aCourier({ at: SQUARE });
    core.clock.advance({ seconds: 10 });
    caio = await world.aCourier({ at: SQUARE });
    await world.aCourier({ hubId: 2, at: SQUARE });
  });

  afterAll(() => core.close());

  const listed = async (filter: CourierFilter) => {
    const { items, total } = await world.queries.page(scope, filter, { page: 1, perPage: 50 });
    expect(total).toBe(items.length);
    return items.map(({ courier }) => courier.id);
  };

  it('filter by identity in any spelling and by state', async () => {
    expect(await listed({})).toEqual([ana, bia, caio]);
    expect(await listed({ email: 'ANA@example.com' })).toEqual([ana]);
    expect(await listed({ phone: '+55 11 91111-2222' })).toEqual([ana]);
    expect(await listed({ cpf: '529.982.247-25' })).toEqual([ana]);
    expect(await listed({ plate: 'aaa-1b22' })).toEqual([ana]);
    expect(await listed({ phonePart: '1111-2' })).toEqual([ana]);
    expect(await listed({ cpfPart: '998' })).toEqual([ana]);
    expect(await listed({ approved: false })).toEqual([ana]);
    expect(await listed({ online: true })).toEqual([bia, caio]);
    expect(await listed({ online: true, blocked: true })).toEqual([]);
    expect(await listed({ registration: 'active' })).toEqual([bia, caio]);
  });

  it('are searched without regard to accents and case, whatever the locale of the database', async () => {
    const name = 'ÉRICA  Conceição';
    const { id: erica } = await world.registrations.register(hubScope(3), {
      name,
      phone: '11922223333',
      password: 'secret-erica',
    });
    expect(await core.db.query('select folded($1) as name', [name])).toEqual([{ name: fold(name) }]);
    const page = { page: 1, perPage: 5 };
    for (const search of ['erica', 'Érica', 'ERICA CONCEIÇÃO', 'conceicao']) {
      const { items } = await world.queries.page(hubScope(3), { search }, page);
      expect(items.map(({ courier }) => courier.id)).toEqual([erica]);
    }
  });

  it('come in pages with the whole count', async () => {
    const page = await world.queries.page(scope, {}, { page: 2, perPage: 2 });
    expect(page.items.map(({ courier }) => courier.id)).toEqual([caio]);
    expect(page.total).toBe(3);
  });

  it('of those online go from the most recent position on, with who is busy', async () => {
    await core.db.transaction(async (tx) => world.presence.orderTaken(tx, bia));
    const online = async (status: 'available' | 'busy' | null) =>
      (await world.queries.online(scope, status, { page: 1, perPage: 50 })).items.map((view) => [
        view.courier.id,
        view.status,
      ]);
    expect(await online(null)).toEqual([
      [caio, 'available'],
      [bia, 'busy'],
    ]);
    expect(await online('busy')).toEqual([[bia, 'busy']]);
    expect(await online('available')).toEqual([[caio, 'available']]);
  });

  it('are not needed to find one by what is known of them', async () => {
    for (const [kind, value] of [
      ['id', String(ana)],
      ['cpf', '529.982.247-25'],
      ['phone', '(11) 91111-2222'],
      ['plate', 'aaa1b22'],
      ['fleet_number', ' V-7 '],
    ] as const)
      expect(await world.access.identify(scope, kind, value)).toBe(ana);
    await expect(world.access.identify(scope, 'cpf', 'letters')).rejects.toMatchObject({
      code: 'courier_not_found',
    });
  });

  it('are not needed to log in', async () => {
    expect(await world.access.login({ phone: '11 91111-2222' }, 'secret-ana')).toMatchObject({
      courier: { id: ana },
    });
    expect(await world.access.login({ email: 'Ana@Example.com' }, 'secret-ana')).toMatchObject({
      courier: { id: ana },
    });
    for (const who of [{ phone: '11911112222' }, { email: 'nobody@example.com' }])
      await expect(world.access.login(who, 'wrong')).rejects.toMatchObject({ code: 'credential_invalid' });
  });

  it('of documents hold the newest of each type, and a face is the photo', async () => {
    const file = (storageKey: string) => ({ storageKey, contentType: 'image/png' });
    await world.documents.add(scope, ana, 'cnh', file('old'));
    await world.documents.add(scope, ana, 'cnh', file('new'));
    const face = await world.documents.add(scope, ana, 'face', file('smile'));
    const documents = await world.documents.list(scope, ana);
    expect(documents.map(({ type, storageKey }) => [type, storageKey])).toEqual([
      ['cnh', 'new'],
      ['face', 'smile'],
    ]);
    expect((await world.queries.byId(scope, ana)).courier.photoKey).toBe('smile');
    expect(await world.documents.byId(scope, face.id)).toMatchObject({ storageKey: 'smile' });
    await expect(world.documents.byId(hubScope(2), face.id)).rejects.toMatchObject({
      code: 'document_not_found',
    });
  });
});
