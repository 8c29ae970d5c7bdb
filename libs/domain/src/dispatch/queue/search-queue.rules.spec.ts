import { hubSettingsSchema } from '#domain';
import { type CourierOnShift, standingOf, type WaitingSearch } from './search-queue.rules.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const PLACE = { latitude: -22.9, longitude: -47.06 };
const order = (orderId: number, more: Partial<WaitingSearch> = {}): WaitingSearch => ({
  orderId,
  attempt: 1,
  merchantId: 1,
  pickup: PLACE,
  readyAt: null,
  startedAt: NOW,
  vehicleTypeIds: [1],
  combinable: true,
  collectsCash: false,
  excludedCourierIds: [],
  unansweredBy: [],
  queued: false,
  reason: null,
  ...more,
});
const courier = (id: number, more: Partial<CourierOnShift> = {}): CourierOnShift => ({
  id,
  vehicleTypeIds: [1],
  activeOrders: 0,
  exclusiveOrders: 0,
  openOffers: 0,
  position: PLACE,
  ...more,
});
const standings = (
  strategy: 'nearest_first' | 'planned',
  orders: readonly WaitingSearch[],
  couriers: readonly CourierOnShift[],
) => {
  const { dispatch } = hubSettingsSchema.parse({ dispatch: { strategy, maxOrdersPerCourier: 3 } });
  return standingOf(orders, couriers, dispatch, NOW).map(({ reason, runs }) => [reason, runs]);
};

describe('how searches stand', () => {
  it('in their turn each takes who is free, and the others wait behind them', () => {
    const orders = [order(1, { combinable: false }), order(2), order(3)];
    expect(standings('planned', orders, [courier(1), courier(2, { openOffers: 1 })])).toEqual([
      ['asking', true],
      ['others_first', false],
      ['others_first', false],
    ]);
  });

  it('who carries an order and has room is asked for another by the nearest, and is busy to a pass', () => {
    const couriers = [courier(1, { activeOrders: 1 })];
    const orders = [order(1), order(2), order(3)];
    expect(standings('nearest_first', orders, couriers)).toEqual([
      ['asking', true],
      ['asking', true],
      ['others_first', false],
    ]);
    expect(standings('planned', orders, couriers)[0]).toEqual(['nobody_free', false]);
  });

  it('the clock stands while each who gets free is about to be asked by a pass, for whomever', () => {
    const freeFor = (seconds: number) => [
      courier(1, { freeSince: new Date(NOW.getTime() - seconds * 1_000) }),
    ];
    expect(standings('planned', [order(1), order(2)], freeFor(10))).toEqual([
      ['nobody_free', false],
      ['nobody_free', false],
    ]);
    expect(standings('planned', [order(1)], freeFor(30))).toEqual([['asking', true]]);
    expect(standings('nearest_first', [order(1)], freeFor(10))).toEqual([['asking', true]]);
  });

  it('who does not answer is not free for an order while others who fit are busy', () => {
    const couriers = [courier(1), courier(2, { activeOrders: 3 })];
    const asked = order(1, { unansweredBy: [1] });
    for (const strategy of ['nearest_first', 'planned'] as const) {
      expect(standings(strategy, [asked], couriers)).toEqual([['nobody_free', false]]);
      expect(standings(strategy, [asked], [courier(1)])).toEqual([['asking', true]]);
    }
    const last = courier(1, { askedLast: true });
    expect(standings('planned', [order(1)], [last, courier(2, { activeOrders: 1 })])).toEqual([
      ['nobody_free', false],
    ]);
    expect(standings('planned', [order(1)], [last])).toEqual([['asking', true]]);
  });

  it('the clock runs where nobody who fits is on shift, whatever others do', () => {
    const busy = courier(1, { activeOrders: 1, vehicleTypeIds: [2] });
    expect(standings('planned', [order(1)], [busy])).toEqual([['nobody_on_shift', true]]);
    const lost = courier(2, { position: null });
    expect(standings('planned', [order(1)], [busy, lost])).toEqual([['unlocated', true]]);
    expect(standings('planned', [order(1, { excludedCourierIds: [2] })], [lost])).toEqual([
      ['declined', true],
    ]);
  });
});
