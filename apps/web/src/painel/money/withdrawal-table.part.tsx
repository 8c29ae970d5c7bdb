import { money } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { minutesBetween, moment, span, useNow } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { dotted } from '../../base/texts.js';
import { type Column, column } from '../../desk/ui/table.js';
import { decidableByHand, isAnother, type Withdrawal } from './payout.rules.js';
import { payoutWords, withdrawalWords as text } from '../words.js';

interface WithdrawalActs {
  /** Pending ones, the longest waiting first. */
  waits: boolean;
  /** A provider pays: how far it is matters more than since when it waits. */
  byProvider: boolean;
  /** null: the operator may only read, or the list holds no pending withdrawal. */
  pay: ((one: Withdrawal) => void) | null;
  approve: (one: Withdrawal) => void;
  refuse: (one: Withdrawal) => unknown;
}

export function useWithdrawalColumns(props: WithdrawalActs): Column<Withdrawal>[] {
  const { waits, byProvider, pay, approve, refuse } = props;
  const now = useNow();
  const acts: Column<Withdrawal> = column('', { place: 'ab3', end: true }, (one) => (
    <span className="row">
      {one.payout?.state === 'requested' && (
        <Button kind="primary" onClick={() => approve(one)}>
          {text.approve}
        </Button>
      )}
      {one.payout === null && <Button onClick={() => pay?.(one)}>{text.pay}</Button>}
      {decidableByHand(one, now) && (
        <Button kind="quiet" onClick={() => refuse(one)}>
          {text.refuse}
        </Button>
      )}
    </span>
  ));
  return [
    column(text.who, 'a1', (one) => <Owner one={one} waits={waits} />),
    column(text.key, 'a2', (one) => <PixKey one={one} />),
    column(
      text.asked,
      { soft: true, className: 'number', ...(!byProvider && { place: 'b2' as const }) },
      ({ createdAt }) => (waits ? text.since(span(minutesBetween(createdAt, now))) : moment(createdAt)),
    ),
    column(text.amount, { place: 'b1', end: true }, ({ amountCents }) => (
      <strong>{money(amountCents)}</strong>
    )),
    column(text.payment, { ...(byProvider && { place: 'b2' as const }) }, ({ payout }) => (
      <PayoutCell payout={payout} />
    )),
    ...(pay ? [acts] : []),
  ];
}

function Owner({ one: { owner, description }, waits }: { one: Withdrawal; waits: boolean }) {
  return (
    <>
      <Link to={`/painel/${owner.kind === 'courier' ? 'entregadores?entregador' : 'lojas?loja'}=${owner.id}`}>
        {owner.name}
      </Link>{' '}
      <span className="soft">{text.kinds[owner.kind]}</span>
      {!waits && description !== '' && <span className="below">{description}</span>}
    </>
  );
}

function PixKey({ one: { owner, payout } }: { one: Withdrawal }) {
  if (owner.pixKey === null) return <span className="soft">{text.noKey}</span>;
  return (
    <span className="row">
      <span className="break">
        {owner.pixKey}
        {payout?.keyOwner && (
          <span className="below">
            {dotted(payout.keyOwner.name, payout.keyOwner.document, payout.keyOwner.bank)}
          </span>
        )}
        <AnotherOwner owner={owner} payout={payout} />
      </span>{' '}
      <Copy text={owner.pixKey} what={owner.name} />
    </span>
  );
}

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
  return <span className="below amber-text">{payoutWords.anotherOwner(owner.name)}</span>;
}

/** How far the payment by the provider is, and what somebody should look at. */
function PayoutCell({ payout }: { payout: Payout | null }) {
  if (payout === null) return <span className="soft">{payoutWords.byHand}</span>;
  const { state, approvals, approvalsNeeded, payingSince, reason, trouble, feeCents } = payout;
  return (
    <span>
      <Status tone={TONES[state]}>{payoutWords.states[state]}</Status>
      <span className="below">
        {state === 'requested' && payoutWords.consents({ given: approvals.length, needed: approvalsNeeded })}
        {state === 'requested' &&
          approvals.length > 0 &&
          ` · ${approvals.map(({ name }) => name).join(', ')}`}
        {state === 'paying' && payingSince !== null && payoutWords.since(moment(payingSince))}
        {state === 'returned' && reason}
        {feeCents > 0 && state !== 'returned' && ` ${payoutWords.fee(money(feeCents))}`}
      </span>
      {trouble !== null && <span className="below amber-text">{trouble}</span>}
    </span>
  );
}
