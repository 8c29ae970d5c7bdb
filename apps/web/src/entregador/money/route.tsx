import { useCallback, useEffect, useState } from 'react';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { wallet, type Money } from '../data/wallet.query.js';
import { isEnd } from '../data/api.store.js';
import { saveSnapshot, readSnapshot } from '../data/database.store.js';
import { useValue } from '../data/observable.store.js';
import { endSession, session } from '../data/session.store.js';
import { MoneyView } from './view.js';

/** The number counts the shapes of what is stored: another shape is read anew. */
const KEY = 'money-4';

/** Money of the courier; without network, as it was last read. */
export function MoneyRoute() {
  const now = useValue(session);
  const [money, setMoney] = useState<Money | null>(null);
  const [error, setError] = useState<unknown>(null);
  const refresh = useCallback(async () => {
    try {
      const fresh = await wallet.read();
      setMoney(fresh);
      setError(null);
      await saveSnapshot(KEY, fresh);
    } catch (refusal) {
      if (isEnd(refusal)) await endSession(refusal);
      else setError(refusal);
    }
  }, []);
  useEffect(() => {
    void readSnapshot<Money>(KEY).then((found) => {
      setMoney((before) => before ?? found);
    });
    void refresh();
  }, [refresh]);
  if (now.phase !== 'in') return null;
  if (!money) return error === null ? <Loading lines={9} /> : <Failure error={error} again={refresh} />;
  return <MoneyView money={money} me={now.me} stale={error !== null} refresh={refresh} />;
}
