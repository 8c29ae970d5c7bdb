import { money } from '../../ground/money.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { sumOf, type Withdrawal } from './payout.rules.js';
import { payoutWords as text } from '../words.js';
import { AnotherOwner } from './payout-cell.part.js';
import { useApproval } from './withdrawals.hook.js';

interface ApproveDialogProps {
  approving: readonly Withdrawal[];
  done: () => void;
  close: () => void;
}

/** Consents to payments by the provider, with whom they go to. */
export function ApproveDialog({ approving, done, close }: ApproveDialogProps) {
  const approval = useApproval();
  return (
    <Confirm
      tone="primary"
      title={text.approveTitle({ count: approving.length, sum: money(sumOf(approving)) })}
      action={text.approveDo}
      busy={approval.isPending}
      confirm={() =>
        approval.mutate(
          approving.map(({ id }) => id),
          {
            onSuccess: (count) => {
              if (count > 0) notify(text.approved(count));
              done();
              close();
            },
          },
        )
      }
      close={close}
    >
      <p>{text.approveLead}</p>
      <ul className="lines tall below-it">
        {approving.map(({ id, owner, payout }) => (
          <li key={id} className="row">
            <span className="grow break">
              {owner.name} <span className="soft">{owner.pixKey}</span>
              <span className="below">{payout?.keyOwner ? payout.keyOwner.name : text.unknownOwner}</span>
              <AnotherOwner owner={owner} payout={payout} />
            </span>
            <strong className="number">{money(payout?.paysCents ?? 0)}</strong>
          </li>
        ))}
      </ul>
    </Confirm>
  );
}
