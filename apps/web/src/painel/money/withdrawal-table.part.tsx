import { sendChange, type Answer } from '../../base/api/client.js';
import { money } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { minutesBetween, moment, span, useNow } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { dotted } from '../../base/texts.js';
import { notify } from '../../base/ui/toast.js';
import { Reason } from '../../desk/ui/reason.js';
import { type Column, column } from '../../desk/ui/table.js';
import { payoutWords, withdrawalWords as text } from '../words.js';
import { fold } from '../../desk/names.js';

/** `complete`: paid by hand, outside the platform; `approve`: the provider is to pay. */
export type Settling = 'complete' | 'approve';

/**
 * @param waits they are pending ones, the longest waiting first
 * @param settle null: the operator may only read, or the list holds no pending withdrawal
 */
export function useWithdrawalColumns(
  items: readonly Withdrawal[],
  waits: boolean,
  settle: ((act: Settling, chosen: readonly Withdrawal[]) => unknown) | null,
): Column<Withdrawal>[] {
  const now = useNow();
  // With a provider the state of its payment is shown, else the waiting time.
  const byProvider = items.some(({ payout }) => payout !== null);
  const acts: Column<Withdrawal> = column('', { place: 'ab3', end: true }, (one) => (
    <span className="row">
      {one.payout?.state === 'requested' && (
        <Button kind="primary" onClick={() => settle?.('approve', [one])}>
          {text.approve}
        </Button>
      )}
      {one.payout === null && <Button onClick={() => settle?.('complete', [one])}>{text.pay}</Button>}
      {decidableByHand(one, now) && (
        <Button kind="quiet" onClick={() => askToRefuse(one)}>
          {text.refuse}
        </Button>
      )}
    </span>
  ));
  const since = ({ createdAt }: Withdrawal) =>
    waits ? text.since(span(minutesBetween(createdAt, now))) : moment(createdAt);
  return [
    column(text.who, 'a1', (one) => <Owner one={one} waits={waits} />),
    column(text.key, 'a2', (one) => <PixKey one={one} />),
    column(text.asked, { soft: true, className: 'number', ...(!byProvider && { place: 'b2' }) }, since),
    column(text.amount, { place: 'b1', end: true }, ({ amountCents }) => (
      <strong>{money(amountCents)}</strong>
    )),
    column(text.payment, byProvider ? 'b2' : {}, ({ payout }) => <PayoutCell payout={payout} />),
    ...(settle ? [acts] : []),
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

/** Warns that the key belongs to somebody with another name. */
export function AnotherOwner({ owner, payout }: Pick<Withdrawal, 'owner' | 'payout'>) {
  const keyOwner = payout?.keyOwner;
  if (owner.kind !== 'courier' || !keyOwner || !isAnother(owner.name, keyOwner.name)) return null;
  return <span className="below amber-text">{payoutWords.anotherOwner(owner.name)}</span>;
}

/** The state of the provider's payment, and what somebody should look at. */
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

function askToRefuse({ id, owner, amountCents }: Withdrawal) {
  const refuse = async (reason: string) => {
    await sendChange('POST /api/admin/withdrawals/{id}/refuse', { id, reason }, '/api/admin/wallets');
    notify(text.refused(owner.name));
  };
  return showDialog(
    <Reason
      title={text.refuseTitle({ name: owner.name, amount: money(amountCents) })}
      usual={Object.values(text.usual)}
      most={191}
      action={text.refuseDo}
      confirm={refuse}
    >
      <p>{text.refuseLead}</p>
    </Reason>,
  );
}

export type Withdrawal = Answer<'/api/admin/withdrawals'>['items'][number];

const DAY_MS = 86_400_000;

/** Whether a person may still refuse it. The provider has a day to answer for what it is paying. */
function decidableByHand({ payout, status }: Withdrawal, now: Date | number): boolean {
  if (status !== 'pending') return false;
  if (payout === null || payout.state === 'requested' || payout.state === 'approved') return true;
  if (payout.state !== 'paying' || payout.trouble === null || payout.payingSince === null) return false;
  return Number(now) - new Date(payout.payingSince).getTime() >= DAY_MS;
}

export function sumOf(items: readonly Withdrawal[]): number {
  return items.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** True where the bank's name of the key's owner has another first name, or no other name in common. */
export function isAnother(name: string, keyOwner: string): boolean {
  const [own, named] = [name, keyOwner].map((one) =>
    fold(one)
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  );
  const [[first, ...rest], [firstNamed, ...restNamed]] = [own ?? [], named ?? []];
  if (first !== firstNamed) return true;
  return rest.length > 0 && restNamed.length > 0 && !rest.some((one) => restNamed.includes(one));
}
