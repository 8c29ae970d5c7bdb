import { useWords } from '../../ground/language.js';
import { moment } from '../../ground/time.js';
import type { OrderDetail } from '../data/orders.hook.js';
import { orderWords } from './words.js';

/** What happened to an order, the last first. Grouping is the company's own matter. */
export function Timeline({ order }: { order: OrderDetail }) {
  const text = useWords(orderWords);
  const events = text.events as Readonly<Record<string, string>>;
  const people = text.by as Readonly<Record<string, string>>;
  const shown = order.timeline.filter(({ type }) => events[type] !== undefined);
  return (
    <section className="box stack">
      <h2>{text.timeline}</h2>
      <ol className="timeline">
        {[...shown].reverse().map(({ sequence, type, at, happenedAt, actor, note }) => (
          <li key={sequence}>
            <span className="soft number">{moment(happenedAt ?? at)}</span>
            <span>
              {events[type]} <span className="soft">· {people[actor] ?? actor}</span>
              {note !== null && <span className="soft said">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
