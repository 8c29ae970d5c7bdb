import { lazy, Suspense } from '../../ground/lazy.js';
import { distance } from '../../ground/money.js';
import type { DemandCell } from '../data/api.store.js';
import type { MapPoint } from '../../ground/map-point.js';
import type { Fix } from '../data/position.rules.js';
import { metresBetween, type Task } from '../data/sequence.rules.js';
import { mapWords as text } from '../words.js';
import './day-map.css';

const DayMap = lazy(() => import('./day-map.part.js').then(({ DayMap: part }) => ({ default: part })));

interface MapViewProps {
  /** The courier's tasks in their sequence. */
  tasks: readonly Task[];
  /** null: not read yet. */
  cells: readonly DemandCell[] | null;
  here: Fix | null;
  way: readonly MapPoint[] | null;
  stale: boolean;
}

const MOST_LISTED = 8;

/** The map, and the same in words for who does not see it or rides. */
export function MapView({ tasks, cells, here, way, stale }: MapViewProps) {
  const nameOf = ({ goal, order, stop }: Task) =>
    goal === 'pickup'
      ? text.pickup(order.merchant.name)
      : goal === 'stop'
        ? text.stop(stop?.name ?? text.someone)
        : text.back(order.merchant.name);
  return (
    <main className="page day">
      <h1>{text.title}</h1>
      {stale && <p className="notice amber">{text.stale}</p>}
      <div className="day-map">
        <Suspense>
          <DayMap tasks={tasks} cells={cells ?? []} here={here} way={way} nameOf={nameOf} />
        </Suspense>
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
      <section className="box">
        <h2>{text.where}</h2>
        <p className="soft small">{text.whereLead}</p>
        {cells?.length === 0 && <p>{text.nowhere}</p>}
        <ul className="lines">
          {near(cells ?? [], here).map(({ cell, metres }) => (
            <li key={`${cell.latitude} ${cell.longitude}`} className="row">
              <span className="grow">
                <strong>{cell.waiting > 0 ? text.waiting(cell.waiting) : text.recent(cell.recent)}</strong>
                {cell.waiting > 0 && <span className="soft block">{text.recent(cell.recent)}</span>}
              </span>
              {metres !== null && <span className="number soft">{text.far(distance(metres))}</span>}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

/** Squares with waiting orders first, then those nearby. */
function near(cells: readonly DemandCell[], here: Fix | null) {
  return cells
    .map((cell) => ({ cell, metres: here && Math.round(metresBetween(here, cell)) }))
    .sort(
      (a, b) =>
        Number(b.cell.waiting > 0) - Number(a.cell.waiting > 0) ||
        (a.metres ?? 0) - (b.metres ?? 0) ||
        b.cell.recent - a.cell.recent,
    )
    .slice(0, MOST_LISTED);
}
