import { lazy, Suspense } from '../../ground/lazy.js';
import { distance } from '../../ground/money.js';
import type { DemandCell } from '../data/api.store.js';
import type { Fix } from '../data/position.rules.js';
import { metresBetween } from '../data/metres.rules.js';
import { mapWords as text } from '../words.js';
import './day-map.css';

const OwnDay = lazy(() => import('./own-day.part.js'), 'OwnDay');

interface MapViewProps {
  /** null: not read yet. */
  cells: readonly DemandCell[] | null;
  here: Fix | null;
  stale: boolean;
}

const MOST_LISTED = 8;

/** The map with the courier's own orders, and the same in words for who does not see it or rides. */
export function MapView({ cells, here, stale }: MapViewProps) {
  return (
    <main className="page day">
      <h1>{text.title}</h1>
      {stale && <p className="notice amber">{text.stale}</p>}
      <Suspense>
        <OwnDay cells={cells ?? []} here={here} />
      </Suspense>
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
