import fc from 'fast-check';
import { cents } from '../../base/index.js';
import { payRulesSchema, type PayRules } from '../../company/index.js';
import { centsPerKm, offeredPay, payOf, payRuleLines } from './order-pay.calculator.js';
import type { PayTerms } from './order.types.js';
import type { Stop } from './stop.types.js';

type Ride = Parameters<typeof payOf>[0];

const MINUTE_MS = 60_000;
const T0 = new Date('2026-11-26T12:00:00Z');
const after = (minutes: number) => new Date(T0.getTime() + minutes * MINUTE_MS);
const stop = (status: Stop['status'], waited = 0) =>
  ({ status, arrivedAt: after(30).toISOString(), finishedAt: after(30 + waited).toISOString() }) as Stop;

function ride(
  rules: Partial<PayRules> | null,
  terms: Partial<PayTerms> = {},
  facts: Partial<Ride> = {},
): Ride {
  return {
    distanceM: 4_000,
    returnDistanceM: 0,
    needsReturn: false,
    stops: [stop('delivered')],
    arrivedPickupAt: T0,
    collectedAt: T0,
    cancelledAt: null,
    courierPayCents: cents(600),
    payTerms: {
      rules: rules && payRulesSchema.parse(rules),
      shareCents: cents(600),
      rush: false,
      returnPriced: false,
      approachM: null,
      raiseCents: cents(0),
      tipCents: cents(0),
      workedMs: null,
      ...terms,
    },
    ...facts,
  };
}
const linesOf = (one: Ride) => payRuleLines(one, one.payTerms!);

describe('the pay of an order', () => {
  it('is the share alone where a hub has no rules', () => {
    expect(payOf({ ...ride(null), payTerms: null })).toBe(600);
    expect(payOf(ride({}))).toBe(600);
    expect(linesOf(ride({}))).toEqual([]);
  });

  it.each<[string, Ride, ReturnType<typeof linesOf>]>([
    ['its least', ride({ minimumCents: 750 }), [{ kind: 'pay_minimum', cents: 150 }]],
    [
      'its least of a kilometre with the way to the pickup',
      ride({ centsPerKm: 200 }, { approachM: 1_500 }),
      [{ kind: 'pay_distance', cents: 500 }],
    ],
    ['more while a rush is on', ride({ rushBonusBp: 2_000 }, { rush: true }), [{ kind: 'rush', cents: 120 }]],
    ['no more without a rush', ride({ rushBonusBp: 2_000 }), []],
    [
      'waiting beyond the unpaid minutes of each place',
      ride(
        { waitingAfterMinutes: 10, waitingCentsPerMinute: 30 },
        {},
        { collectedAt: after(14), stops: [stop('delivered', 11), stop('delivered', 9)] },
      ),
      [{ kind: 'waiting', cents: 150 }],
    ],
    [
      'no more waiting than the most',
      ride({ waitingCentsPerMinute: 30, waitingMostMinutes: 5 }, {}, { collectedAt: after(90) }),
      [{ kind: 'waiting', cents: 150 }],
    ],
    [
      'a part, and the way back, of what could not be delivered',
      ride(
        { failedBp: 5_000, returnCentsPerKm: 100 },
        {},
        { stops: [stop('failed')], needsReturn: true, returnDistanceM: 4_000 },
      ),
      [
        { kind: 'failed', cents: -300 },
        { kind: 'return_ride', cents: 400 },
      ],
    ],
    [
      'no second way back where the price has one',
      ride({ returnCentsPerKm: 100 }, { returnPriced: true }, { needsReturn: true, returnDistanceM: 4_000 }),
      [],
    ],
    ['the floor of an order', ride({ floorOrderCents: 850 }), [{ kind: 'floor', cents: 250 }]],
    [
      'the floor of its time, not a cent short',
      ride({ floorHourCents: 1_501 }, { workedMs: 40 * MINUTE_MS }),
      [{ kind: 'floor', cents: 401 }],
    ],
    [
      'a tip on top of the floor',
      ride({ floorOrderCents: 850 }, { tipCents: cents(300) }),
      [
        { kind: 'floor', cents: 250 },
        { kind: 'tip', cents: 300 },
      ],
    ],
  ])('has %s', (_, one, lines) => {
    expect(linesOf(one)).toEqual(lines);
    expect(payOf(one)).toBe(600 + lines.reduce((sum, line) => sum + line.cents, 0));
  });

  const amount = fc.integer({ min: 0, max: 5_000 });
  const rides = fc
    .record({
      rules: fc.record({
        minimumCents: amount,
        centsPerKm: amount,
        waitingCentsPerMinute: fc.integer({ min: 0, max: 100 }),
        rushBonusBp: amount,
        returnCentsPerKm: amount,
        failedBp: fc.integer({ min: 0, max: 10_000 }),
        floorOrderCents: amount,
        floorHourCents: amount,
      }),
      terms: fc.record({
        shareCents: amount.map(cents),
        rush: fc.boolean(),
        returnPriced: fc.boolean(),
        approachM: amount,
        raiseCents: amount.map(cents),
        tipCents: amount.map(cents),
        workedMs: fc.nat(7_200_000),
      }),
      facts: fc.record({
        distanceM: fc.nat(30_000),
        returnDistanceM: fc.nat(30_000),
        needsReturn: fc.boolean(),
        collectedAt: fc.nat(60).map(after),
        cancelledAt: fc.option(fc.constant(after(90))),
        stops: fc.constantFrom<Stop[]>(
          [stop('delivered', 20)],
          [stop('failed')],
          [stop('failed'), stop('delivered')],
        ),
      }),
    })
    .map(({ rules, terms, facts }) => ride(rules, terms, facts));

  it('never goes below the floor of the order or of its time, whatever the other rules say', () => {
    fc.assert(
      fc.property(rides, (one) => {
        const { rules, tipCents, workedMs } = one.payTerms!;
        const floor = Math.max(rules!.floorOrderCents, (rules!.floorHourCents * workedMs!) / 3_600_000);
        expect(payOf(one) - tipCents).toBeGreaterThanOrEqual(floor);
      }),
    );
  });

  it('rises by a tip, by exactly as much', () => {
    fc.assert(
      fc.property(rides, amount, (one, more) => {
        const tipCents = cents(one.payTerms!.tipCents + more);
        expect(payOf({ ...one, payTerms: { ...one.payTerms!, tipCents } })).toBe(payOf(one) + more);
      }),
    );
  });

  it('is never less than was offered, when something was delivered', () => {
    fc.assert(
      fc.property(rides, (one) => {
        fc.pre(one.cancelledAt === null && one.stops.some(({ status }) => status === 'delivered'));
        const before = { ...one, collectedAt: null, arrivedPickupAt: null, stops: [], needsReturn: false };
        const offered = { ...before, payTerms: { ...one.payTerms!, workedMs: null } };
        const promised = offeredPay(
          { ...offered, needsReturn: one.payTerms!.returnPriced && one.needsReturn },
          one.payTerms!.approachM,
        );
        expect(payOf(one)).toBeGreaterThanOrEqual(promised);
      }),
    );
  });

  it('is told for each kilometre with the way there and back', () => {
    expect(centsPerKm(cents(900), ride({}), 2_000)).toBe(150);
    const returning = ride({}, {}, { needsReturn: true, returnDistanceM: 3_000 });
    expect(centsPerKm(cents(900), returning, 2_000)).toBe(100);
    expect(centsPerKm(cents(900), ride({}, {}, { distanceM: 0 }), null)).toBeNull();
  });
});
