import { moment } from '../../ground/time.js';
import type { OrderDetail } from '../data/orders.hook.js';
import { orderWords as text } from '../words.js';

/** What happened to an order, the last first. Grouping is the company's own matter. */
export function Timeline({ order }: { order: OrderDetail }) {
  const events = text.events as Readonly<Record<string, string>>;
  const people = text.by as Readonly<Record<string, string>>;
  const shown = order.timeline.filter(({ type }) => events[type] !== undefined);
  return (
    <section className="box stack">
      <h2>{text.timeline}</h2>
      <ol className="timeline stack g8">
        {[...shown].reverse().map(({ sequence, type, at, happenedAt, actor, note }) => (
          <li key={sequence} className="row tops g12">
            <span className="soft number">{moment(happenedAt ?? at)}</span>
            <span>
              {events[type]} <span className="soft">· {people[actor] ?? actor}</span>
              {note !== null && <span className="soft block">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
