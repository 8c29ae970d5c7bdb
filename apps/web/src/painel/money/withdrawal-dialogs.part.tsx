import { sendChange } from '../../ground/api/client.js';
import { money } from '../../ground/money.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Reason } from '../../ground/ui/reason.js';
import { notify } from '../../ground/ui/toast.js';
import { sumOf, type Withdrawal } from './payout.rules.js';
import { withdrawalWords as text } from '../words.js';
import { usePaid } from './withdrawals.hook.js';

interface PayDialogProps {
  paying: readonly Withdrawal[];
  done: () => void;
  close: () => void;
}

/** Confirms a payment with the recipient and the account, as the platform itself moves no money. */
export function PayDialog({ paying, done, close }: PayDialogProps) {
  const paid = usePaid();
  return (
    <Confirm
      tone="primary"
      title={text.payTitle({ count: paying.length, sum: money(sumOf(paying)) })}
      action={text.payDo}
      busy={paid.isPending}
      confirm={() =>
        paid.mutate(
          paying.map(({ id }) => id),
          {
            onSuccess: (count) => {
              if (count > 0) notify(text.paid(count));
              done();
              close();
            },
          },
        )
      }
      close={close}
    >
      <p>{text.payLead}</p>
      <ul className="lines tall below-it">
        {paying.map(({ id, owner, amountCents }) => (
          <li key={id} className="row">
            <span className="grow break">
              {owner.name} <span className="soft">{owner.pixKey ?? text.noKey}</span>
            </span>
            <strong className="number">{money(amountCents)}</strong>
          </li>
        ))}
      </ul>
    </Confirm>
  );
}

export function RefuseDialog({ one, close }: { one: Withdrawal; close: () => void }) {
  const { id, owner, amountCents } = one;
  return (
    <Reason
      title={text.refuseTitle({ name: owner.name, amount: money(amountCents) })}
      usual={Object.values(text.usual)}
      most={191}
      action={text.refuseDo}
      confirm={async (reason) => {
        await sendChange('POST /api/admin/withdrawals/{id}/refuse', { id, reason }, '/api/admin/wallets');
        notify(text.refused(owner.name));
        close();
      }}
      close={close}
    >
      <p>{text.refuseLead}</p>
    </Reason>
  );
}
