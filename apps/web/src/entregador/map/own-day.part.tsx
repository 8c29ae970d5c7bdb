import { useEffect, useState } from 'react';
import { lazy } from '../../base/lazy.js';
import type { MapPoint } from '../../base/map-point.js';
import { call, type DemandCell } from '../data/api.store.js';
import { useValue } from '../../base/observable.js';
import { useOrders } from '../data/order-list.store.js';
import type { Fix } from '../data/position.rules.js';
import { sequence } from '../data/queue.store.js';
import { sequenceOf, type Task } from '../data/sequence.rules.js';
import { bestEffort } from '../data/session.store.js';
import { mapWords as text } from '../words.js';

const DayMap = lazy(async () => (await import('./day-map.part.js')).DayMap, null);

const RENEWED_MS = 30_000;

/** The way over the tasks, read again with them and now and then; null: no network, or no tasks. */
function useWayAhead(tasks: readonly Task[]) {
  const [known, setKnown] = useState<readonly MapPoint[] | null>(null);
  const keys = tasks.map(({ key }) => key).join();
  useEffect(() => {
    if (keys === '') {
      setKnown(null);
      return;
    }
    const read = async () => {
      const points = (await bestEffort(() => call('/api/courier/map/way')))?.way ?? [];
      setKnown(points.length > 1 ? points : null);
    };
    void read();
    const timer = setInterval(() => void read(), RENEWED_MS);
    return () => clearInterval(timer);
  }, [keys]);
  return known;
}

const nameOf = ({ goal, order, stop }: Task) =>
  goal === 'pickup'
    ? text.pickup(order.merchant.name)
    : goal === 'stop'
      ? text.stop(stop?.name ?? text.someone)
      : text.back(order.merchant.name);

export function OwnDay({ cells, here }: { cells: readonly DemandCell[]; here: Fix | null }) {
  const tasks = sequenceOf(useOrders(), useValue(sequence));
  const ahead = useWayAhead(tasks);
  return (
    <>
      <div className="day-map">
        <DayMap tasks={tasks} cells={cells} here={here} way={ahead} nameOf={nameOf} />
      </div>
      <section className="box">
        <h2>{text.own}</h2>
        {tasks.length === 0 && <p className="soft">{text.noOwn}</p>}
        <ol className="stack g8 day-tasks">
          {tasks.map((task) => (
            <li key={task.key}>
              <strong className="block">{nameOf(task)}</strong>
              <span className="soft block">{task.place.address}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
