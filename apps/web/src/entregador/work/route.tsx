import { useEffect } from 'react';
import { useAttempt } from '../../base/attempt.js';
import { lazy, Suspense } from '../../base/lazy.js';
import { Loading } from '../../base/ui/empty.js';
import { call, type Me } from '../data/api.store.js';
import { askToKeep } from '../data/database.store.js';
import { useValue } from '../../base/observable.js';
import { orders } from '../data/queue.store.js';
import { endIfOver, showMe } from '../data/session.store.js';
import { loadParts } from './later.part.js';
import { IdleView } from './view.js';

const loadTasks = async () => (await import('./tasks.part.js')).Tasks;
const Tasks = lazy(loadTasks);

const IDLE_MS = 400;

async function turn(online: boolean): Promise<void> {
  if (!online) {
    // A browser plays sound only after a touch, and going online is one.
    void import('../data/ring.store.js').then(({ allowSound }) => allowSound());
    void askToKeep();
  }
  const turned = online ? call('POST /api/courier/offline') : call('POST /api/courier/online');
  await turned.then(showMe).catch(endIfOver);
}

export function WorkRoute({ me }: { me: Me }) {
  const busy = useValue(orders).length > 0;
  const turning = useAttempt(() => turn(me.online));
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadTasks().then(loadParts, loadParts);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  const View = busy ? Tasks : IdleView;
  return (
    <Suspense fallback={<Loading lines={9} />}>
      <View me={me} turn={turning.run} turning={turning.busy} refusal={turning.error} />
    </Suspense>
  );
}
