import { Credentials, Tariffs } from '#domain';
import type { FaceServer } from '#runtime/testing';
import { anOrder } from '../support/builders/index.js';
import { ChangesWorld } from './changes.world.js';

type Place = 'here' | 'elsewhere';

/** A change by an operator holds with its answer in the same process, and with its notice in others. */
describe.each<Place>(['here', 'elsewhere'])('a change of the console, %s', (place) => {
  let world: ChangesWorld;
  let server: FaceServer;

  beforeAll(async () => {
    world = await ChangesWorld.open();
    server = world[place];
  });
  afterAll(() => world.close());

  /** The value before and after a change; it is read once more before, so that it is cached. */
  async function seen<T>(look: () => Promise<T>, change: () => PromiseLike<{ status: number }>) {
    await look();
    const before = await look();
    await world.change(change);
    await world.noticed(server);
    return { before, after: await look() };
  }

  it('makes a new vehicle type known', async () => {
    const names = async () => {
      const answer = await world.call(server, '/tipos-veiculos', world.keys.hub);
      return ((await answer.json()) as { nome: string }[]).map(({ nome }) => nome);
    };
    const make = () => world.owner('post', '/vehicle-types', { name: 'Bicicleta', kind: 'bicycle' });
    const { before, after } = await seen(names, make);
    expect([before.includes('Bicicleta'), after.includes('Bicicleta')]).toEqual([false, true]);
  });

  it('changes a tariff', async () => {
    const { faces, home } = world.admin;
    const tariff = (await faces.get(Tariffs).list(home.scope)).find(
      ({ vehicleTypeId }) => vehicleTypeId === home.motorbike.id,
    );
    const raise = () =>
      world.owner('patch', `/tariffs/${tariff?.id}`, {
        terms: { ...tariff?.terms, baseCents: (tariff?.terms.baseCents ?? 0) + 500 },
      });
    const { before, after } = await seen(() => world.price(server), raise);
    expect(Number(after) - Number(before)).toBeCloseTo(5);
  });

  it('changes a setting: the surge', async () => {
    const { before, after } = await seen(
      () => world.price(server),
      () => world.owner('put', '/hub/settings', { surgeBp: 20_000 }),
    );
    expect(Number(after) / Number(before)).toBeCloseTo(2);
  });

  it('changes a setting: who accepts deliveries', async () => {
    const { before, after } = await seen(
      () => world.decision(server),
      () => world.owner('put', '/hub/settings', { requests: { acceptance: 'manual', decisionMinutes: 5 } }),
    );
    // A request is decided at once, then left to an operator.
    expect([before === 'received', after]).toEqual([false, 'received']);
  });

  it('limits what a sub-user reads', async () => {
    const { faces, home } = world.admin;
    const order = await anOrder(home).create(faces);
    const status = async () => (await world.call(server, `/orders/${order.id}`, world.keys.clerk)).status;
    const { before, after } = await seen(status, () =>
      world.owner('patch', `/merchants/${home.clerk.id}`, {
        restrictions: { ordering: false, readingOthers: true },
      }),
    );
    expect([before, after]).toEqual([200, 404]);
  });

  it('blocks a merchant', async () => {
    const { home } = world.admin;
    const quote = { ...world.orderBody(), cliente_id: home.rival.id };
    const status = async () => (await world.call(server, '/orders', world.keys.rival, quote)).status;
    const { after } = await seen(status, () => world.owner('post', `/merchants/${home.rival.id}/block`));
    expect(after).toBe(403);
  });

  it('issues and revokes a key', async () => {
    const { body: issued } = await world.owner('post', '/credentials', { kind: 'full_api_key', label: 'x' });
    const status = async () => (await world.call(server, '/tipos-veiculos', issued.key)).status;
    const { before, after } = await seen(status, () => world.owner('delete', `/credentials/${issued.id}`));
    expect([before, after]).toEqual([200, 401]);
  });

  it('ends a pair with its tokens', async () => {
    const { faces, home } = world.admin;
    const pair = await faces.get(Credentials).issuePair(home.scope, home.rival.id);
    const ask = () =>
      fetch(`${server.baseUrl}/api/opendelivery/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: pair.clientId,
          client_secret: pair.clientSecret,
        }),
      });
    const { before, after } = await seen(
      async () => (await ask()).status,
      () => world.owner('post', `/merchants/${home.rival.id}/open-delivery/credentials`),
    );
    expect([before, after]).toEqual([200, 401]);
  });
  it('draws a service area', async () => {
    const far = [
      [
        [-48.3, -23.1],
        [-48.2, -23.1],
        [-48.2, -23],
        [-48.3, -23.1],
      ],
    ];
    const [area] = (await world.owner('get', '/service-areas')).body.items as { id: number }[];
    const { before, after } = await seen(
      () => world.price(server),
      () =>
        world.owner('put', `/service-areas/${area?.id}`, {
          name: 'Longe',
          isDefault: true,
          geojson: { type: 'Polygon', coordinates: far },
        }),
    );
    expect([Number(before) > 0, after]).toEqual([true, 400]);
  });
});
