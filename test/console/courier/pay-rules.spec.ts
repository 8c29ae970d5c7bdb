import { callerWith, type AdminCaller } from '../admin.world.js';
import { anOperator } from '../../support/builders/index.js';
import { CourierWorld, PNG } from '../courier.world.js';

const AT = { latitude: -22.9056, longitude: -47.0608 };

describe('rules of couriers’ pay', () => {
  let world: CourierWorld;
  let admin: AdminCaller;

  beforeAll(async () => {
    world = await CourierWorld.open();
    admin = callerWith(world.face, await anOperator(world.face, world.hub.hub.id, 'owner'));
  });

  it('pay the way back of a delivery that failed, as the offer and the order say', async () => {
    const app = await world.aCourier(AT);
    await world.anOrder().create(world.face);
    const offer = await app.offer();
    expect(offer.wayBackCents).toBeGreaterThan(0);
    const { body: order } = await app.post(`/offers/${String(offer.id)}/accept`).expect(200);
    expect(order.wayBackCents).toBe(offer.wayBackCents);
    const path = `/orders/${String(order.id)}`;
    await app.post(`${path}/collect`).expect(200);
    const { body: photo } = await app.upload('/evidence', 'photo', PNG, 'x.png').expect(201);
    const failed = { reason: 'Ninguém atende', observation: 'Toquei', evidenceIds: [photo.id] };
    await app.post(`${path}/stops/${String(order.stops[0].id)}/fail`, failed).expect(200);
    const { body: back } = await app.post(`${path}/return`).expect(200);
    const paid = Number(order.payCents) + Number(offer.wayBackCents);
    expect(back).toMatchObject({ status: 'completed', payCents: paid });
    expect(back.payLines).toContainEqual({ kind: 'return_ride', cents: offer.wayBackCents });
    expect((await app.get('/wallet').expect(200)).body.balanceCents).toBe(paid);
    await app.post('/offline').expect(200);
  });

  it('are tried before they are saved, offered with the way there, and told line by line', async () => {
    const rules = { minimumCents: 2_000, floorOrderCents: 2_300 };
    const ride = { totalCents: 1_000, shareBp: 8_000, distanceM: 4_000, toPickupM: 1_000 };
    const { body: tried } = await admin('post', '/hub/pay-trial', { rules, ...ride }).expect(200);
    expect(tried).toEqual({
      shareCents: 800,
      payCents: 2_300,
      centsPerKm: 460,
      lines: [
        { kind: 'pay_minimum', cents: 1_200 },
        { kind: 'floor', cents: 300 },
      ],
    });
    await admin('put', '/hub/settings', { payRules: { ...rules, failedBp: 10_001 } }).expect(400);
    await admin('put', '/hub/settings', { payRules: rules }).expect(200);

    const app = await world.aCourier(AT);
    await world.anOrder().create(world.face);
    const offer = await app.offer();
    const metres = offer.distance + (offer.distanceToPickup ?? 0);
    expect(offer.payCents).toBe(2_300);
    expect(offer.centsPerKm).toBe(Math.round((2_300 * 1_000) / metres));
    const { body: order } = await app.post(`/offers/${String(offer.id)}/accept`).expect(200);
    expect(order.payCents).toBe(2_300);

    const tip = `/orders/${String(order.id)}/tip`;
    const { body: tipped } = await admin('put', tip, { tipCents: 400 }).expect(200);
    expect(tipped).toMatchObject({ tipCents: 400, courierPayCents: 2_700 });
    expect(tipped.payLines.at(-1)).toEqual({ kind: 'tip', cents: 400 });
    await admin('put', tip, { tipCents: 300 }).expect(400);
  });
});
