import { BulkCommands, hubScope } from '#domain';
import { DispatchWorld } from '../../../test/support/index.js';
import { taskNamed } from './periodic.tasks.js';

describe('commands to many orders, in the worker', () => {
  let world: DispatchWorld;

  beforeAll(async () => {
    world = await DispatchWorld.open();
  });
  afterAll(() => world.close());

  it('are forgotten after 30 days with their rows, and none that still runs', async () => {
    const { domain, clock } = world;
    const commands = domain.get(BulkCommands);
    const run = (name: string) => taskNamed(name, (owner) => domain.get(owner)).run();
    const { id } = await world.createOrder();
    const scope = hubScope(world.scope.hubId, { kind: 'operator', id: 1, name: 'Dora' });
    const begin = (key: string) =>
      commands.start(scope, { key, command: { name: 'ungroup' }, filter: { ids: [id] } });
    const rows = async () => (await domain.db.query('select from job_rows')).length;
    await begin('a');
    await run('run bulk commands');
    await begin('b');
    clock.advance({ days: 30 });
    await run('forget jobs');
    expect(await rows()).toBe(2);
    clock.advance({ millis: 1 });
    await run('forget jobs');
    expect((await commands.latest(scope)).map(({ endedAt }) => endedAt)).toEqual([null]);
    expect(await rows()).toBe(1);
  });
});
