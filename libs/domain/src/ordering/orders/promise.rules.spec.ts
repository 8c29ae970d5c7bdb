import { hubSettingsSchema } from '../../company/index.js';
import { hubPromise, isLate } from './promise.rules.js';

const NOON = new Date('2026-03-02T15:00:00Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

describe('what a hub promises', () => {
  const settings = hubSettingsSchema.parse({
    rush: {
      since: after(60).toISOString(),
      until: after(120).toISOString(),
      surgeBp: 10_000,
      extraPromiseMinutes: 20,
      pausedAreaIds: [],
      pausedEverywhere: false,
    },
  });

  it('counts from now, or from when the order is wanted, with what a rush adds then', () => {
    expect(hubPromise(settings, NOON, null)).toEqual(after(40));
    expect(hubPromise(settings, NOON, after(-10))).toEqual(after(40));
    expect(hubPromise(settings, NOON, after(90))).toEqual(after(150));
  });

  it('is what the tariff says, where it says something, and a rush adds to it all the same', () => {
    expect(hubPromise(settings, NOON, null, { promiseMinutes: 25 })).toEqual(after(25));
    expect(hubPromise(settings, NOON, after(90), { promiseMinutes: 25 })).toEqual(after(90 + 25 + 20));
  });
});

describe('an order', () => {
  const order = { status: 'collected' as const, deliverBy: after(40), deliveredAt: null, cancelledAt: null };

  it('is late once its promise has passed, and is told of before by its projection, whatever its status', () => {
    expect(isLate(order, after(5), after(39))).toBe(false);
    expect(isLate(order, after(5), after(41))).toBe(true);
    expect(isLate(order, after(40))).toBe(false);
    expect(isLate(order, after(41), after(45))).toBe(true);
  });

  it('stays what it was when it was delivered', () => {
    expect(isLate({ ...order, deliveredAt: after(41) }, after(600))).toBe(true);
    expect(isLate({ ...order, deliveredAt: after(40) }, after(600), after(50))).toBe(false);
  });

  it('is late to nobody when it was cancelled, nothing of it was delivered or nothing is promised', () => {
    expect(isLate({ ...order, cancelledAt: after(1) }, after(600))).toBe(false);
    expect(isLate({ ...order, status: 'delivered' }, after(600))).toBe(false);
    expect(isLate({ ...order, status: 'completed' }, after(600), after(50))).toBe(false);
    expect(isLate({ ...order, deliverBy: null }, after(600), after(50))).toBe(false);
  });
});
