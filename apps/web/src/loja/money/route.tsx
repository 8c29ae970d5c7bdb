import { useBalance } from '../data/places.hook.js';
import { useKnownSession } from '../data/session.hook.js';
import { useInvoices, useOpenTopUp, useSpending, useStatement, useTopUp } from './money.hook.js';
import { MoneyView } from './view.js';

export function MoneyRoute() {
  const { hub, may } = useKnownSession();
  const opening = useOpenTopUp();
  const topUp = useTopUp(opening.data);
  return (
    <MoneyView
      balance={useBalance()}
      statement={useStatement()}
      spending={useSpending()}
      invoices={useInvoices(may.manage)}
      mayManage={may.manage}
      pix={hub.pix}
      opening={opening}
      topUp={topUp}
    />
  );
}
