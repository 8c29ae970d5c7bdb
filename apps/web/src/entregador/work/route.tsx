import { useEffect, useState } from 'react';
import { lazy, Suspense } from '../../base/lazy.js';
import { Loading } from '../../base/ui/empty.js';
import { isEnd, shift } from '../data/api.store.js';
import { askToKeep } from '../data/database.store.js';
import { useValue } from '../../base/observable.js';
import { orders } from '../data/queue.store.js';
import { endSession, session, showMe } from '../data/session.store.js';
import { loadParts } from './later.part.js';
import { IdleView } from './view.js';

const loadTasks = async () => (await import('./tasks.part.js')).Tasks;
const Tasks = lazy(loadTasks);

const IDLE_MS = 400;

/** Unlocks sound: a browser plays sound only after a touch, and going online is one. */
async function allowSound(): Promise<void> {
  (await import('../data/ring.store.js')).allowSound();
}

/** State and commands of the shift: on and off. */
function useDuty(online: boolean) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const turn = async () => {
    if (!online) {
      void allowSound();
      void askToKeep();
    }
    setBusy(true);
    setError(null);
    try {
      await showMe(await (online ? shift.end() : shift.begin()));
    } catch (refusal) {
      if (isEnd(refusal)) await endSession(refusal);
      else setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, turn: () => void turn() };
}

export function WorkRoute() {
  const now = useValue(session);
  const busy = useValue(orders).length > 0;
  const online = now.phase === 'in' && now.me.online;
  const duty = useDuty(online);
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadTasks().then(loadParts, loadParts);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (now.phase !== 'in') return null;
  const View = busy ? Tasks : IdleView;
  return (
    <Suspense fallback={<Loading lines={9} />}>
      <View me={now.me} company={now.company} turn={duty.turn} turning={duty.busy} refusal={duty.error} />
    </Suspense>
  );
}
