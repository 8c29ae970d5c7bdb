import {
  AddressImports,
  BulkCommands,
  BulkRunner,
  CityImportRunner,
  DeliveryImportRunner,
  DeliveryImports,
  HubArrivals,
  LegLessons,
  SharedCities,
  hubScope,
  OrderBatches,
  OrderBatchRunner,
} from '#domain';
import { DispatchWorld } from '../../../test/support/index.js';
import { BulkTasks } from './bulk.tasks.js';
import { FileTasks } from './file.tasks.js';
import { OrderBatchTasks } from './order-batch.tasks.js';

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
      new FileTasks(
        domain.get(DeliveryImportRunner),
        domain.get(DeliveryImports),
        domain.get(AddressImports),
        domain.get(CityImportRunner),
        domain.get(LegLessons),
        domain.get(SharedCities),
      ),
      new HubArrivals(domain.db, world.clock),
      new OrderBatchTasks(domain.get(OrderBatchRunner), domain.get(OrderBatches)),
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
