import { BulkCommands, Hubs, type OrderRecord, OutboxRelay } from '#domain';
import { anOperator, anOrder } from '../../support/builders/index.js';
import { anAdminWorld, callerWith, type AdminCaller, type AdminWorld } from '../admin.world.js';
import { searchDue } from '../served-console.harness.js';

describe('one command to many orders', () => {
  let world: AdminWorld;
  let operator: AdminCaller;
  let keys = 0;

  beforeAll(async () => {
    world = await anAdminWorld();
    operator = world.as('operator');
  });

  const orders = (count: number) =>
    Promise.all(Array.from({ length: count }, () => anOrder(world.home).create(world.faces)));
  const accepted = () => anOrder(world.home).accepted().create(world.faces);
  const idsOf = (all: readonly OrderRecord[]) => all.map(({ id }) => id);
  const work = () => world.faces.get(BulkCommands).runDue();
  const start = (command: object, filter: object, key = `test-${String(++keys)}`) =>
    operator('post', '/orders/bulk', { key, command, filter });
  const read = async (id: number) => (await operator('get', `/orders/bulk/${String(id)}`)).body;
  const statusOf = async ({ id }: OrderRecord) => {
    const { body } = await operator('get', `/orders/${String(id)}`);
    return [body.status, body.courierId];
  };
  const assign = () => ({ name: 'assign', courierId: world.home.courierId });

  it('is previewed by the rules that it will be done by, and a preview changes nothing', async () => {
    const [waiting, carried] = [await anOrder(world.home).create(world.faces), await accepted()];
    const done = await anOrder(world.home).cancelled().create(world.faces);
    const filter = { ids: idsOf([waiting, carried, done]) };
    const preview = async (command: object) =>
      (await operator('post', '/orders/bulk/preview', { command, filter })).body;
    expect(await preview({ name: 'complete' })).toEqual({
      orderIds: filter.ids,
      refused: [waiting].map(({ id, publicId }) => ({
        orderId: id,
        publicId,
        code: 'transition_refused',
      })),
    });
    expect((await preview({ name: 'cancel' })).refused).toEqual([]);
    const stranger = await preview({ name: 'assign', courierId: world.foreign.courierId });
    expect(stranger.refused.map(({ code }: { code: string }) => code)).toEqual(
      Array(3).fill('courier_not_found'),
    );
    expect(await statusOf(carried)).toEqual(['accepted', world.home.courierId]);
  });

  it('searches again for all that nobody took, which the day counts as the list does, and says how long each waits', async () => {
    const { faces, home } = world;
    const dispatch = { notServedMinutes: 5, whenNotServed: 'hold' as const };
    await faces.get(Hubs).update(home.hub.id, { settings: { dispatch } });
    const [first, second] = (await orders(2)) as [OrderRecord, OrderRecord];
    const outOfSearch = async () => {
      await faces.get(OutboxRelay).drain();
      faces.core.clock.advance({ minutes: 6 });
      await searchDue(faces);
    };
    await outOfSearch();
    const waits = async () => (await operator('get', '/unserved')).body.items;
    const counted = async () => (await world.as('owner')('get', '/today')).body.decisions.unserved;
    const ids = (await waits()).map(({ orderId }: { orderId: number }) => orderId);
    expect(ids).toEqual(expect.arrayContaining(idsOf([first, second])));
    expect(await counted()).toBe(ids.length);
    const searching = await anOrder(home).create(faces);
    const taken = await accepted();
    await faces.get(OutboxRelay).drain();
    const filter = { ids: [...ids, searching.id, taken.id] };
    const preview = await operator('post', '/orders/bulk/preview', {
      command: { name: 'search_again' },
      filter,
    });
    expect(preview.body.refused).toEqual([
      { orderId: taken.id, publicId: taken.publicId, code: 'transition_refused' },
    ]);
    const { body: job } = await start({ name: 'search_again' }, { ids });
    await work();
    expect(await read(job.id)).toMatchObject({ done: ids.length, refused: 0, canUndo: false });
    expect([await waits(), await counted()]).toEqual([[], 0]);
    await outOfSearch();
    const again = (await waits()).find(({ orderId }: { orderId: number }) => orderId === first.id);
    const waited = Date.parse(again.endedAt) - Date.parse(again.waitingSince);
    expect(Math.round(waited / 60_000)).toBe(12);
  });

  it('is a job with a result for each order and one audit record with all of them, and is found again', async () => {
    const [first, second] = (await orders(2)) as [OrderRecord, OrderRecord];
    const ended = await anOrder(world.home).cancelled().create(world.faces);
    const ids = idsOf([first, second, ended]);
    const { status, body: job } = await start(assign(), { ids });
    expect([status, job.total, job.done, job.endedAt]).toEqual([202, 3, 0, null]);
    expect(await statusOf(first)).toEqual(['pending', null]);
    expect((await operator('get', '/orders/bulk')).body.items[0]).toMatchObject({
      id: job.id,
      endedAt: null,
    });
    await work();
    const after = await read(job.id);
    expect(after).toMatchObject({ done: 2, refused: 1, canUndo: true, endedAt: expect.any(String) });
    expect(after.results).toEqual([
      { orderId: first.id, publicId: first.publicId, state: 'done', refusal: null },
      { orderId: second.id, publicId: second.publicId, state: 'done', refusal: null },
      { orderId: ended.id, publicId: ended.publicId, state: 'refused', refusal: 'transition_refused' },
    ]);
    expect(await statusOf(second)).toEqual(['accepted', world.home.courierId]);
    const log = (await world.as('owner')('get', `/audit?entity=bulk_job&entityId=${String(job.id)}`)).body
      .items;
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      action: 'bulk_job.started',
      operatorName: 'operator',
      after: { command: 'assign', order_ids: ids },
    });
  });

  it('reaches whatever a filter matches, and nothing of another hub', async () => {
    const { courierId } = world.home;
    const [mine, theirs] = [await accepted(), await anOrder(world.foreign).accepted().create(world.faces)];
    const { body } = await start({ name: 'release' }, { statuses: ['accepted'], courierId });
    await work();
    expect((await read(body.id)).refused).toBe(0);
    expect((await statusOf(mine))[0]).toBe('pending');
    const foreign = await start({ name: 'cancel' }, { ids: [theirs.id] });
    expect([foreign.status, foreign.body.type]).toEqual([400, 'urn:problem:required_value']);
    expect((await start({ name: 'cancel' }, {})).status).toBe(400);
  });

  it('is the same job when the same request comes again, and another request of that name is refused', async () => {
    const ids = idsOf(await orders(1));
    const once = await start({ name: 'cancel' }, { ids }, 'once');
    const [again, other] = [
      await start({ name: 'cancel' }, { ids }, 'once'),
      await start({ name: 'ready' }, { ids }, 'once'),
    ];
    expect([again.body.id, again.body.replayed, once.body.replayed]).toEqual([once.body.id, true, false]);
    expect([other.status, other.body.type]).toEqual([422, 'urn:problem:idempotency_conflict']);
    await work();
    const log = await world.as('owner')('get', `/audit?entity=bulk_job&entityId=${String(once.body.id)}`);
    expect(log.body.items).toHaveLength(1);
  });

  it('waits for the operator’s last one, also when both come at once, and not for a colleague’s', async () => {
    const ids = idsOf(await orders(2));
    const both = await Promise.all([1, 2].map(() => start({ name: 'ungroup' }, { ids })));
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(both.find(({ status }) => status === 409)?.body.type).toBe('urn:problem:bulk_under_way');
    const colleague = callerWith(world.faces, await anOperator(world.faces, world.home.hub.id, 'operator'));
    const command = { name: 'ungroup' };
    const beside = await colleague('post', '/orders/bulk', { key: 'mine', command, filter: { ids } });
    expect(beside.status).toBe(202);
    await work();
    expect((await start(command, { ids })).status).toBe(202);
    await work();
  });

  it('gives orders back to who carried them, or to the search, once', async () => {
    const [carried, waiting] = [await accepted(), await anOrder(world.home).create(world.faces)];
    const released = await start({ name: 'release' }, { ids: [carried.id] });
    await work();
    const taken = await start(assign(), { ids: [waiting.id] });
    const early = await operator('post', `/orders/bulk/${String(taken.body.id)}/undo`);
    expect([early.status, early.body.type]).toEqual([409, 'urn:problem:bulk_under_way']);
    await work();
    const undo = async (id: number) => {
      const { body } = await operator('post', `/orders/bulk/${String(id)}/undo`);
      await work();
      return body as { id: number; replayed: boolean };
    };
    await undo(released.body.id);
    const second = await undo(taken.body.id);
    expect(await statusOf(carried)).toEqual(['accepted', world.home.courierId]);
    expect(await statusOf(waiting)).toEqual(['pending', null]);
    expect(await undo(taken.body.id)).toMatchObject({ id: second.id, replayed: true });
    expect(await read(taken.body.id)).toMatchObject({ canUndo: false, undoneBy: second.id });
    const cancelled = await start({ name: 'cancel' }, { ids: [waiting.id] });
    await work();
    expect((await operator('post', `/orders/bulk/${String(cancelled.body.id)}/undo`)).status).toBe(400);
  });

  it('does each order once although several workers do the job', async () => {
    const all = await orders(12);
    const { body } = await start(assign(), { ids: idsOf(all) });
    await Promise.all([work(), work(), work()]);
    expect(await read(body.id)).toMatchObject({ done: 12, refused: 0, endedAt: expect.any(String) });
    const rows = await world.faces.core.db.query(
      `select from order_events where order_id = any($1) and type = 'order.accepted'`,
      [idsOf(all)],
    );
    expect(rows).toHaveLength(12);
  });
});
