import { lazy } from '../../base/lazy.js';
import { distance } from '../../base/money.js';
import { type DemandCell, isEnd } from '../data/api.store.js';
import type { Fix } from '../data/position.rules.js';
import { metresBetween } from '../data/metres.rules.js';
import { mapWords as text } from '../words.js';
import { useEffect, useState } from 'react';
import { readSnapshot, saveSnapshot } from '../data/database.store.js';
import { lookAround, way } from '../data/map.store.js';
import { useValue } from '../data/observable.store.js';
import { here } from '../data/whereabouts.store.js';
import { endSession } from '../data/session.store.js';
import './day-map.css';

const OwnDay = lazy(async () => (await import('./own-day.part.js')).OwnDay, null);

const KEY = 'demand';
const RENEWED_MS = 30_000;
const MOST_LISTED = 8;

/** Where orders are, renewed while it is shown; without network as it was last read. */
function useDemand() {
  const [cells, setCells] = useState<readonly DemandCell[] | null>(null);
  const [stale, setStale] = useState(false);
  useEffect(() => {
    const read = async () => {
      try {
        const items = await way.demand();
        setCells(items);
        setStale(false);
        await saveSnapshot(KEY, items);
      } catch (error) {
        if (isEnd(error)) await endSession(error);
        setStale(true);
      }
    };
    void readSnapshot<DemandCell[]>(KEY).then((found) => setCells((before) => before ?? found));
    void read();
    const timer = setInterval(() => void read(), RENEWED_MS);
    return () => clearInterval(timer);
  }, []);
  return { cells, stale };
}

/** The map with the courier's own orders, and the same in words for who does not see it or rides. */
export function MapRoute() {
  const place = useValue(here);
  const { cells, stale } = useDemand();
  useEffect(lookAround, []);
  return (
    <main className="page day">
      <h1>{text.title}</h1>
      {stale && <p className="notice amber">{text.stale}</p>}
      <OwnDay cells={cells ?? []} here={place} />
      <section className="box">
        <h2>{text.where}</h2>
        <p className="soft small">{text.whereLead}</p>
        {cells?.length === 0 && <p>{text.nowhere}</p>}
        <ul className="lines">
          {near(cells ?? [], place).map(({ cell, metres }) => (
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
