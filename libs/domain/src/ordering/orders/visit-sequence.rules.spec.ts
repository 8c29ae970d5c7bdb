import type { Place, Stop } from './stop.types.js';
import { visitSequence, type VisitedOrder } from './visit-sequence.rules.js';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 12, minute));
const place = (longitude: number | null) => ({ latitude: longitude === null ? null : 0, longitude }) as Place;

/** Stops by their longitudes. The shop is at 0. */
function anOrder(id: number, longitudes: (number | null)[], with_: Partial<VisitedOrder> = {}): VisitedOrder {
  const stops = longitudes.map(
    (longitude, i) =>
      ({ ...place(longitude), ordinal: i + 1, status: 'pending', arrivedAt: null, finishedAt: null }) as Stop,
  );
  return {
    id,
    status: 'accepted',
    pickup: place(0),
    stops,
    needsReturn: false,
    cancelOnReturn: null,
    acceptedAt: at(0),
    arrivedPickupAt: null,
    collectedAt: null,
    finishedAt: null,
    lastSequence: 1,
    ...with_,
  };
}

const aboard = { status: 'collected', collectedAt: at(5) } as const;
const ended = (order: VisitedOrder, ordinal: number, minute: number): VisitedOrder => ({
  ...order,
  stops: order.stops.map((stop) =>
    stop.ordinal === ordinal ? { ...stop, status: 'delivered', finishedAt: at(minute).toISOString() } : stop,
  ),
});
const keys = (orders: VisitedOrder[], chosen: string[] = [], longitude = 0) =>
  visitSequence({ orders, chosen, position: { latitude: 0, longitude } }).map(({ key }) => key);

describe('the sequence of visits', () => {
  it('goes to the nearest next, whatever the sequence in which the shop wrote the stops', () => {
    expect(keys([anOrder(1, [0.03, 0.01, 0.02], aboard)])).toEqual(['1:1002', '1:1003', '1:1001']);
  });

  it('delivers nothing before it is collected', () => {
    const far = anOrder(2, [0.02], { pickup: place(0.05) });
    expect(keys([far, anOrder(1, [0.01])])).toEqual(['1:pickup', '1:1001', '2:pickup', '2:2001']);
  });

  it('follows the courier’s choice as far as the rules allow', () => {
    const orders = [anOrder(1, [0.01]), anOrder(2, [0.02])];
    expect(keys(orders, ['2:2001', '2:pickup', '1:pickup', '1:1001'])).toEqual([
      '2:pickup',
      '2:2001',
      '1:pickup',
      '1:1001',
    ]);
  });

  it('keeps first what has begun', () => {
    const started = anOrder(2, [0.02], { status: 'arrived_pickup_location', arrivedPickupAt: at(1) });
    expect(keys([anOrder(1, [0.01]), started], ['1:pickup'])[0]).toBe('2:pickup');
  });

  it('delivers what is on board before anything is brought back, also against the choice', () => {
    const back = anOrder(1, [0.01], { ...aboard, status: 'delivered', needsReturn: true });
    const other = anOrder(2, [0.09], aboard);
    expect(keys([back, other], ['1:return'])).toEqual(['2:2001', '1:return']);
    // What is not collected yet does not hold the return up.
    expect(keys([back, anOrder(2, [0.09], { pickup: place(0.08) })])[0]).toBe('1:return');
  });

  it('is counted from where something was last done, so that a moving position changes nobody’s turn', () => {
    const order = ended(anOrder(1, [0.01, 0.03, 0.06], aboard), 2, 9);
    for (const position of [0.01, 0.03, 0.06])
      expect(keys([order], [], position)).toEqual(['1:1001', '1:1003']);
  });

  it('is counted from the stop of an order that ended meanwhile, but not from one of before', () => {
    const two = anOrder(2, [0.01, 0.05], aboard);
    const done = ended(anOrder(1, [0.05]), 1, 9);
    expect(keys([{ ...done, status: 'completed' }, two])).toEqual(['2:2002', '2:2001']);
    const later = { ...anOrder(2, [0.01, 0.05], aboard), acceptedAt: at(10), collectedAt: at(11) };
    expect(keys([{ ...done, status: 'completed' }, later])).toEqual(['2:2001', '2:2002']);
  });

  it('puts stops whose address is unknown last', () => {
    expect(keys([anOrder(1, [null, 0.04], aboard)])).toEqual(['1:1002', '1:1001']);
  });

  it('is only the way back once the order was cancelled with the goods on board', () => {
    const cancelOnReturn: VisitedOrder['cancelOnReturn'] = {
      reason: 'other',
      note: null,
      by: { kind: 'operator', id: 1 },
    };
    expect(keys([anOrder(1, [0.01], { ...aboard, cancelOnReturn })])).toEqual(['1:return']);
  });
});
