import fc from 'fast-check';
import type { CashStep } from './cash.world.js';

/** A random step; deliveries and hand-ins are the most of them, as in a day. */
export const cashStep: fc.Arbitrary<CashStep> = fc.record({
  what: fc.constantFrom(
    ...(['deliver', 'deliver', 'deliver', 'announce', 'announce', 'confirm', 'confirm'] as const),
    ...(['withdraw', 'receive', 'payOut', 'broken', 'bringBack', 'tip', 'contest'] as const),
  ),
  who: fc.nat(),
  shop: fc.nat(),
  amount: fc.nat(),
  paid: fc.constantFrom('as_asked', 'as_asked', 'less', 'pix', 'nothing'),
  missing: fc.constantFrom('remains', 'written_off', 'charged'),
});
