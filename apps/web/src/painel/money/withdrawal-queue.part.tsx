import { again, call } from '../../base/api/client.js';
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
import { Tabs } from '../../base/ui/tabs.js';
import { doEach } from '../../desk/do-each.js';
import { notify } from '../../base/ui/toast.js';
import { MONEY } from './money.hook.js';
import {
  sumOf,
  type Withdrawal,
  AnotherOwner,
  type Settling,
  useWithdrawalColumns,
} from './withdrawal-table.part.js';
import { payoutWords as more, withdrawalWords as text } from '../words.js';

const SEARCH = {
  status: oneOf('estado', ['pending', 'completed', 'reversed'], 'pending'),
  ownerKind: oneOf('quem', ['courier', 'merchant']),
};
const PAGE = 100;
/** Withdrawals are polled, as the stream has no event for them. */
const REFETCH_MS = 20_000;

const PayoutAccount = lazy(async () => (await import('./payout-account.part.js')).PayoutAccount, null);

export function WithdrawalQueue() {
  const may = useMay();
  const has = useHas();
  const filter = useSearch(SEARCH);
  const found = usePages(
    '/api/admin/withdrawals',
    { ...withoutEmpty(filter), limit: PAGE },
    { refetchInterval: REFETCH_MS },
  );
  const waits = filter.status === 'pending';
  // Longest waiting first.
  const items = waits ? found.items.toReversed() : found.items;
  const marked = useMarked(items);
  const pays = may('wallets') && waits;
  const settling = async (act: Settling, chosen: readonly Withdrawal[]) => {
    if (await settle(act, chosen)) marked.clear();
  };
  const marks = {
    ...marked,
    all: text.markAll,
    label: ({ owner, amountCents }: Withdrawal) =>
      text.mark({ name: owner.name, amount: money(amountCents) }),
  };
  return (
    <div className="screen-page">
      {may('access') && has('payouts') && <PayoutAccount />}
      <Head filter={filter} items={items} marked={marked} settle={settling} />
      <List
        list={{ ...found, items }}
        older
        empty={
          <Empty
            icon={waits ? 'check' : 'money'}
            title={text.none[filter.status]}
            lead={waits ? text.noneLead : undefined}
          />
        }
        data={({ id }) => ({ 'data-withdrawal': id })}
        marks={pays ? marks : null}
        columns={useWithdrawalColumns(items, waits, pays ? settling : null)}
      />
    </div>
  );
}

interface HeadProps {
  filter: Values<typeof SEARCH>;
  items: readonly Withdrawal[];
  marked: ReturnType<typeof useMarked<Withdrawal>>;
  settle: (act: Settling, chosen: readonly Withdrawal[]) => unknown;
}

/** Withdrawals can be selected only by who may pay. */
function Head({ filter, items, marked: { rows: chosen, clear }, settle }: HeadProps) {
  const byHand = chosen.filter(({ payout }) => payout === null);
  const toApprove = chosen.filter(({ payout }) => payout?.state === 'requested');
  const sumUp = (all: readonly Withdrawal[]) => ({ count: all.length, sum: money(sumOf(all)) });
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
        className="narrow"
        label={text.of}
        any={text.everybody}
        words={{ courier: text.couriers, merchant: text.merchants }}
      />
      <span className="grow" />
      {filter.status === 'pending' && items.length > 0 && (
        <strong role="status">
          {chosen.length > 0 ? text.chosen(sumUp(chosen)) : text.waiting(sumUp(items))}
        </strong>
      )}
      {toApprove.length > 0 && (
        <Button kind="primary" icon="check" onClick={() => settle('approve', toApprove)}>
          {text.approve}
        </Button>
      )}
      {byHand.length > 0 && (
        <Button kind="primary" icon="check" onClick={() => settle('complete', byHand)}>
          {text.payMany}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button kind="quiet" onClick={clear}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}

const SETTLED = {
  complete: [text.payTitle, text.payDo, text.payLead, text.paid],
  approve: [more.approveTitle, more.approveDo, more.approveLead, more.approved],
} as const;

/** Asks first, naming whom it goes to. The first refusal is shown, the others go on. False: not agreed. */
async function settle(act: Settling, chosen: readonly Withdrawal[]): Promise<boolean> {
  const [title, action, lead, done] = SETTLED[act];
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
