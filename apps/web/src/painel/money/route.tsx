import { useLive } from '../../ground/live.js';
import { usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { periodOf } from '../../ground/ui/period.js';
import {
  useBalances,
  useDecide,
  useEntries,
  useFlows,
  usePayments,
  useRevenue,
  useStanding,
} from './money.hook.js';
import { balanceFilterOf, filterOf, partOf } from './money.rules.js';
import { MoneyView } from './view.js';

export function MoneyRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  const part = partOf(query);
  const period = periodOf(query);
  const filter = filterOf(query, part);
  const balanceFilter = balanceFilterOf(query);
  const paymentState = query.get('pix') === 'todos' ? 'all' : 'in_doubt';
  const overview = part === 'overview';
  const standing = useStanding();
  useLive({ behind: () => void standing.refetch() });
  return (
    <MoneyView
      part={part}
      period={period}
      filter={filter}
      paymentState={paymentState}
      standing={standing}
      flows={useFlows(period, overview)}
      revenue={useRevenue(period, overview && may('reports', 'read'))}
      payments={usePayments(paymentState, part === 'payments' && may('payments', 'read'))}
      entries={useEntries(filter, period, part === 'topups' || part === 'entries')}
      balanceFilter={balanceFilter}
      balances={useBalances(balanceFilter, part === 'balances')}
      decide={useDecide()}
      mayDecide={may('payments')}
      mayPay={may('wallets')}
      mayPlan={may('couriers')}
      mayConnect={may('access')}
    />
  );
}
