import type { RefusableAct, RefusedAct } from './refused-act.types.js';
import { causeOf, holdsGoods } from './refused-acts.rules.js';

const AT = '2026-11-25T11:02:00.000Z';
const OWN = 7;
const did = (act: RefusableAct, stop: number | null = null): RefusedAct => ({ act, stop, at: AT });
const order = (more: object = {}) =>
  ({
    courierId: OWN,
    status: 'cancelled',
    arrivedPickupAt: null,
    collectedAt: null,
    stops: [
      { ordinal: 1, status: 'pending', arrivedAt: null },
      { ordinal: 2, status: 'pending', arrivedAt: null },
    ],
    ...more,
  }) as unknown as Parameters<typeof causeOf>[0];

describe('an act that the server refused', () => {
  it.each([
    ['cancelled', {}, did('collect')],
    ['completed', { status: 'completed' }, did('arrive_stop', 1)],
    ['taken', { courierId: 8, status: 'accepted' }, did('collect')],
    ['taken', { courierId: null, status: 'pending' }, did('collect')],
  ])('was too late because the order was %s', (cause, more, act) => {
    expect(causeOf(order(more), OWN, act)).toBe(cause);
  });

  it.each([
    ['the order goes on, so that the act was out of turn', { status: 'accepted' }, did('deliver', 1)],
    ['the order was collected already', { collectedAt: new Date(AT) }, did('collect')],
    [
      'the stop was completed by hand',
      { status: 'completed', stops: [{ ordinal: 1, status: 'delivered', arrivedAt: AT }] },
      did('deliver', 1),
    ],
  ])('is of no account when %s', (_, more, act) => {
    expect(causeOf(order(more), OWN, act)).toBeNull();
  });

  it.each([
    ['only arrived at the pickup', [did('arrive_pickup')], false],
    ['collected', [did('arrive_pickup'), did('collect')], true],
    ['delivered one of two', [did('collect'), did('deliver', 1)], true],
    ['delivered both', [did('collect'), did('deliver', 1), did('deliver', 2)], false],
    ['failed one and delivered the other', [did('fail', 1), did('deliver', 2)], true],
    ['brought them back', [did('collect'), did('return')], false],
  ])('leaves the goods with the courier or not: who %s', (_, acts, goods) => {
    expect(holdsGoods(order(), acts)).toBe(goods);
  });
});
