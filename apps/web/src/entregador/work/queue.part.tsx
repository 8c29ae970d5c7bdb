import { Icon } from '../../base/ui/icon.js';
import { chooseSequence } from '../data/order-list.store.js';
import { moved, type Task, lines } from '../data/sequence.rules.js';
import { taskWords as text } from '../words.js';
import './sheets.css';

export function Queue({ tasks }: { tasks: readonly Task[] }) {
  const nameOf = ({ goal, order, stop }: Task) =>
    goal === 'pickup'
      ? text.pickupAt(order.merchant.name)
      : goal === 'stop'
        ? text.stopAt(stop?.name ?? text.someone)
        : text.returnTo(order.merchant.name);
  return (
    <section className="queue" aria-labelledby="queue-title">
      <h2 id="queue-title">{text.queue}</h2>
      <ol className="lines">
        {tasks.slice(1).map((task, index) => (
          <li key={task.key} className="row">
            <span className="disc">{index + 2}</span>
            <span className="grow">
              <strong>{nameOf(task)}</strong>
              <span className="soft">
                {text.order(task.order.publicId)} · {lines(task.stop ?? task.order.pickup)[0]}
              </span>
            </span>
            {moved(tasks, task.key, -1).join() !== tasks.map(({ key }) => key).join() && (
              <button
                type="button"
                className="button bare up"
                aria-label={index === 0 ? text.first(nameOf(task)) : text.up(nameOf(task))}
                onClick={() => void chooseSequence(moved(tasks, task.key, -1))}
              >
                <Icon name="chevron" size={20} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
