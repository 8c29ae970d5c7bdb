import { OrderLifecycle } from '#domain';
import { aCourier, aHubWorld, aMerchant, anOrder } from '../../support/builders/index.js';
import { anAdminWorld, type AdminWorld } from '../admin.world.js';

describe('the history of orders', () => {
  let world: AdminWorld;

  beforeAll(async () => {
    world = await anAdminWorld();
  });

  const found = async (query: string) => {
    const { body } = await world.as('read_only')('get', `/orders?${query}`);
    return body.items.map(({ id }: { id: number }) => id);
  };

  it('is found by reason, payment, lateness, courier, area and time, one narrowing the other', async () => {
    const { faces, home } = world;
    const lifecycle = faces.get(OrderLifecycle);
    const courier = await aCourier(faces, home.scope, [home.motorbike.id]);
    const cancelled = await anOrder(home).create(faces);
    await lifecycle.cancel(home.scope, cancelled.id, { reason: 'merchant_request' });
    const dropped = await anOrder(home).create(faces);
    await lifecycle.cancel(home.scope, dropped.id, { reason: 'other', note: 'Faltou troco' });
    const punctual = await anOrder(home).create(faces);
    await lifecycle.reassign(home.scope, punctual.id, courier);
    await lifecycle.complete(home.scope, punctual.id);
    faces.core.clock.advance({ minutes: 1 });
    const since = faces.core.clock.now().toISOString();
    faces.core.clock.advance({ minutes: 1 });
    const late = await anOrder(home).with({ paymentMethod: 'on_delivery' }).create(faces);
    faces.core.clock.advance({ minutes: 41 });
    await lifecycle.reassign(home.scope, late.id, courier);
    const open = await anOrder(home).create(faces);

    expect(await found('late=true')).toEqual([late.id]);
    await lifecycle.complete(home.scope, late.id);
    expect(await found('late=true')).toEqual([late.id]);
    expect(await found('late=true&status=pending')).toEqual([]);
    expect(await found('reason=merchant_request,operator')).toEqual([cancelled.id]);
    expect(await found('ownReason=Faltou%20troco')).toEqual([dropped.id]);
    expect(await found('paymentMethod=on_delivery')).toEqual([late.id]);
    expect(await found(`courierId=${String(courier)}`)).toEqual([late.id, punctual.id]);
    expect(await found(`createdFrom=${since}`)).toEqual([open.id, late.id]);
    expect(await found(`createdTo=${since}&courierId=${String(courier)}`)).toEqual([punctual.id]);
  });

  it('is found by the area of the merchant, page by page', async () => {
    const { faces, home } = world;
    const { body: area } = await world.as('owner')('post', '/service-areas', {
      name: 'Sul',
      geojson: {
        type: 'Polygon',
        coordinates: [
          [
            [-60, -30],
            [-40, -30],
            [-40, -10],
            [-60, -10],
            [-60, -30],
          ],
        ],
      },
    });
    const store = await aMerchant(faces, home.scope, { serviceAreaId: area.id });
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) ids.unshift((await anOrder(home).of(store).create(faces)).id);
    expect(await found(`areaId=${String(area.id)}`)).toEqual(ids);
    const { body } = await world.as('owner')('get', `/orders?areaId=${String(area.id)}&limit=2`);
    expect(await found(`areaId=${String(area.id)}&limit=2&cursor=${body.nextCursor}`)).toEqual(ids.slice(2));
  });

  it('has the orders that are named, without deleted ones and those of others', async () => {
    const { faces, home } = world;
    const [first, deleted, second] = [
      await anOrder(home).create(faces),
      await anOrder(home).create(faces),
      await anOrder(home).create(faces),
    ];
    await world.as('owner')('delete', `/orders/${String(deleted.id)}`);
    const stranger = await anOrder(await aHubWorld(faces)).create(faces);
    const ids = [first, deleted, second, stranger].map(({ id }) => id).join(',');
    expect(await found(`ids=${ids}`)).toEqual([second.id, first.id]);
    for (const wrong of ['x', '', Array(201).fill('1').join(',')]) {
      const { status, body } = await world.as('read_only')('get', `/orders?ids=${wrong}`);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('ids')]);
    }
  });
});
