import { cents } from '../../base/index.js';
import { topUpFeeCents } from './top-up.rules.js';

describe('the fee of a top-up', () => {
  const fee = { fixed: cents(150), basisPoints: 199 };

  it.each([
    [10_000, 349],
    [25, 25],
    [100, 100],
    [1_025, 170],
  ])('of %i cents is %i, and never more than all', (amount, kept) => {
    expect(topUpFeeCents(fee, cents(amount))).toBe(kept);
  });
});
