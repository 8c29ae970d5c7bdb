import { Button } from '../../base/ui/button.js';
import { useValue } from '../../base/observable.js';
import { useOrders } from '../data/order-list.store.js';
import { sequence } from '../data/queue.store.js';
import { ordersAtOnce, sequenceOf, stepOf } from '../data/sequence.rules.js';
import { LaterQueue, LaterSheet, LaterTask } from './later.part.js';
import { IdleView, WorkFrame, type WorkProps } from './view.js';
import { workWords as text } from '../words.js';

export function Tasks(props: WorkProps) {
  const { me, turn, turning } = props;
  const orders = useOrders();
  const tasks = sequenceOf(orders, useValue(sequence));
  const [current] = tasks;
  if (!current) return <IdleView {...props} />;
  const step = stepOf(current);
  // A courier who asks for an address stands at a door, so the band is that of a stop.
  const tone = step === 'address' ? 'atStop' : step;
  const atOnce = ordersAtOnce(tasks);
  // Orders of the card are not listed again as stops after it.
  const ahead = tasks.filter(
    ({ goal, order }) => goal !== 'pickup' || order === current.order || !atOnce.includes(order),
  );
  return (
    <WorkFrame {...props} tone={tone} words={text.band[tone]} idle={false}>
      <LaterTask key={current.key} task={current} orders={atOnce} />
      {ahead.length > 1 && <LaterQueue tasks={ahead} />}
      {!me.blocked && me.registration === 'active' && (
        <Button kind="quiet" className="duty" busy={turning} onClick={turn}>
          {me.online ? text.goOffline : text.goOnline}
        </Button>
      )}
      <LaterSheet orders={orders} />
    </WorkFrame>
  );
}
