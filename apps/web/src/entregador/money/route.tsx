import { Failure, Loading } from '../../ground/ui/empty.js';
import { useValue } from '../data/observable.store.js';
import { session } from '../data/session.store.js';
import { useStoredAnswer } from '../data/stored-answer.hook.js';
import { wallet } from '../data/wallet.query.js';
import { MoneyView } from './view.js';

/** Money of the courier; without network, as it was last read. */
export function MoneyRoute() {
  const now = useValue(session);
  const { value: money, error, refresh } = useStoredAnswer('money-4', wallet.read);
  if (now.phase !== 'in') return null;
  if (!money) return error === null ? <Loading lines={9} /> : <Failure error={error} again={refresh} />;
  return <MoneyView money={money} me={now.me} stale={error !== null} refresh={refresh} />;
}
