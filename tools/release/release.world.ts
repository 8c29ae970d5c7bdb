import { CourierPositions, OrderLifecycle } from '#domain';
import { PICKUP, TestHub } from '../../test/support/test-hub.js';
import { testDomain } from '../../test/support/test-domain.js';
import type { TestDatabase } from '../../test/support/test-database.js';

/** What a company writes in a day: an order in each stage of its life, money, and notifications. */
export async function fillRelease(database: TestDatabase): Promise<void> {
  const domain = await testDomain({ database, now: '2026-11-25T12:00:00Z' });
  const hub = await TestHub.open(domain, { settings: { returnOnFailedStop: true } });
  const life = domain.get(OrderLifecycle);
  const merchant = await hub.merchantWith(50_000);
  const steps = [
    (id: number, courierId: number) => life.accept(hub.scope, id, courierId),
    (id: number) => life.arriveAtPickup(hub.scope, id),
    (id: number) => life.collect(hub.scope, id),
    (id: number) => life.deliverStop(hub.scope, id, 1, {}),
  ];
  for (let reached = 0; reached <= steps.length; reached++) {
    const courier = await hub.courier();
    const order = await hub.order({ merchant: { id: merchant.id }, paymentMethod: 'wallet' });
    for (const step of steps.slice(0, reached)) {
      domain.clock.advance({ minutes: 4 });
      await step(order.id, courier.id);
    }
    await domain.get(CourierPositions).record(courier.id, [{ ...PICKUP, at: domain.clock.now() }]);
  }
  const { id } = await hub.order();
  await life.cancel(hub.scope, id, { reason: 'operator' });
}
