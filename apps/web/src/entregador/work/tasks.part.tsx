import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { useValue } from '../../base/observable.js';
import { chooseSequence, useOrders } from '../data/order-list.store.js';
import { sequence } from '../data/queue.store.js';
import { lines, movedUp, ordersAtOnce, sequenceOf, stepOf, type Task } from '../data/sequence.rules.js';
import { LaterSheet, LaterTask } from './later.part.js';
import { IdleView, WorkFrame, type WorkProps } from './view.js';
import { taskWords, workWords as text } from '../words.js';
import './task.css';

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
      {ahead.length > 1 && <Queue tasks={ahead} />}
      {!me.blocked && me.registration === 'active' && (
        <Button kind="quiet" className="duty" busy={turning} onClick={turn}>
          {me.online ? text.goOffline : text.goOnline}
        </Button>
      )}
      <LaterSheet orders={orders} />
    </WorkFrame>
  );
}

function Queue({ tasks }: { tasks: readonly Task[] }) {
  const nameOf = ({ goal, order, stop }: Task) =>
    goal === 'pickup'
      ? taskWords.pickupAt(order.merchant.name)
      : goal === 'stop'
        ? taskWords.stopAt(stop?.name ?? taskWords.someone)
        : taskWords.returnTo(order.merchant.name);
  return (
    <section className="queue" aria-labelledby="queue-title">
      <h2 id="queue-title">{taskWords.queue}</h2>
      <ol className="lines">
        {tasks.slice(1).map((task, index) => (
          <li key={task.key} className="row">
            <span className="disc">{index + 2}</span>
            <span className="grow">
              <strong>{nameOf(task)}</strong>
              <span className="soft">
                {taskWords.order(task.order.publicId)} · {lines(task.stop ?? task.order.pickup)[0]}
              </span>
            </span>
            <button
              type="button"
              className="button bare up"
              aria-label={index === 0 ? taskWords.first(nameOf(task)) : taskWords.up(nameOf(task))}
              onClick={() => void chooseSequence(movedUp(tasks, task.key))}
            >
              <Icon name="chevron" size={20} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
