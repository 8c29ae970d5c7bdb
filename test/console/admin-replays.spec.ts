import { DispatchReplays, hubSettingsSchema } from '#domain';
import { anAdminWorld, type AdminWorld } from './admin.world.js';

const DAY_MS = 86_400_000;

describe('what another strategy would have made of a day, in the Admin API', () => {
  let world: AdminWorld;
  let yesterday: string;
  const { dispatch } = hubSettingsSchema.parse({ dispatch: { strategy: 'planned' } });

  beforeAll(async () => {
    world = await anAdminWorld();
    yesterday = new Date(world.faces.core.clock.millis() - DAY_MS).toISOString().slice(0, 10);
  });
  afterAll(() => world.faces.close());

  const begin = (role: 'operator' | 'read_only' = 'operator', day = yesterday) =>
    world.as(role)('post', '/dispatch-replays', { day, dispatch });

  it('is a job that is begun, looked at and found in the audit log', async () => {
    const { status, body } = await begin();
    expect(status).toBe(201);
    expect(body).toMatchObject({ day: yesterday, state: 'waiting', percent: 0, startedBy: 'operator' });
    expect(body.other).toEqual(dispatch);
    expect((await begin()).status).toBe(409);
    await world.faces.get(DispatchReplays).runDue();
    const path = `/dispatch-replays/${String(body.id)}`;
    const read = await world.as('read_only')('get', path);
    expect(read.body).toMatchObject({ state: 'refused', refusal: 'no_orders', outcomes: null });
    const list = await world.as('read_only')('get', '/dispatch-replays');
    expect(list.body.items).toEqual([read.body]);
    const log = await world.as('owner')('get', '/audit?entity=dispatch_replay');
    expect(log.body.items[0].action).toBe('dispatch_replay.begun');
  });

  it('is cancelled by an operator with the right to write, in the own hub only', async () => {
    const { body } = await begin();
    const cancel = `/dispatch-replays/${String(body.id)}/cancel`;
    expect((await world.as('read_only')('post', cancel)).status).toBe(403);
    expect((await world.as('operator')('post', cancel)).body).toMatchObject({ state: 'cancelled' });
    expect((await begin('read_only')).status).toBe(403);
    expect((await world.as('operator')('get', '/dispatch-replays/1')).status).toBe(404);
  });

  it('refuses a day that is not over, or no day', async () => {
    for (const day of [new Date(world.faces.core.clock.millis()).toISOString().slice(0, 10), '2026-02-30'])
      expect((await begin('operator', day)).status).toBe(400);
  });
});
