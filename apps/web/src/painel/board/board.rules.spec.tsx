import { lateMinutes } from '../history/history.rules.js';
import { commandsFor, dueOf, grouped, withArrivals } from './board.rules.js';
import { stateOf } from './views.hook.js';

type Order = Parameters<typeof withArrivals>[0][number];

const NOON = Date.parse('2026-03-02T15:00:00Z');
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();
const order = (more: Partial<Order>) =>
  ({ id: 1, status: 'pending', statusAt: at(-300), deliverBy: at(10), deliveredAt: null, ...more }) as Order;

describe('the board’s red', () => {
  it('is the promise that has passed, not a step that takes long', () => {
    for (const status of [
      'pending',
      'preparing',
      'accepted',
      'arrived_pickup_location',
      'collected',
    ] as const)
      expect(dueOf(order({ status }), NOON)).toEqual({
        promiseMs: NOON + 600_000,
        minutesLeft: 10,
        lateness: 'calm',
        searchLeft: null,
      });
    expect(dueOf(order({ statusAt: at(11) }), NOON + 660_000).lateness).toBe('late');
    // As History has it: whole minutes that are over.
    expect(dueOf(order({}), NOON + 690_000).minutesLeft).toBe(-1);
    expect(dueOf(order({}), NOON + 630_000).minutesLeft).toBe(0);
  });

  it('needs a promise, and ends with the delivery', () => {
    expect(dueOf(order({ status: 'waiting', deliverBy: null }), NOON).lateness).toBe('calm');
    expect(dueOf(order({ status: 'delivered', deliveredAt: at(5) }), NOON + 6_600_000).lateness).toBe('calm');
  });

  it('is amber before it, when the projection is after the promise', () => {
    const calm = order({});
    const risky = order({ id: 2 });
    const projected = withArrivals(
      { 1: calm, 2: risky },
      {
        endings: new Map(),
        expected: new Map([
          [1, NOON],
          [2, NOON + 700_000],
        ]),
      },
    );
    expect([1, 2].map((id) => dueOf(projected[id]!, NOON).lateness)).toEqual(['calm', 'risk']);
    expect(projected[1]).toBe(calm);
    expect(grouped(Object.values(projected), NOON + 660_000).get('attention')).toHaveLength(2);
  });

  it('leaves an order the same object while its projection stays, so that its row and marks are not drawn anew', () => {
    const [late, searched] = [order({ status: 'accepted' }), order({ id: 2 })];
    const project = (searchEndsAt: number) =>
      withArrivals(
        { 1: late, 2: searched },
        { expected: new Map([[1, NOON + 700_000]]), endings: new Map([[2, searchEndsAt]]) },
      );
    const [first, same, later] = [NOON, NOON, NOON + 1].map(project);
    expect(first?.[1]).not.toBe(late);
    expect([same?.[1], same?.[2]].map((one, at) => one === first?.[at + 1])).toEqual([true, true]);
    expect(later?.[1]).toBe(first?.[1]);
    expect(later?.[2]).toMatchObject({ searchEndsAt: NOON + 1 });
  });

  it('counts down the search of an order that nobody takes', () => {
    const endings = new Map([[1, NOON + 110_000]]);
    const pending = withArrivals({ 1: order({}) }, { expected: new Map(), endings })[1]!;
    expect([0, 60_000, 180_000].map((ms) => dueOf(pending, NOON + ms).searchLeft)).toEqual([1, 0, 0]);
    const taken = withArrivals({ 1: order({ status: 'accepted' }) }, { expected: new Map(), endings })[1]!;
    expect(dueOf(taken, NOON).searchLeft).toBeNull();
  });

  it('counts whole minutes of lateness as the history does', () => {
    const late = order({ status: 'accepted', deliverBy: at(-5.7) });
    expect(dueOf(late, NOON)).toMatchObject({ lateness: 'late', minutesLeft: -5 });
    expect(lateMinutes(late, NOON)).toBe(5);
  });

  it('stands aside where nobody took it: it is neither searched for nor in a group below', () => {
    const arrivals = { expected: new Map(), endings: new Map([[1, NOON]]) };
    const held = withArrivals({ 1: order({}) }, arrivals, new Set([1]))[1]!;
    expect([held.nobodyTook, held.searchEndsAt, stateOf(held)]).toEqual([true, undefined, 'ninguém aceitou']);
    expect([...grouped([held], NOON).values()].flat()).toEqual([]);
    expect(commandsFor(held)).toContain('searchAgain');
    const taken = withArrivals({ 1: order({ status: 'accepted' }) }, arrivals, new Set([1]))[1]!;
    expect([taken.nobodyTook, stateOf(taken)]).toEqual([undefined, 'indo à coleta']);
  });
});
