import { CourierDesk, testCore, type TestCore } from '../../../../test/support/index.js';
import { hubScope, isDomainError, type Scope } from '../shared/index.js';
import type { CourierFieldError } from './courier.commands.js';
import type { CourierSnapshot } from './courier.types.js';

const scope = hubScope(1);
const SQUARE = { latitude: -23.5, longitude: -46.6 };

describe('a courier', () => {
  let core: TestCore;
  let desk: CourierDesk;

  beforeAll(async () => {
    core = await testCore();
    desk = new CourierDesk(core);
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
    const fields = error.facts['fields'] as CourierFieldError[];
    return Object.fromEntries(fields.map(({ field, code }) => [field, code]));
  };
  const searchable = async (id: number) =>
    (await desk.nearest.find(1, SQUARE, { limit: 100 })).some(({ courierId }) => courierId === id);

  it('registers, waits, is approved, goes online and is found', async () => {
    const { id } = await desk.registrations.register(scope, {
      name: ' Ana Souza ',
      phone: '+55 (11) 98888-0001',
      email: 'Ana@Example.com',
      cpf: '529.982.247-25',
      password: 'secret',
      vehicle: { kind: 'motorbike', plate: 'abc-1d23', color: '#ff0000', year: 2020 },
      address: { city: 'São Paulo', state: 'sp' },
      internalNotes: [null, 'second'],
    });
    const waiting = await desk.queries.byId(scope, id);
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
    await expect(desk.duty.goOnline(scope, id)).rejects.toMatchObject({ code: 'courier_not_approved' });
    await desk.registrations.approve(scope, id);
    await desk.sendOnline(scope, id, SQUARE);
    await desk.duty.goOnline(scope, id);
    expect(await desk.queries.byId(scope, id)).toMatchObject({ online: true, status: 'available' });
    expect(await searchable(id)).toBe(true);
    await desk.duty.goOffline(scope, id);
    expect(await searchable(id)).toBe(false);
    expect(await events(id)).toEqual([
      ['courier.went_online', 'available'],
      ['courier.went_offline', 'offline'],
    ]);
  });

  it('is told every field at fault at once, on registering and on changing', async () => {
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
    const register = desk.registrations.register(scope, { name: '', phone: '12', password: '', ...wrong });
    expect(await faults(register)).toEqual({
      ...expected,
      name: 'required_value',
      phone: 'invalid_value',
      password: 'required_value',
    });
    const id = await desk.aCourier();
    expect(await faults(desk.registrations.update(scope, id, wrong))).toEqual(expected);
  });

  it('cannot take the phone of another of its hub, but of another hub’s courier', async () => {
    const taken = { name: 'B', phone: '11977770001', password: 'secret', fleetNumber: '7' };
    await desk.registrations.register(scope, taken);
    expect(await faults(desk.registrations.register(scope, taken))).toEqual({
      phone: 'not_unique',
      fleetNumber: 'not_unique',
    });
    await desk.registrations.register(hubScope(2), taken);
    const both = { name: 'C', phone: '11977770002', password: 'secret' };
    const results = await Promise.allSettled([
      desk.registrations.register(scope, both),
      desk.registrations.register(scope, both),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('changes with others all or none', async () => {
    const [one, two] = [await desk.aCourier(), await desk.aCourier()];
    const failing = desk.registrations.updateMany(scope, [
      { id: two, changes: { name: 'Two' } },
      { id: one, changes: { email: 'nobody' } },
    ]);
    await expect(failing).rejects.toMatchObject({ code: 'invalid_value', facts: { index: 1 } });
    expect((await desk.queries.byId(scope, two)).courier.name).not.toBe('Two');
  });

  it('who is blocked goes offline with status blocked and comes back only by their own hand', async () => {
    const id = await desk.aCourier({ at: SQUARE });
    await expect(desk.blocks.block(scope, id, core.clock.now())).rejects.toMatchObject({
      facts: { field: 'blockedUntil' },
    });
    await desk.blocks.block(scope, id);
    await desk.blocks.block(scope, id);
    expect(await desk.queries.byId(scope, id)).toMatchObject({ online: false, status: 'blocked' });
    await expect(desk.duty.goOnline(scope, id)).rejects.toMatchObject({ code: 'courier_blocked' });
    expect(await searchable(id)).toBe(false);
    await desk.blocks.unblock(scope, id);
    expect(await desk.queries.byId(scope, id)).toMatchObject({ online: false, status: 'offline' });
    await desk.duty.goOnline(scope, id);
    expect(await searchable(id)).toBe(true);
    expect(await events(id)).toEqual([
      ['courier.went_online', 'available'],
      ['courier.went_offline', 'blocked'],
      ['courier.went_online', 'available'],
    ]);
  });

  it('blocked until an instant is free from that instant on', async () => {
    const [short, long] = [await desk.aCourier(), await desk.aCourier()];
    const until = (seconds: number) => new Date(core.clock.millis() + seconds * 1000);
    await desk.blocks.block(scope, short, until(60));
    await desk.blocks.block(scope, long, until(61));
    core.clock.forward({ seconds: 59 });
    expect(await desk.blocks.expireDue()).toBe(0);
    core.clock.forward({ seconds: 1 });
    expect(await desk.blocks.expireDue()).toBe(1);
    expect((await desk.queries.byId(scope, short)).courier).toMatchObject({
      blocked: false,
      blockedUntil: null,
    });
    expect((await desk.queries.byId(scope, long)).status).toBe('blocked');
    await desk.duty.goOnline(scope, short);
    await expect(desk.duty.goOnline(scope, long)).rejects.toMatchObject({ code: 'courier_blocked' });
  });

  it('keeps working while withdrawals are blocked', async () => {
    const id = await desk.aCourier({ at: SQUARE });
    expect(await desk.blocks.setWithdrawalBlock(scope, id, true)).toMatchObject({ withdrawalBlocked: true });
    expect(await desk.queries.byId(scope, id)).toMatchObject({ online: true, status: 'available' });
  });

  it('who is suspended goes offline and may not return', async () => {
    const id = await desk.aCourier({ at: SQUARE });
    await desk.registrations.update(scope, id, { registration: 'suspended' });
    expect(await desk.queries.byId(scope, id)).toMatchObject({ online: false, status: 'offline' });
    await expect(desk.duty.goOnline(scope, id)).rejects.toMatchObject({ code: 'courier_unavailable' });
    expect(await events(id)).toEqual([
      ['courier.went_online', 'available'],
      ['courier.went_offline', 'offline'],
    ]);
  });

  it('counts what is carried, in the transaction of the order', async () => {
    const id = await desk.aCourier({ at: SQUARE });
    await core.db.transaction((tx) => desk.presence.orderTaken(tx, id, true));
    expect(await desk.queries.byId(scope, id)).toMatchObject({
      status: 'busy',
      lastOrderAt: core.clock.now(),
    });
    const fits = async (maxOrders: number) =>
      (await desk.nearest.find(1, SQUARE, { limit: 100, maxOrders })).some(
        ({ courierId }) => courierId === id,
      );
    expect([await fits(1), await fits(2)]).toEqual([false, true]);
    await core.db.transaction((tx) => desk.presence.orderTaken(tx, id));
    expect([await fits(2), await fits(3)]).toEqual([false, false]);
    const undone = core.db.transaction(async (tx) => {
      await desk.presence.orderDropped(tx, id);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await fits(3)).toBe(false);
    await core.db.transaction((tx) => desk.presence.orderDropped(tx, id));
    expect([await fits(2), await fits(3)]).toEqual([true, true]);
  });

  it('of another hub, or asked for by a merchant, does not exist', async () => {
    const id = await desk.aCourier({ hubId: 2 });
    const notFound = { code: 'courier_not_found' };
    await expect(desk.queries.byId(scope, id)).rejects.toMatchObject(notFound);
    await expect(desk.duty.goOnline(scope, id)).rejects.toMatchObject(notFound);
    await expect(desk.blocks.block(scope, id)).rejects.toMatchObject(notFound);
    await expect(desk.registrations.update(scope, id, { name: 'X' })).rejects.toMatchObject(notFound);
    await expect(desk.access.identify(scope, 'id', String(id))).rejects.toMatchObject(notFound);
    await expect(desk.documents.list(scope, id)).rejects.toMatchObject(notFound);
    const merchant: Scope = { ...hubScope(2), merchantId: 5 };
    await expect(desk.queries.byId(merchant, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(desk.blocks.block(merchant, id)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
