import { useAttempt } from '../../base/attempt.js';
import { money as reais } from '../../base/money.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Refused } from '../../base/ui/refused.js';
import { call } from '../data/api.store.js';
import type { Withdrawal } from '../data/wallet.query.js';
import { withdrawalWords as text, withdrawWords } from '../words.js';

interface WithdrawalsProps {
  entries: readonly Withdrawal[];
  stale: boolean;
  refresh: () => Promise<void>;
}

export function Withdrawals({ entries, stale, refresh }: WithdrawalsProps) {
  if (entries.length === 0) return <p className="soft">{text.none}</p>;
  return (
    <ul className="lines">
      {entries.map((entry) => (
        <li key={entry.id} className="row">
          <span className="grow">
            <strong>{reais(entry.amountCents)}</strong>
            <State entry={entry} />
          </span>
          {mayCancel(entry) && <TakeBack id={entry.id} stale={stale} refresh={refresh} />}
        </li>
      ))}
    </ul>
  );
}

function mayCancel({ status, payout }: Withdrawal): boolean {
  return status === 'pending' && payout?.state !== 'paying';
}

function TakeBack({ id, stale, refresh }: Omit<WithdrawalsProps, 'entries'> & { id: number }) {
  const cancelling = useAttempt(() =>
    call('POST /api/courier/withdrawals/{id}/cancel', { id }).then(refresh),
  );
  return (
    <>
      <Refused of={cancelling.error} />
      <Button kind="quiet" busy={cancelling.busy} disabled={stale} onClick={cancelling.run}>
        {withdrawWords.cancel}
      </Button>
    </>
  );
}

function State({ entry: { createdAt, status, payout } }: { entry: Withdrawal }) {
  if (!payout)
    return (
      <span className="soft">
        {moment(createdAt)} · {text.status[status]}
      </span>
    );
  const { state, payingSince, reason, keyOwner, arrivesCents, feeCents } = payout;
  const note =
    state === 'paying' && payingSince !== null ? text.payingSince(moment(payingSince)) : text.states[state];
  return (
    <>
      <span className="soft">
        {moment(createdAt)} · {note}
      </span>
      {state !== 'returned' && feeCents > 0 && (
        <span className="soft">{text.arrives({ amount: reais(arrivesCents), fee: reais(feeCents) })}</span>
      )}
      {state !== 'returned' && keyOwner && <span className="soft">{text.to(keyOwner.name)}</span>}
      {state === 'returned' && reason !== null && <span>{text.because(reason)}</span>}
    </>
  );
}
