import { ShiftSettlement } from '#domain/modules';
import { callerWith, type AdminCaller } from '../admin.world.js';
import { anOperator } from '../../support/builders/index.js';
import { CourierWorld } from '../courier.world.js';

/** The clock starts on Monday 2026-03-02 at 09:00 in São Paulo. */
const WEEK = '2026-03-02';
const SHIFT = {
  days: [WEEK],
  from: '11:00',
  to: '15:00',
  places: 1,
  guarantee: 'hour',
  guaranteeCents: 2_000,
};

describe('shifts on the console', () => {
  let world: CourierWorld;
  let admin: AdminCaller;

  beforeAll(async () => {
    world = await CourierWorld.open();
    admin = callerWith(world.face, await anOperator(world.face, world.hub.hub.id, 'operator'));
  });

  const week = async () => (await admin('get', `/shifts?week=${WEEK}`).expect(200)).body.items;

  it('are planned, published, taken, given back, and counted with what was guaranteed', async () => {
    await admin('post', '/shifts', SHIFT).expect(201, { count: 1 });
    const [ana, bruno] = [await world.aCourier(), await world.aCourier()];
    expect((await ana.get('/shifts').expect(200)).body.items).toEqual([]);
    await admin('post', '/shifts/publish', { week: WEEK }).expect(200, { count: 1 });
    const [{ id, giveBackUntil }] = (await ana.get('/shifts').expect(200)).body.items;
    expect(giveBackUntil).toBe('2026-03-02T12:00:00.000Z');

    await ana.post(`/shifts/${String(id)}/take`).expect(200, { state: 'taken' });
    await bruno.post(`/shifts/${String(id)}/take`).expect(200, { state: 'waiting' });
    expect((await bruno.get('/shifts').expect(200)).body.items).toMatchObject([
      { state: 'waiting', position: 1 },
    ]);
    await ana.post(`/shifts/${String(id)}/give-back`).expect(204);
    await bruno.post('/online').expect(200);
    const at = new Date(world.face.core.clock.millis()).toISOString();
    await bruno.post('/positions', { latitude: -22.9056, longitude: -47.0608, at }).expect(204);
    world.face.core.clock.set('2026-03-02T14:10:00Z');
    expect((await admin('get', '/shifts/now').expect(200)).body.items).toMatchObject([
      { shiftId: id, courierId: bruno.id, here: true, seen: true },
    ]);
    await bruno.post(`/shifts/${String(id)}/give-back`).expect(409);
    await admin('post', `/shifts/${String(id)}/cancel`).expect(409);

    world.face.core.clock.set('2026-03-02T18:02:00Z');
    await world.face.get(ShiftSettlement).runDue();
    const counted = { countedMinutes: 240, earnedCents: 0, guaranteedCents: 8_000, toppedUpCents: 8_000 };
    const [shown] = (await bruno.get('/shifts').expect(200)).body.items;
    expect(shown).toMatchObject({ state: 'worked', ...counted });
    const [{ bookings }] = await week();
    expect(bookings).toMatchObject([
      { courierId: ana.id, state: 'given_back' },
      { courierId: bruno.id, state: 'worked', ...counted },
    ]);
    const { items, balanceCents } = (await bruno.get('/wallet/entries').expect(200)).body;
    expect(balanceCents).toBe(8_000);
    expect(items).toMatchObject([
      {
        kind: 'guarantee_top_up',
        description: expect.stringMatching(/^Garantia do turno 02\/03 11:00–15:00: 4h00/),
      },
    ]);
  });

  it('are changed and copied by week, and courier’s places taken away before they begin', async () => {
    await admin('post', '/shifts', { ...SHIFT, days: ['2026-03-05'], from: '18:00', to: '22:00' }).expect(
      201,
    );
    const draft = (await week()).find(({ state }: { state: string }) => state === 'draft');
    const { days: _, ...terms } = SHIFT;
    await admin('put', `/shifts/${String(draft.id)}`, {
      ...terms,
      day: '2026-03-05',
      from: '19:00',
      to: '23:00',
    }).expect(204);
    await admin('post', '/shifts/publish', { week: WEEK }).expect(200, { count: 1 });
    const app = await world.aCourier();
    await app.post(`/shifts/${String(draft.id)}/take`).expect(200);
    const booked = (await week()).find(({ id }: { id: number }) => id === draft.id);
    expect(booked).toMatchObject({ from: '19:00', taken: 1 });
    await admin('post', `/shifts/bookings/${String(booked.bookings[0].id)}/remove`).expect(204);
    expect((await app.get('/shifts').expect(200)).body.items).toMatchObject([{ state: 'removed' }]);
    await admin('post', '/shifts/copy', { week: WEEK, to: '2026-03-09' }).expect(200, { count: 2 });
    await admin('post', '/shifts/copy', { week: WEEK, to: '2026-03-09' }).expect(200, { count: 0 });
  });

  it('are refused where they make no sense, and to who may only read', async () => {
    const reader = callerWith(world.face, await anOperator(world.face, world.hub.hub.id, 'read_only'));
    await reader('post', '/shifts', SHIFT).expect(403);
    await admin('post', '/shifts', { ...SHIFT, from: '25:00' }).expect(400);
    await admin('post', '/shifts', { ...SHIFT, days: ['2026-02-01'] }).expect(400);
    await admin('post', '/shifts', { ...SHIFT, days: ['2026-03-06'], merchantId: 999 }).expect(404);
    await admin('post', '/shifts/999/cancel').expect(404);
    const app = await world.aCourier();
    await app.post('/shifts/999/take').expect(404);
  });
});
