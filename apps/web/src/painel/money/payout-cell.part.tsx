import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import type { Withdrawal } from './payout.rules.js';
import { isAnother } from './key-owner.rules.js';
import { payoutWords as text } from '../words.js';

type Payout = NonNullable<Withdrawal['payout']>;

const TONES: Readonly<Record<Payout['state'], Tone>> = {
  requested: 'amber',
  approved: 'blue',
  paying: 'blue',
  paid: 'green',
  returned: 'red',
};

/** Warns that a courier's key belongs to somebody of another name. */
export function AnotherOwner({ owner, payout }: Pick<Withdrawal, 'owner' | 'payout'>) {
  const keyOwner = payout?.keyOwner;
  if (owner.kind !== 'courier' || !keyOwner || !isAnother(owner.name, keyOwner.name)) return null;
  return <span className="below amber-text">{text.anotherOwner(owner.name)}</span>;
}

/** How far the payment by the provider is, and what somebody should look at. */
export function PayoutCell({ payout }: { payout: Payout | null }) {
  if (payout === null) return <span className="soft">{text.byHand}</span>;
  const { state, approvals, approvalsNeeded, payingSince, reason, trouble, feeCents } = payout;
  return (
    <span>
      <Status tone={TONES[state]}>{text.states[state]}</Status>
      <span className="below">
        {state === 'requested' && text.consents({ given: approvals.length, needed: approvalsNeeded })}
        {state === 'requested' &&
          approvals.length > 0 &&
          ` · ${approvals.map(({ name }) => name).join(', ')}`}
        {state === 'paying' && payingSince !== null && text.since(moment(payingSince))}
        {state === 'returned' && reason}
        {feeCents > 0 && state !== 'returned' && ` ${text.fee(money(feeCents))}`}
      </span>
      {trouble !== null && <span className="below amber-text">{trouble}</span>}
    </span>
  );
}
