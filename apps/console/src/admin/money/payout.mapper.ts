import type { Payout } from '#domain';

/** A payout without what only the worker needs. */
export function payoutBody(payout: Payout) {
  const { amount, fee, keyOwner, approvals, ...kept } = payout;
  return {
    state: kept.state,
    paysCents: amount - fee,
    feeCents: fee,
    keyOwner,
    approvalsNeeded: kept.approvalsNeeded,
    approvals,
    provider: kept.provider,
    providerId: kept.providerId,
    endToEndId: kept.endToEndId,
    payingSince: kept.payingSince,
    trouble: kept.trouble,
    reason: kept.reason,
    endedAt: kept.endedAt,
  };
}
