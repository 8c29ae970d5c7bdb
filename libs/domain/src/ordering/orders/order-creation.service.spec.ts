import {
  Catalog,
  Merchants,
  OrderEditing,
  OrderCreation,
  RoutePlanner,
  share,
  Tariffs,
  type OrderRecord,
  type CreateOrderCommand,
} from '#domain';
import { OrderStore } from './order.store.js';
import { DROPOFF, PICKUP, testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

describe('placing orders', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let creation: OrderCreation;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
    creation = domain.get(OrderCreation);
  });
  afterAll(() => domain.close());

  let customers = 0;
  const withNewCustomer = (): CreateOrderCommand => ({
    ...hub.orderCommand(),
    paymentMethod: 'on_delivery',
    merchant: {
      create: {
        name: 'Cliente Novo',
        email: `cliente${String(++customers)}@example.com`,
        phone: '1933330000',
        password: 'segredo1',
      },
    },
  });

  describe('asks for routes with no transaction open', () => {
    /** Counts the open transactions at each request for a route. */
    function watchTransactions(): number[] {
      const open: number[] = [];
      const planner = domain.get(RoutePlanner);
      const priced = planner.priced.bind(planner);
      jest.spyOn(planner, 'priced').mockImplementation(async (...route) => {
        const row = await domain.db.first<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
            where datname = current_database() and state like 'idle in transaction%'`,
        );
        open.push(row?.n ?? -1);
        return priced(...route);
      });
      return open;
    }

    it('for an order that brings its customer along', async () => {
      const open = watchTransactions();
      await creation.create(hub.scope, withNewCustomer());
      expect(open).toEqual([0]);
    });

    it('for an edit', async () => {
      const order = await hub.order();
      const open = watchTransactions();
      await domain.get(OrderEditing).edit(hub.scope, order.id, { needsReturn: true });
      expect(open).toEqual([0]);
    });
  });

  it('prices an edit anew when the order changed while the route was being asked for', async () => {
    const order = await hub.order();
    const editing = domain.get(OrderEditing);
    const planner = domain.get(RoutePlanner);
    const priced = planner.priced.bind(planner);
    jest.spyOn(planner, 'priced').mockImplementationOnce(async (...route) => {
      await editing.edit(hub.scope, order.id, { stops: [DROPOFF, PICKUP] });
      return priced(...route);
    });
    const edited = await editing.edit(hub.scope, order.id, { needsReturn: true });
    const fresh = await hub.order({ stops: [DROPOFF, PICKUP], needsReturn: true });
    expect(edited).toMatchObject({ needsReturn: true, totalCents: fresh.totalCents });
    expect(edited.stops).toHaveLength(2);
  });

  describe('draws another public id when the first is taken', () => {
    /** Gives the next order this order's public id. */
    function drawAgain({ publicId }: OrderRecord): void {
      const store = domain.get(OrderStore);
      const insert = store.insert.bind(store);
      jest.spyOn(store, 'insert').mockImplementationOnce((on, change, payment, seen) => {
        change.set({ publicId });
        return insert(on, change, payment, seen);
      });
    }

    it('by itself', async () => {
      const first = await hub.order();
      drawAgain(first);
      const second = await hub.order();
      expect(second.publicId).not.toBe(first.publicId);
      expect(second.id).not.toBe(first.id);
    });

    it('and in the transaction that makes its customer', async () => {
      const first = await hub.order();
      drawAgain(first);
      const second = await creation.create(hub.scope, withNewCustomer());
      expect(second.publicId).not.toBe(first.publicId);
    });

    it('and the wallet pays once', async () => {
      const merchant = await hub.merchantWith(10_000);
      drawAgain(await hub.order());
      const order = await hub.order({ merchant: { id: merchant.id }, paymentMethod: 'wallet' });
      const paid = await domain.db.query<{ amount: number }>(
        `select e.amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where t.order_id = $1 and e.amount < 0`,
        [order.id],
      );
      expect(paid).toEqual([{ amount: 0 - order.totalCents }]);
    });
  });

  describe('many at once', () => {
    const COUNTED = `select (select sum(total) from order_counters where hub_id = $1 and merchant_id = $2)::int as merchant,
                            (select sum(total) from order_counters where hub_id = $1 and merchant_id = 0)::int as hub`;
    const counted = (merchantId: number) =>
      domain.db.first<{ merchant: number; hub: number }>(COUNTED, [hub.hub.id, merchantId]);
    const topics = (id: number) =>
      domain.db.query<{ externalId: string; sequence: number; orderId: number; sameTime: boolean }>(
        `select b.payload -> 'order' ->> 'externalId' as "externalId", (b.payload -> 'event' ->> 'sequence')::int as sequence,
                b.aggregate_id as "orderId", e.at = b.occurred_at as "sameTime"
           from outbox b join order_events e on e.order_id = b.aggregate_id and e.type = b.topic
          where b.aggregate_id = $1 order by b.id`,
        [id],
      );

    it('shares statements, and each order has what is its own', async () => {
      const merchant = await hub.merchantWith(1);
      await hub.order({ merchant: { id: merchant.id } });
      const before = await counted(merchant.id);
      const query = jest.spyOn(domain.db, 'query');
      const names = Array.from({ length: 40 }, (_, i) => `crowd-${String(i)}`);
      const orders = await Promise.all(
        names.map((externalId) => hub.order({ externalId, merchant: { id: merchant.id } })),
      );
      const writes = query.mock.calls.filter(
        ([sql]) => typeof sql === 'object' && sql.name === 'orders.orders_place',
      );
      expect(writes.length).toBeLessThan(10);
      expect(new Set(orders.map(({ id }) => id)).size).toBe(40);
      for (const [i, { id, uuid, externalId }] of orders.entries()) {
        expect(externalId).toBe(names[i]);
        expect(await domain.db.first('select uuid from orders where id = $1', [id])).toEqual({ uuid });
        const mine = { externalId, orderId: id, sameTime: true };
        expect(await topics(id)).toEqual([
          { ...mine, sequence: 1 },
          { ...mine, sequence: 2 },
        ]);
      }
      const after = await counted(merchant.id);
      expect(after?.merchant).toBe((before?.merchant ?? 0) + 40);
      expect(after?.hub).toBe((before?.hub ?? 0) + 40);
    });

    it('and one that cannot be written leaves the others alone', async () => {
      const insert = domain.get(OrderStore);
      const real = insert.insert.bind(insert);
      jest.spyOn(insert, 'insert').mockImplementation((on, change, payment, seen) => {
        if (change.order.externalId === 'broken') change.set({ merchantId: null as never });
        return real(on, change, payment, seen);
      });
      const names = ['a', 'broken', 'b', 'c'];
      const results = await Promise.allSettled(names.map((externalId) => hub.order({ externalId })));
      expect(results.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'fulfilled',
      ]);
      const [row] = await domain.db.query<{ n: number }>(
        `select count(*)::int as n from orders where external_id = any($1::text[])`,
        [names],
      );
      expect(row?.n).toBe(3);
    });
  });

  describe('checks in the writing statement that the cached merchant is still so', () => {
    /** A change of another process that this one has not heard of. */
    const elsewhere = (id: number, set: string) =>
      domain.db.execute(
        `update merchants set updated_at = updated_at + interval '1 ms', ${set} where id = $1`,
        [id],
      );
    const merchantOf = (ownerId: number | null = null) =>
      domain.get(Merchants).create(hub.scope, {
        name: 'Loja',
        phone: '1933330000',
        invoicingEnabled: true,
        ...(ownerId !== null && { ownerId }),
      });
    const orderOf = (id: number) => hub.order({ merchant: { id }, paymentMethod: 'invoiced' });

    it.each([
      ['blocked', 'blocked_at = now()', 'caller_blocked'],
      ['suspended', "status = 'suspended'", 'caller_blocked'],
      ['no longer invoiced', 'invoicing_enabled = false', 'invoicing_not_enabled'],
    ])('%s', async (_, set, code) => {
      const { id } = await merchantOf();
      await orderOf(id);
      await elsewhere(id, set);
      await expect(orderOf(id)).rejects.toMatchObject({ code });
    });

    it('blocked by its owner', async () => {
      const owner = await merchantOf();
      const { id } = await merchantOf(owner.id);
      await orderOf(id);
      await elsewhere(owner.id, 'blocked_at = now()');
      await expect(orderOf(id)).rejects.toMatchObject({ code: 'caller_blocked' });
    });

    it('renamed, which does not stop the order', async () => {
      const { id } = await merchantOf();
      await orderOf(id);
      await elsewhere(id, "name = 'Outra'");
      expect((await orderOf(id)).merchantId).toBe(id);
    });
  });

  it('pays the courier the tariff’s share where it has one, and the hub’s otherwise', async () => {
    const { id: vehicleTypeId } = await domain
      .get(Catalog)
      .createVehicleType(hub.hub.id, { name: 'Bicicleta', kind: 'bicycle' });
    await domain.get(Tariffs).create(hub.scope, {
      name: 'Generosa',
      vehicleTypeId,
      courierShareBp: 9_100,
      terms: { baseCents: 1_000, bands: [{ upToM: null, centsPerKm: 100 }] },
    });
    const plain = await hub.order();
    expect(plain.courierPayCents).toBe(share(plain.totalCents, hub.hub.settings.courierShareBp));
    const generous = await hub.order({ vehicleTypeId });
    expect(generous.courierPayCents).toBe(share(generous.totalCents, 9_100));
    const dearer = await domain.get(OrderEditing).edit(hub.scope, generous.id, { totalCents: 20_000 });
    expect(dearer.courierPayCents).toBe(18_200);
    const moved = await domain.get(OrderEditing).edit(hub.scope, plain.id, { vehicleTypeId });
    expect(moved.courierPayCents).toBe(share(moved.totalCents, 9_100));
  });
});
