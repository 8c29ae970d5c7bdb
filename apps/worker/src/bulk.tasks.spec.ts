import {
  AddressImports,
  BulkCommands,
  BulkRunner,
  DeliveryImportRunner,
  DeliveryImports,
  DispatchReplays,
  HubArrivals,
  hubScope,
} from '#domain';
import { DispatchWorld } from '../../../test/support/index.js';
import { BulkTasks } from './bulk.tasks.js';
import { SheetTasks } from './sheet.tasks.js';

describe('commands to many orders, in the worker', () => {
  let world: DispatchWorld;

  beforeAll(async () => {
    world = await DispatchWorld.open();
  });
  afterAll(() => world.close());

  it('are forgotten after 30 days with their rows, and none that still runs', async () => {
    const { domain, clock } = world;
    const commands = domain.get(BulkCommands);
    const tasks = new BulkTasks(
      domain.get(BulkRunner),
      commands,
      domain.get(AddressImports),
      domain.get(DispatchReplays),
      new SheetTasks(domain.get(DeliveryImportRunner), domain.get(DeliveryImports)),
      new HubArrivals(domain.db, world.clock),
    );
    const { id } = await world.createOrder();
    const scope = hubScope(world.scope.hubId, { kind: 'operator', id: 1, name: 'Dora' });
    const begin = (key: string) =>
      commands.start(scope, { key, command: { name: 'ungroup' }, filter: { ids: [id] } });
    const rows = async () => (await domain.db.query('select from bulk_rows')).length;
    await begin('a');
    await tasks.jobs.run();
    await begin('b');
    clock.advance({ days: 30 });
    await tasks.forget.run();
    expect(await rows()).toBe(2);
    clock.advance({ millis: 1 });
    await tasks.forget.run();
    expect((await commands.latest(scope)).map(({ endedAt }) => endedAt)).toEqual([null]);
    expect(await rows()).toBe(1);
  });
});
