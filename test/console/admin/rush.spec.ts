import { Hubs, OrderEditing, ServiceAreas, Tariffs, type OrderRecord } from '#domain';
import { anOrder, FURTHER, PICKUP } from '../../support/builders/index.js';
import { anAdminWorld, type AdminCaller, type AdminWorld } from '../admin.world.js';

const MINUTE_MS = 60_000;

/** A square around the pickup, and one without orders. */
const square = (latitude: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [PICKUP.longitude - 0.01, latitude - 0.01],
      [PICKUP.longitude + 0.01, latitude - 0.01],
      [PICKUP.longitude + 0.01, latitude + 0.01],
      [PICKUP.longitude - 0.01, latitude + 0.01],
      [PICKUP.longitude - 0.01, latitude - 0.01],
    ],
  ],
});

describe('the rush switch', () => {
  let world: AdminWorld;
  let owner: AdminCaller;
  let here: number;
  let elsewhere: number;

  beforeAll(async () => {
    world = await anAdminWorld();
    owner = world.as('owner');
    const areas = world.faces.get(ServiceAreas);
    const area = async (name: string, latitude: number) =>
      (await areas.create(world.home.scope, { name, isDefault: false, geojson: square(latitude) })).id;
    here = await area('Centro', PICKUP.latitude);
    elsewhere = await area('Norte', PICKUP.latitude + 0.05);
  });

  const until = (minutes: number) =>
    new Date(world.faces.core.clock.millis() + minutes * MINUTE_MS).toISOString();
  const order = (): Promise<OrderRecord> => anOrder(world.home).create(world.faces);

  it('shows what it would do first, and does nothing', async () => {
    const { totalCents } = await order();
    const rush = { until: until(60), surgeBp: 15_000, extraPromiseMinutes: 20, pausedAreaIds: [here] };
    const { status, body } = await owner('post', '/hub/rush/preview', rush);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      surgeBp: { now: 10_000, then: 15_000 },
      promiseMinutes: { now: 40, then: 60 },
      meanTotalCents: { now: totalCents, then: Math.round(totalCents * 1.5) },
      ordersLastHour: 1,
      refusedOfLastHour: 1,
    });
    const other = await owner('post', '/hub/rush/preview', { ...rush, pausedAreaIds: [elsewhere] });
    expect(other.body.refusedOfLastHour).toBe(0);
    expect((await world.faces.get(Hubs).get(world.home.hub.id)).settings.rush).toBeNull();
  });

  it('raises prices and lengthens promises of new orders in one audited step, until its end', async () => {
    const before = await order();
    const rush = { until: until(30), surgeBp: 15_000, extraPromiseMinutes: 20 };
    expect((await owner('put', '/hub/rush', rush)).status).toBe(200);
    const during = await order();
    expect(during.totalCents).toBe(Math.round(before.totalCents * 1.5));
    expect([before.deliverBy, during.deliverBy]).toEqual([
      new Date(before.createdAt.getTime() + 40 * MINUTE_MS),
      new Date(during.createdAt.getTime() + 60 * MINUTE_MS),
    ]);
    // An order made before the rush keeps its price.
    const edited = await world.faces
      .get(OrderEditing)
      .edit(world.home.scope, before.id, { needsProof: true });
    expect(edited.totalCents).toBe(before.totalCents);
    const { body } = await owner('get', `/audit?entity=hub&entityId=${String(world.home.hub.id)}`);
    expect(body.items[0]).toMatchObject({
      action: 'hub.rush_started',
      after: { settings: { rush: { surgeBp: 15_000 } } },
    });
    world.faces.core.clock.advance({ minutes: 31 });
    expect((await order()).totalCents).toBe(before.totalCents);
  });

  it('adds to what the tariff promises, where it promises something', async () => {
    const tariffs = world.faces.get(Tariffs);
    const [tariff] = await tariffs.list(world.home.scope);
    const terms = { ...tariff!.terms, promiseMinutes: 25 };
    await tariffs.update(world.home.scope, tariff!.id, { terms });
    const promised = ({ createdAt, deliverBy }: Awaited<ReturnType<typeof order>>) =>
      (deliverBy!.getTime() - createdAt.getTime()) / MINUTE_MS;
    expect(promised(await order())).toBe(25);
    await owner('put', '/hub/rush', { until: until(30), surgeBp: 10_000, extraPromiseMinutes: 20 });
    expect(promised(await order())).toBe(45);
    await owner('delete', '/hub/rush');
    await tariffs.update(world.home.scope, tariff!.id, { terms: tariff!.terms });
  });

  it('takes no new orders from paused areas, while those that were taken may be edited', async () => {
    const taken = await order();
    await owner('put', '/hub/rush', { until: until(30), pausedAreaIds: [here] });
    await expect(order()).rejects.toMatchObject({ code: 'area_paused' });
    await world.faces
      .get(OrderEditing)
      .edit(world.home.scope, taken.id, { stops: [{ ...FURTHER, address: 'Rua Distante, 9' }] });
    await owner('put', '/hub/rush', { until: until(30), pausedAreaIds: [elsewhere] });
    expect((await order()).status).toBe('pending');
    await owner('put', '/hub/rush', { until: until(30), pausedEverywhere: true });
    await expect(order()).rejects.toMatchObject({ code: 'area_paused' });
    expect((await owner('delete', '/hub/rush')).status).toBe(204);
    expect((await order()).status).toBe('pending');
  });

  it('refuses an end that has passed or is days away, and an area of nobody', async () => {
    expect((await owner('put', '/hub/rush', { until: until(-1) })).status).toBe(400);
    expect((await owner('put', '/hub/rush', { until: until(3 * 24 * 60) })).status).toBe(400);
    const unknown = { until: until(10), pausedAreaIds: [999_999] };
    expect((await owner('put', '/hub/rush', unknown)).status).toBe(404);
    expect((await world.as('read_only')('put', '/hub/rush', { until: until(10) })).status).toBe(403);
  });
});
