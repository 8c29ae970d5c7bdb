import { pausedUntil, withPauses } from './courier-pause.rules.js';
import type { CourierRow, OpenOrderRow } from './world-rows.types.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const PLACE = { latitude: -22.9, longitude: -47.06 };
const order = (id: number, more: Partial<OpenOrderRow> = {}): OpenOrderRow => ({
  id,
  attempt: 1,
  merchantId: 1,
  pickup: PLACE,
  drops: [PLACE],
  placedAt: NOW,
  readyAt: null,
  deliverBy: NOW,
  vehicleTypeIds: [1],
  combinable: true,
  weightKg: null,
  excludedCourierIds: [],
  ...more,
});
const courier = (id: number, more: Partial<CourierRow> = {}): CourierRow => ({
  id,
  position: PLACE,
  vehicleTypeIds: [1],
  activeOrders: 0,
  exclusiveOrders: 0,
  freeSince: null,
  recentOrders: 0,
  shiftEndsAt: null,
  ...more,
});

describe('a courier who does not answer', () => {
  const minutesOf = (silences: number) => {
    const until = pausedUntil({ unansweredAt: NOW, silences }, { offerSeconds: 60 }, NOW);
    return ((until?.getTime() ?? 0) - NOW.getTime()) / 60_000;
  };
  /** Orders of which the courier 1 is left out. */
  const leftOut = (orders: readonly OpenOrderRow[], couriers: readonly CourierRow[]) =>
    withPauses({ orders, couriers, carried: [] }, ({ unansweredAt }) => unansweredAt !== undefined)
      .orders.filter(({ excludedCourierIds }) => excludedCourierIds.includes(1))
      .map(({ id }) => id);

  it('is paused for longer after each offer in a row', () => {
    expect([1, 3, 4, 5, 6, 7, 60].map(minutesOf)).toEqual([5, 5, 5, 10, 20, 40, 40]);
    expect(
      pausedUntil({ unansweredAt: NOW }, { offerSeconds: 60 }, new Date(NOW.getTime() + 300_000)),
    ).toBeNull();
  });

  it('is asked first for what nobody else is free for, and later only for what nobody else on shift may carry', () => {
    const orders = [order(1), order(2), order(3, { excludedCourierIds: [2, 3] })];
    const others = [courier(2), courier(3, { activeOrders: 1 })];
    expect(leftOut(orders, [courier(1, { unansweredAt: NOW, silences: 3 }), ...others])).toEqual([1]);
    expect(leftOut(orders, [courier(1, { unansweredAt: NOW, silences: 4 }), ...others])).toEqual([1, 2]);
  });

  it('is asked no second time for an order while somebody else who fits is on shift', () => {
    const asked = [order(1, { unansweredBy: [1] }), order(2)];
    expect(leftOut(asked, [courier(1), courier(2, { activeOrders: 3 })])).toEqual([1]);
    expect(leftOut(asked, [courier(1), courier(2, { vehicleTypeIds: [2] })])).toEqual([]);
  });
});
