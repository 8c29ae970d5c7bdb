import { Catalog, Hubs, Merchants, Tariffs } from '#domain';
import { availabilityExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import { assertConforms } from './schema.verdict.js';
import { OUT_OF_AREA, PICKUP, OpenDeliveryWorld } from './open-delivery.world.js';

describe('availability', () => {
  let world: OpenDeliveryWorld;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
  });

  const ask = async (changes: object = {}) => {
    const answer = await world.post('availability', { ...structuredClone(availabilityExample), ...changes });
    if (answer.status === 200) assertConforms('availability', answer.body);
    else assertConforms('problem', answer.body);
    return answer;
  };

  it('without a courier on the road: a price and an honest guess at the times', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.deliveryPrice).toMatchObject({
      currency: 'BRL',
      pricingList: 'NORMAL',
      additionalPricePercentual: 0,
    });
    expect(body.deliveryPrice.price).toEqual({ value: body.deliveryPrice.value, currency: 'BRL' });
    expect(body.vehicles).toMatchObject({ availableVehicles: 0, vehiclesAvailable: { type: [] } });
    expect(body.vehicles.nextAvailableVehicle).toBeGreaterThan(0);
    expect(body.ETAs.deliveryEtaInMinutes).toBeGreaterThan(body.ETAs.pickupEtaInMinutes);
  });

  it('creates nothing', async () => {
    await ask();
    const [{ rows }] = (await world.core.db.query<{ rows: number }>(
      `select (select count(*) from orders where hub_id = $1) + (select count(*) from delivery_requests where hub_id = $1)
            + (select count(*) from outbox where hub_id = $1 and topic not like 'courier.%') as rows`,
      [world.hub.id],
    )) as [{ rows: number }];
    expect(rows).toBe(0);
  });

  it('takes the way of the nearest free courier, and counts the free ones by type', async () => {
    const near = await world.courier(PICKUP);
    await world.courier({ latitude: PICKUP.latitude + 0.05, longitude: PICKUP.longitude });
    const { body } = await ask();
    expect(body.vehicles).toMatchObject({
      availableVehicles: 2,
      nextAvailableVehicle: 0,
    });
    expect(body.vehicles.vehiclesAvailable).toEqual({ type: ['MOTORBIKE_BAG'], container: 'NORMAL' });
    expect(body.ETAs.pickupEtaInMinutes).toBeLessThanOrEqual(1);
    const now = world.core.clock.now();
    expect(Date.parse(body.ETAs.pickupEtaDatetime) - now.getTime()).toBe(
      body.ETAs.pickupEtaInMinutes * 60_000,
    );
    expect(Date.parse(body.ETAs.maxDeliveryTime) - now.getTime()).toBe(90 * 60_000);

    // After three minutes a position is too old to be used.
    world.tick(181);
    expect((await ask()).body.vehicles.availableVehicles).toBe(0);
    await world.seen(near, PICKUP);
    expect((await ask()).body.vehicles.availableVehicles).toBe(1);
  });

  it('has the pickup when the merchant is ready, where that is later than a courier could come', async () => {
    const prepares = async (preparationMinutes: number | null) => {
      await world.faces.get(Merchants).update(world.scope, world.merchant.id, { preparationMinutes });
      world.tick(4);
    };
    expect((await ask()).body.ETAs.pickupEtaInMinutes).toBeLessThan(25);
    await prepares(25);
    expect((await ask()).body.ETAs.pickupEtaInMinutes).toBe(25);
    await prepares(null);
  });

  it('shows when the next courier is free while all are busy', async () => {
    const orderId = await world.createDelivery();
    await world.steps(orderId, 'accept', 'collect');
    world.tick(200);
    const { body } = await ask();
    expect(body.vehicles.availableVehicles).toBe(0);
    expect(body.vehicles.nextAvailableVehicle).toBeGreaterThan(0);
    await world.steps(orderId, 'deliver');
  });

  it('asks more where the courier has to come back', async () => {
    const plain = (await ask()).body.deliveryPrice.value;
    expect((await ask({ returnToMerchant: true })).body.deliveryPrice.value).toBeGreaterThan(plain);
  });

  it('shows by how much the current price is above the list price', async () => {
    const plain = (await ask()).body.deliveryPrice.value;
    await world.faces.get(Hubs).update(world.hub.id, { settings: { surgeBp: 12_500 } });
    world.tick(5);
    const { body } = await ask();
    expect(body.deliveryPrice).toMatchObject({ pricingList: 'DYNAMIC', additionalPricePercentual: 25 });
    expect(body.deliveryPrice.value).toBeCloseTo(plain * 1.25, 1);
    await world.faces.get(Hubs).update(world.hub.id, { settings: { surgeBp: 10_000 } });
    world.tick(5);
  });

  it('chooses the first vehicle that the hub has and that takes the package', async () => {
    const car = await world.faces
      .get(Catalog)
      .createVehicleType(world.hub.id, { name: 'Carro', kind: 'car' });
    await world.faces.get(Tariffs).create(world.scope, {
      name: 'Carro',
      vehicleTypeId: car.id,
      terms: { baseCents: 9_900, bands: [{ upToM: null, centsPerKm: 0 }] },
    });
    const vehicle = { type: ['BICYCLE', 'CAR', 'MOTORBIKE_BOX'], container: 'NORMAL' };
    expect((await ask({ vehicle })).body.deliveryPrice.value).toBe(99);
  });

  it('404 outside the area, and for vehicles the hub does not have', async () => {
    const far = { ...availabilityExample.deliveryAddress, ...OUT_OF_AREA };
    expect((await ask({ deliveryAddress: far })).status).toBe(404);
    const { status, body } = await ask({ vehicle: { type: ['VUC'], container: 'NORMAL' } });
    expect([status, body.detail]).toEqual([
      404,
      expect.stringMatching(
        /^vehicle\.type: Nenhum veículo da operação atende ao tipo pedido: envie um destes: MOTORBIKE_BAG/,
      ),
    ]);
  });

  it('geocodes the text when there are no coordinates, or names the unknown address', async () => {
    const { latitude: _, longitude: __, ...textOnly } = availabilityExample.deliveryAddress;
    const answer = await ask({ deliveryAddress: { ...textOnly, street: 'Rua que não existe' } });
    expect([answer.status, answer.body.detail]).toEqual([
      404,
      expect.stringMatching(/^deliveryAddress: Endereço não encontrado.+latitude e longitude/),
    ]);
  });
});
