import { cents } from '../../base/index.js';
import { lateCharge, limitAfter } from './order-charge.rules.js';
import type { OrderChange } from './order-change.rules.js';

const NOON = new Date('2026-03-02T12:00:00.000Z');

describe('the charge for lateness', () => {
  const charged = (lateMs: number, limitAt = limitAfter(NOON, 5)) => {
    const change = {
      actAt: new Date(NOON.getTime() + 300_000 + lateMs),
      order: { lateChargeCents: cents(50) },
    } as OrderChange;
    return lateCharge(change, limitAt, 700);
  };

  it('is added to what was charged before, after the limit and not at it', () => {
    expect([charged(0), charged(1)]).toEqual([50, 750]);
  });

  it('is none where the hub has no limit', () => {
    expect(charged(1, limitAfter(NOON, undefined))).toBe(50);
  });
});
