import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { usePages } from '../../ground/api/list.js';
import { useKnownSession } from '../data/session.hook.js';
import { useInvoices, useSpending, useTopUp } from './money.hook.js';
import { MoneyView } from './view.js';

const PER_PAGE = 30;

export function MoneyRoute() {
  const { hub, may } = useKnownSession();
  return (
    <MoneyView
      balance={useQuery({ ...read('/api/merchant/wallet'), select: ({ balanceCents }) => balanceCents })}
      statement={usePages('/api/merchant/wallet/statement', { perPage: PER_PAGE })}
      spending={useSpending()}
      invoices={useInvoices(may.manage)}
      mayManage={may.manage}
      mayTopUp={may.change}
      pix={{ taken: hub.pix, simulates: hub.simulatesPayments }}
      charge={useTopUp(hub.pix && may.change)}
    />
  );
}
