import { DispatchWorld } from '../../../../../test/support/dispatch.world.js';
import { Hubs, hubScope, OrderQueries } from '../../index.js';
import { Towns } from './towns.service.js';

const OPEN = ['pending', 'accepted', 'arrived_pickup_location', 'collected', 'delivered'] as const;

interface Courier {
  readonly online: boolean;
  readonly activeOrders: number;
  readonly place: string;
}

describe('a town of robots', () => {
  let world: DispatchWorld;
  let hubId: number;

  beforeAll(async () => {
    world = await DispatchWorld.open({ dispatch: { strategy: 'planned', offerSeconds: 40 } });
    hubId = world.scope.hubId;
    await world.domain.db.execute(
      `update hubs set sandbox = true, settings = settings || '{"robotTown": true}' where id = $1`,
      [hubId],
    );
  });
  afterAll(() => world.close());

  async function live(seconds: number, every: number): Promise<void> {
    for (let gone = 0; gone < seconds; gone += every) {
      await world.domain.get(Towns).runDue();
      await world.after(every);
    }
  }
  const orders = () => world.domain.get(OrderQueries).newest(hubScope(hubId), {}, 200, 0);
  const couriers = () =>
    world.domain.db.query<Courier>(
      `select online, active_orders as "activeOrders", position::text as place from courier_presence
        where hub_id = $1 and position is not null order by courier_id`,
      [hubId],
    );

  it('has a living board within its first minute', async () => {
    await live(40, 4);
    const seen = new Set((await orders()).map(({ status }) => status));
    expect([seen.has('collected'), seen.has('accepted'), seen.has('pending')]).toEqual([true, true, true]);
    const before = await couriers();
    expect([before.length, before.filter(({ online }) => online).length >= 11]).toEqual([12, true]);
    await live(8, 4);
    const after = await couriers();
    expect(after.filter(({ place }, i) => place !== before[i]?.place).length).toBeGreaterThan(4);
  });

  it('orders and delivers, and gives a rider more than one order at a time', async () => {
    let together = 0;
    for (let minute = 0; minute < 14; minute++) {
      await live(60, 12);
      together = Math.max(together, ...(await couriers()).map(({ activeOrders }) => activeOrders));
    }
    const all = await orders();
    expect(all.length).toBeGreaterThan(14);
    expect(all.filter(({ status }) => status === 'completed').length).toBeGreaterThan(5);
    expect(together).toBeGreaterThan(1);
    expect(all.filter(({ status }) => OPEN.some((open) => open === status)).length).toBeLessThan(40);
  });

  it('stands still once it is switched off', async () => {
    await world.domain.get(Hubs).update(hubId, { settings: { robotTown: false } });
    const before = [await orders(), await couriers()];
    await live(30, 6);
    expect([(await orders()).length, await couriers()]).toEqual([before[0]?.length, before[1]]);
  });
});
