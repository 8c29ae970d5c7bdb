import { OrderParties, OrderQueries, OrderVersions, type OrderView } from '#domain';
import { getMetadataArgsStorage } from 'typeorm';
import { testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';
import { Order } from './order.entity.js';
import { UNLISTED } from './order-view.mapper.js';

describe('an order with its parties', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let id: number;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
    ({ id } = await hub.order());
    const courier = await hub.courier();
    await domain.db.query('update orders set courier_id = $1 where id = $2', [courier.id, id]);
  });
  afterAll(() => domain.close());

  const { columns } = getMetadataArgsStorage();
  const record = columns.filter(({ target }) => target === Order).map(({ propertyName }) => propertyName);
  const parties = ['merchant', 'courier', 'groupLeaderId'];
  const unlisted: readonly string[] = UNLISTED;
  const listed = record.filter((name) => !unlisted.includes(name));
  const read = {
    'looked up': [() => domain.get(OrderQueries).byId(hub.scope, id), record],
    listed: [async () => (await domain.get(OrderQueries).newest(hub.scope, {}, 20, 0))[0]!, listed],
    'with a version': [
      async () => {
        const [{ version: _, ...order }] = (await domain.get(OrderVersions).read(hub.scope.hubId, [id])) as [
          OrderView & { version: string },
        ];
        return order;
      },
      record,
    ],
    'in memory': [
      async () => {
        const { merchant: _, courier: __, ...order } = await domain.get(OrderQueries).byId(hub.scope, id);
        return (await domain.get(OrderParties).load([order]))[0]!;
      },
      record,
    ],
  } as const;

  it.each(Object.keys(read) as (keyof typeof read)[])(
    'has the members of its type and no others: %s',
    async (way) => {
      const [order, members] = read[way];
      const view = await order();
      expect(Object.keys(view).sort()).toEqual([...members, ...parties].sort());
      expect(Object.keys(view.merchant)).toEqual([
        'id',
        'name',
        'email',
        'phone',
        'externalId',
        'document',
        'courierNote',
      ]);
      expect(Object.keys(view.courier!)).toEqual([
        'id',
        'name',
        'phone',
        'cpf',
        'photoKey',
        'vehicleKind',
        'vehicleModel',
        'vehicleColor',
        'plate',
        'fleetNumber',
        'latitude',
        'longitude',
        'seenAt',
      ]);
      expect(view.courier!.seenAt).toEqual(domain.clock.now());
    },
  );

  it('in memory are not those of another order, where an order’s merchant is gone', async () => {
    const order = await domain.get(OrderQueries).byId(hub.scope, id);
    const orphan = { ...order, merchantId: order.merchantId + 1_000 };
    const loaded = domain.get(OrderParties).load([orphan, { ...order, id: id + 1 }]);
    await expect(loaded).rejects.toThrow(`Order ${String(id)} has no merchant`);
  });
});
