import { again, call, sendChange } from '../../ground/api/client.js';
import { money } from '../../ground/money.js';
import { confirm } from '../../ground/ui/dialog.js';
import { Reason } from '../../ground/ui/reason.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { MONEY } from './money.rules.js';
import { AnotherOwner } from './payout-cell.part.js';
import { sumOf, type Withdrawal } from './payout.rules.js';
import { payoutWords, withdrawalWords as text } from '../words.js';

type Act = '/api/admin/withdrawals/{id}/complete' | '/api/admin/withdrawals/{id}/approve';

/** Does an act to each; returns how many. The first refusal is shown, the others go on. */
async function doEach(act: Act, chosen: readonly Withdrawal[]): Promise<number> {
  let done = 0;
  let failure: unknown = null;
  for (const { id } of chosen)
    try {
      await call(`POST ${act}`, { id });
      done++;
    } catch (error) {
      failure ??= error;
    }
  if (failure !== null) refused(failure);
  await again('/api/admin/withdrawals', '/api/admin/wallets', ...MONEY);
  return done;
}

/** Counts as paid, with the recipient and the account, as the platform itself moves no money. Whether it was agreed to. */
export async function pay(paying: readonly Withdrawal[]): Promise<boolean> {
  const agreed = await confirm({
    tone: 'primary',
    title: text.payTitle({ count: paying.length, sum: money(sumOf(paying)) }),
    action: text.payDo,
    lead: (
      <>
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
      </>
    ),
  });
  const count = agreed ? await doEach('/api/admin/withdrawals/{id}/complete', paying) : 0;
  if (count > 0) notify(text.paid(count));
  return agreed;
}

/** Consents to payments by the provider, with whom they go to. Whether it was agreed to. */
export async function approve(approving: readonly Withdrawal[]): Promise<boolean> {
  const agreed = await confirm({
    tone: 'primary',
    title: payoutWords.approveTitle({ count: approving.length, sum: money(sumOf(approving)) }),
    action: payoutWords.approveDo,
    lead: (
      <>
        <p>{payoutWords.approveLead}</p>
        <ul className="lines tall below-it">
          {approving.map(({ id, owner, payout }) => (
            <li key={id} className="row">
              <span className="grow break">
                {owner.name} <span className="soft">{owner.pixKey}</span>
                <span className="below">{payout?.keyOwner?.name ?? payoutWords.unknownOwner}</span>
                <AnotherOwner owner={owner} payout={payout} />
              </span>
              <strong className="number">{money(payout?.paysCents ?? 0)}</strong>
            </li>
          ))}
        </ul>
      </>
    ),
  });
  const count = agreed ? await doEach('/api/admin/withdrawals/{id}/approve', approving) : 0;
  if (count > 0) notify(payoutWords.approved(count));
  return agreed;
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
