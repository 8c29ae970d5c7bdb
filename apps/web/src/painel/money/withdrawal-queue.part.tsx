import { again, call, sendChange } from '../../base/api/client.js';
import { usePages } from '../../base/api/list.js';
import { lazy } from '../../base/lazy.js';
import { money } from '../../base/money.js';
import { withoutEmpty, oneOf, show, useSearch, type Values } from '../../desk/search.js';
import { useHas, useMay } from '../../desk/session.js';
import { Button } from '../../base/ui/button.js';
import { confirm } from '../../base/ui/dialog.js';
import { Empty } from '../../base/ui/empty.js';
import { BareChoice } from '../../desk/ui/filters.js';
import { List, useMarked } from '../../desk/ui/list.js';
import { Reason } from '../../desk/ui/reason.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Tabs } from '../../base/ui/tabs.js';
import { doEach } from '../../desk/do-each.js';
import { notify } from '../../base/ui/toast.js';
import { MONEY } from './money.rules.js';
import { awaitingConsent, sumOf, type Withdrawal } from './payout.rules.js';
import { AnotherOwner, useWithdrawalColumns } from './withdrawal-table.part.js';
import { payoutWords as more, withdrawalWords as text } from '../words.js';

const SEARCH = {
  status: oneOf('estado', ['pending', 'completed', 'reversed'], 'pending'),
  ownerKind: oneOf('quem', ['courier', 'merchant']),
};
const PAGE = 100;
/** Withdrawals are polled, as the stream has no event for them. */
const AGAIN_MS = 20_000;

const PayoutAccount = lazy(async () => (await import('./payout-account.part.js')).PayoutAccount, null);

/** Withdrawals: pending ones with their bank data, the results of the others, and the provider that pays them. */
export function WithdrawalQueue() {
  const may = useMay();
  const has = useHas();
  const mayWrite = may('wallets');
  const filter = useSearch(SEARCH);
  const found = usePages(
    '/api/admin/withdrawals',
    { ...withoutEmpty(filter), limit: PAGE },
    { refetchInterval: AGAIN_MS },
  );
  const waits = filter.status === 'pending';
  // The longest waiting withdrawal comes first.
  const items = waits ? found.items.toReversed() : found.items;
  const marked = useMarked(items);
  const pays = mayWrite && waits;
  const settling = (act: Act) => async (chosen: readonly Withdrawal[]) => {
    if (await settle(act, chosen)) marked.clear();
  };
  const paying = mayWrite ? settling('complete') : null;
  const approving = mayWrite ? settling('approve') : null;
  return (
    <div className="screen-page">
      {may('access') && has('payouts') && <PayoutAccount />}
      <Head filter={filter} items={items} marked={marked} pay={paying} approve={approving} />
      <List
        list={{ ...found, items }}
        more={text.more}
        empty={
          <Empty
            icon={waits ? 'check' : 'money'}
            title={text.none[filter.status]}
            lead={waits ? text.noneLead : undefined}
          />
        }
        data={({ id }) => ({ 'data-withdrawal': id })}
        marks={
          pays
            ? {
                ...marked,
                all: text.markAll,
                label: ({ owner, amountCents }) =>
                  text.mark({ name: owner.name, amount: money(amountCents) }),
              }
            : null
        }
        columns={useWithdrawalColumns({
          waits,
          refuse: askToRefuse,
          byProvider: items.some(({ payout }) => payout !== null),
          approve: (one) => void approving?.([one]),
          pay: pays ? (one) => void paying?.([one]) : null,
        })}
      />
    </div>
  );
}

interface HeadProps {
  filter: Values<typeof SEARCH>;
  items: readonly Withdrawal[];
  marked: ReturnType<typeof useMarked<Withdrawal>>;
  /** null: the operator may only read. */
  pay: ((chosen: readonly Withdrawal[]) => unknown) | null;
  approve: ((chosen: readonly Withdrawal[]) => unknown) | null;
}

/** Filter, sum, and actions on the selected withdrawals. */
function Head({ filter, items, marked: { rows: chosen, clear }, pay, approve }: HeadProps) {
  const byHand = chosen.filter(({ payout }) => payout === null);
  const toApprove = awaitingConsent(chosen);
  const waits = filter.status === 'pending';
  return (
    <div className="row wrap">
      <Tabs
        label={text.states}
        tabs={SEARCH.status.values.map((key) => ({ key, label: text.state[key] }))}
        chosen={filter.status}
        choose={(status) => {
          clear();
          show(SEARCH, { status });
        }}
      />
      <BareChoice
        parameter={SEARCH.ownerKind}
        value={filter.ownerKind}
        className="narrow"
        label={text.of}
        any={text.everybody}
        words={{ courier: text.couriers, merchant: text.merchants }}
      />
      <span className="grow" />
      {waits && items.length > 0 && (
        <strong role="status">
          {chosen.length > 0
            ? text.chosen({ count: chosen.length, sum: money(sumOf(chosen)) })
            : text.waiting({ count: items.length, sum: money(sumOf(items)) })}
        </strong>
      )}
      {approve && toApprove.length > 0 && (
        <Button kind="primary" icon="check" onClick={() => approve(toApprove)}>
          {more.approveMany}
        </Button>
      )}
      {pay && byHand.length > 0 && (
        <Button kind="primary" icon="check" onClick={() => pay(byHand)}>
          {text.payMany}
        </Button>
      )}
      {pay && chosen.length > 0 && (
        <Button kind="quiet" onClick={clear}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}

type Act = keyof typeof SETTLED;

/** By hand it counts as paid, as the platform itself moves no money; or the provider is let pay. */
const SETTLED = {
  complete: { title: text.payTitle, action: text.payDo, lead: text.payLead, done: text.paid },
  approve: {
    title: more.approveTitle,
    action: more.approveDo,
    lead: more.approveLead,
    done: more.approved,
  },
} as const;

/** Asks with whom it goes to, then does it to each: the first refusal is shown, the others go on. Whether it was agreed to. */
async function settle(act: Act, chosen: readonly Withdrawal[]): Promise<boolean> {
  const { title, action, lead, done } = SETTLED[act];
  const agreed = await confirm({
    tone: 'primary',
    title: title({ count: chosen.length, sum: money(sumOf(chosen)) }),
    action,
    lead: (
      <>
        <p>{lead}</p>
        <ul className="lines tall below-it">
          {chosen.map(({ id, owner, payout, amountCents }) => (
            <li key={id} className="row">
              <span className="grow break">
                {owner.name} <span className="soft">{owner.pixKey ?? text.noKey}</span>
                {act === 'approve' && (
                  <>
                    <span className="below">{payout?.keyOwner?.name ?? more.unknownOwner}</span>
                    <AnotherOwner owner={owner} payout={payout} />
                  </>
                )}
              </span>
              <strong className="number">
                {money(act === 'approve' ? (payout?.paysCents ?? 0) : amountCents)}
              </strong>
            </li>
          ))}
        </ul>
      </>
    ),
  });
  if (!agreed) return false;
  const count = await doEach(chosen, ({ id }) => call(`POST /api/admin/withdrawals/{id}/${act}`, { id }));
  await again('/api/admin/withdrawals', '/api/admin/wallets', ...MONEY);
  if (count > 0) notify(done(count));
  return true;
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
