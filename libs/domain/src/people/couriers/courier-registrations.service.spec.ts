import { CourierWorld, testCore, type TestCore } from '../../../../../test/support/index.js';
import { type FieldFault, hubScope, isDomainError, type Scope } from '../../base/index.js';
import type { CourierSnapshot } from './courier.events.js';

const scope = hubScope(1);
const SQUARE = { latitude: -23.5, longitude: -46.6 };

describe('a courier', () => {
  let core: TestCore;
  let world: CourierWorld;

  beforeAll(async () => {
    core = await testCore();
    world = new CourierWorld(core);
  });

  afterAll(() => core.close());

  const events = async (id: number) =>
    (
      await core.db.query<{ topic: string; courier: CourierSnapshot }>(
        `select topic, payload->'courier' as courier from outbox
          where aggregate_id = $1 and topic <> 'courier.moved' order by id`,
        [id],
      )
    ).map(({ topic, courier }) => [topic, courier.status]);
  const faults = async (work: Promise<unknown>): Promise<Record<string, string>> => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!isDomainError(error, 'invalid_value')) throw new Error(`No refusal of values: ${String(error)}`);
    const fields = error.facts['fields'] as FieldFault[];
    return Object.fromEntries(fields.map(({ field, code }) => [field, code]));
  };
  const searchable = async (id: number) =>
    (await world.nearest.find(1, SQUARE, { limit: 100 })).some(({ courierId }) => courierId === id);

  it('registers, waits, is approved, goes online and is found', async () => {
    const { id } = await world.registrations.register(scope, {
      name: ' Ana Souza ',
      phone: '+55 (11) 98888-0001',
      email: 'Ana@Example.com',
      cpf: '529.982.247-25',
      password: 'segredo-1',
      vehicle: { kind: 'motorbike', plate: 'abc-1d23', color: '#ff0000', year: 2020 },
      address: { city: 'São Paulo', state: 'sp' },
      internalNotes: [null, 'second'],
    });
    const waiting = await world.queries.byId(scope, id);
    expect(waiting).toMatchObject({ online: false, status: 'offline' });
    expect(waiting.courier).toMatchObject({
      name: 'Ana Souza',
      phone: '11988880001',
      email: 'ana@example.com',
      cpf: '52998224725',
      registration: 'awaiting_approval',
      approved: false,
      vehicle: { plate: 'ABC1D23' },
      address: { city: 'São Paulo', state: 'SP', street: null },
      internalNotes: ['', 'second'],
    });
    await expect(world.duty.goOnline(scope, id)).rejects.toMatchObject({ code: 'courier_not_approved' });
    await world.registrations.approve(scope, id);
    await world.sendOnline(scope, id, SQUARE);
    await world.duty.goOnline(scope, id);
    expect(await world.queries.byId(scope, id)).toMatchObject({ online: true, status: 'available' });
    expect(await searchable(id)).toBe(true);
    await world.duty.goOffline(scope, id);
    expect(await searchable(id)).toBe(false);
    expect(await events(id)).toEqual([
      ['courier.went_online', 'available'],
      ['courier.went_offline', 'offline'],
    ]);
  });

  it('gets all faulty fields at once, on registering and on changing', async () => {
    const wrong = {
      email: 'nobody',
      cpf: '111.111.111-11',
      sex: 'x' as never,
      birthDate: '2001-02-30',
      vehicle: { color: '#12', year: 1800 },
      vehicleTypeIds: [999],
    };
    const expected = {
      email: 'invalid_value',
      cpf: 'invalid_value',
      sex: 'invalid_value',
      birthDate: 'invalid_value',
      'vehicle.color': 'invalid_value',
      'vehicle.year': 'invalid_value',
      vehicleTypeIds: 'invalid_value',
    };
    const register = world.registrations.register(scope, { name: '', phone: '12', password: '', ...wrong });
    expect(await faults(register)).toEqual({
      ...expected,
      name: 'required_value',
      phone: 'invalid_value',
      password: 'required_value',
    });
    const id = await world.aCourier();
    expect(await faults(world.registrations.update(scope, id, wrong))).toEqual(expected);
    const older = world.registrations.update(scope, id, { birthDate: '1905-12-31' });
    expect(await faults(older)).toEqual({ birthDate: 'invalid_value' });
  });

  it('cannot take the phone of another of its hub, but of another hub’s courier', async () => {
    const taken = { name: 'B', phone: '11977770001', password: 'segredo-1', fleetNumber: '7' };
    await world.registrations.register(scope, taken);
    expect(await faults(world.registrations.register(scope, taken))).toEqual({
      phone: 'not_unique',
      fleetNumber: 'not_unique',
    });
    await world.registrations.register(hubScope(2), taken);
    const both = { name: 'C', phone: '11977770002', password: 'segredo-1' };
    const results = await Promise.allSettled([
      world.registrations.register(scope, both),
      world.registrations.register(scope, both),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('changes with others all or none', async () => {
    const [one, two] = [await world.aCourier(), await world.aCourier()];
    const failing = world.registrations.updateMany(scope, [
      { id: two, changes: { name: 'Two' } },
      { id: one, changes: { email: 'nobody' } },
    ]);
    await expect(failing).rejects.toMatchObject({ code: 'invalid_value', facts: { index: 1 } });
    expect((await world.queries.byId(scope, two)).courier.name).not.toBe('Two');
  });

  it('who is blocked goes offline with status blocked and goes online again only by their own command', async () => {
    const id = await world.aCourier({ at: SQUARE });
    await expect(world.blocks.block(scope, id, core.clock.now())).rejects.toMatchObject({
      facts: { field: 'blockedUntil' },
    });
    await world.blocks.block(scope, id);
    await world.blocks.block(scope, id);
    expect(await world.queries.byId(scope, id)).toMatchObject({ online: false, status: 'blocked' });
    await expect(world.duty.goOnline(scope, id)).rejects.toMatchObject({ code: 'courier_blocked' });
    expect(await searchable(id)).toBe(false);
    await world.blocks.unblock(scope, id);
    expect(await world.queries.byId(scope, id)).toMatchObject({ online: false, status: 'offline' });
    await world.duty.goOnline(scope, id);
    expect(await searchable(id)).toBe(true);
    expect(await events(id)).toEqual([
      ['courier.went_online', 'available'],
      ['courier.went_offline', 'blocked'],
      ['courier.went_online', 'available'],
    ]);
  });

  it('who is offline already is blocked without an event', async () => {
    const id = await world.aCourier();
    await world.blocks.block(scope, id);
    expect((await world.queries.byId(scope, id)).status).toBe('blocked');
    expect(await events(id)).toEqual([]);
  });

  it('blocked until an instant is free from that instant on', async () => {
    const [short, long] = [await world.aCourier(), await world.aCourier()];
    const until = (seconds: number) => new Date(core.clock.millis() + seconds * 1000);
    await world.blocks.block(scope, short, until(60));
    await world.blocks.block(scope, long, until(61));
    core.clock.advance({ seconds: 59 });
    expect(await world.blocks.expireDue()).toBe(0);
    core.clock.advance({ seconds: 1 });
    expect(await world.blocks.expireDue()).toBe(1);
    expect((await world.queries.byId(scope, short)).courier).toMatchObject({
      blocked: false,
      blockedUntil: null,
    });
    expect((await world.queries.byId(scope, long)).status).toBe('blocked');
    await world.duty.goOnline(scope, short);
    await expect(world.duty.goOnline(scope, long)).rejects.toMatchObject({ code: 'courier_blocked' });
  });

  it('keeps working while withdrawals are blocked', async () => {
    const id = await world.aCourier({ at: SQUARE });
    expect(await world.blocks.setWithdrawalBlock(scope, id, true)).toMatchObject({ withdrawalBlocked: true });
    expect(await world.queries.byId(scope, id)).toMatchObject({ online: true, status: 'available' });
  });

  it('who is suspended goes offline and may not return', async () => {
    const id = await world.aCourier({ at: SQUARE });
    await world.registrations.update(scope, id, { registration: 'suspended' });
    expect(await world.queries.byId(scope, id)).toMatchObject({ online: false, status: 'offline' });
    await expect(world.duty.goOnline(scope, id)).rejects.toMatchObject({ code: 'courier_unavailable' });
    expect(await events(id)).toEqual([
      ['courier.went_online', 'available'],
      ['courier.went_offline', 'offline'],
    ]);
  });

  it('counts what is carried, in the transaction of the order', async () => {
    const id = await world.aCourier({ at: SQUARE });
    await core.db.transaction(async (tx) => world.presence.orderTaken(tx, id, true));
    expect(await world.queries.byId(scope, id)).toMatchObject({
      status: 'busy',
      lastOrderAt: core.clock.now(),
    });
    const fits = async (maxOrders: number) =>
      (await world.nearest.find(1, SQUARE, { limit: 100, maxOrders })).some(
        ({ courierId }) => courierId === id,
      );
    expect([await fits(1), await fits(2)]).toEqual([false, true]);
    await core.db.transaction(async (tx) => world.presence.orderTaken(tx, id));
    expect([await fits(2), await fits(3)]).toEqual([false, false]);
    const undone = core.db.transaction(async (tx) => {
      world.presence.orderDropped(tx, id);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await fits(3)).toBe(false);
    await core.db.transaction(async (tx) => world.presence.orderDropped(tx, id));
    expect([await fits(2), await fits(3)]).toEqual([true, true]);
  });

  it('of another hub, or asked for by a merchant, does not exist', async () => {
    const id = await world.aCourier({ hubId: 2 });
    const notFound = { code: 'courier_not_found' };
    await expect(world.queries.byId(scope, id)).rejects.toMatchObject(notFound);
    await expect(world.duty.goOnline(scope, id)).rejects.toMatchObject(notFound);
    await expect(world.blocks.block(scope, id)).rejects.toMatchObject(notFound);
    await expect(world.registrations.update(scope, id, { name: 'X' })).rejects.toMatchObject(notFound);
    await expect(world.access.identify(scope, 'id', String(id))).rejects.toMatchObject(notFound);
    await expect(world.documents.list(scope, id)).rejects.toMatchObject(notFound);
    const merchant: Scope = { ...hubScope(2), merchantId: 5 };
    await expect(world.queries.byId(merchant, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.blocks.block(merchant, id)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
