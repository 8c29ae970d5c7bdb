import { usePages } from '../../ground/api/list.js';
import { lazy } from '../../ground/lazy.js';
import { money } from '../../ground/money.js';
import { asked, oneOf, show, useSearch, type Values } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { BareChoice } from '../../ground/ui/filters.js';
import { List, useMarked } from '../../ground/ui/list.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { awaitingConsent, sumOf, type Withdrawal } from './payout.rules.js';
import { approve, pay, RefuseDialog } from './withdrawal-dialogs.part.js';
import { useWithdrawalColumns } from './withdrawal-table.part.js';
import { payoutWords as more, withdrawalWords as text } from '../words.js';

const SEARCH = {
  status: oneOf('estado', ['pending', 'completed', 'reversed'], 'pending'),
  ownerKind: oneOf('quem', ['courier', 'merchant']),
};
const PAGE = 100;
/** Withdrawals are polled, as the stream has no event for them. */
const AGAIN_MS = 20_000;

const PayoutAccount = lazy(() => import('./payout-account.part.js'), 'PayoutAccount', null);

/** Withdrawals: pending ones with their bank data, the results of the others, and the provider that pays them. */
export function WithdrawalQueue() {
  const may = useMay();
  const mayWrite = may('wallets');
  const filter = useSearch(SEARCH);
  const found = usePages(
    '/api/admin/withdrawals',
    { ...asked(filter), limit: PAGE },
    { refetchInterval: AGAIN_MS },
  );
  const waits = filter.status === 'pending';
  // The longest waiting withdrawal comes first.
  const items = waits ? found.items.toReversed() : found.items;
  const marked = useMarked(items);
  const pays = mayWrite && waits;
  const clearAfter = (act: typeof pay) => async (chosen: readonly Withdrawal[]) => {
    if (await act(chosen)) marked.clear();
  };
  const paying = mayWrite ? clearAfter(pay) : null;
  const approving = mayWrite ? clearAfter(approve) : null;
  return (
    <div className="screen-page">
      {may('access') && <PayoutAccount />}
      <Head {...{ filter, items, marked }} pay={paying} approve={approving} />
      <List
        list={{ ...found, items }}
        more={text.more}
        empty={<NoWithdrawals status={filter.status} />}
        data={({ id }) => ({ 'data-withdrawal': id })}
        marks={
          pays
            ? {
                ...{ ...marked, all: text.markAll },
                label: ({ owner, amountCents }) =>
                  text.mark({ name: owner.name, amount: money(amountCents) }),
              }
            : null
        }
        columns={useWithdrawalColumns({
          ...{
            waits,
            refuse: (one: Withdrawal) => void showDialog((close) => <RefuseDialog one={one} close={close} />),
          },
          byProvider: items.some(({ payout }) => payout !== null),
          approve: (one) => void approving?.([one]),
          pay: pays ? (one) => void paying?.([one]) : null,
        })}
      />
    </div>
  );
}

function NoWithdrawals({ status }: { status: keyof typeof text.none }) {
  const waits = status === 'pending';
  return (
    <Empty icon={waits ? 'check' : 'money'} title={text.none[status]}>
      {waits ? text.noneLead : undefined}
    </Empty>
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
        {...{ parameter: SEARCH.ownerKind, value: filter.ownerKind, className: 'narrow' }}
        {...{ label: text.of, any: text.everybody }}
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
