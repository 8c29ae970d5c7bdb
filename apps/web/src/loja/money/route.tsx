import { useBalance } from '../data/places.hook.js';
import { useKnownSession } from '../data/session.hook.js';
import { useInvoices, useSpending, useStatement, useTopUp } from './money.hook.js';
import { MoneyView } from './view.js';

export function MoneyRoute() {
  const { hub, may } = useKnownSession();
  return (
    <MoneyView
      balance={useBalance()}
      statement={useStatement()}
      spending={useSpending()}
      invoices={useInvoices(may.manage)}
      mayManage={may.manage}
      mayTopUp={may.change}
      pix={{ taken: hub.pix, simulates: hub.simulatesPayments }}
      charge={useTopUp(hub.pix && may.change)}
    />
  );
}
