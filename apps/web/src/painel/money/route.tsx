import { useLive } from '../../ground/live.js';
import { usePlace } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { rangeOf } from '../../ground/ui/period.js';
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
  const { query } = usePlace();
  const may = useMay();
  const part = partOf(query);
  const range = rangeOf(query);
  const filter = filterOf(query, part);
  const balanceFilter = balanceFilterOf(query);
  const paymentState = query.get('pix') === 'todos' ? 'all' : 'in_doubt';
  const overview = part === 'overview';
  const standing = useStanding();
  useLive({ behind: () => void standing.refetch() });
  return (
    <MoneyView
      part={part}
      range={range}
      filter={filter}
      paymentState={paymentState}
      standing={standing}
      flows={useFlows(range, overview)}
      revenue={useRevenue(range, overview && may('reports', 'read'))}
      payments={usePayments(paymentState, part === 'payments' && may('payments', 'read'))}
      entries={useEntries(filter, range, part === 'topups' || part === 'entries')}
      balanceFilter={balanceFilter}
      balances={useBalances(balanceFilter, part === 'balances')}
      decide={useDecide()}
      mayDecide={may('payments')}
    />
  );
}
