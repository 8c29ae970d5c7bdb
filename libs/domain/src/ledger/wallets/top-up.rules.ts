import { cents, type Cents, share } from '../../base/index.js';
import type { TopUpFee, TopUpMethod } from './ledger.entity.js';

/** As a hub's settings name it. */
interface FeeSetting {
  readonly fixedCents: number;
  readonly percentBp: number;
}

/** null: a method without an entry is free. */
export function topUpFeeOf(
  fees: Readonly<Partial<Record<TopUpMethod, FeeSetting | undefined>>>,
  method: TopUpMethod,
): TopUpFee | null {
  const fee = fees[method];
  return fee ? { fixed: cents(fee.fixedCents), basisPoints: fee.percentBp } : null;
}

/** Never more than all of the amount. */
export function topUpFeeCents({ fixed, basisPoints }: TopUpFee, amount: Cents): Cents {
  return cents(Math.min(amount, fixed + share(amount, basisPoints)));
}
