import { lazy } from '../../base/lazy.js';
import { distance } from '../../base/money.js';
import { call, type DemandCell, serverNow } from '../data/api.store.js';
import { metresBetween } from '../../base/map-point.js';
import type { Fix } from '../data/position.rules.js';
import { mapWords as text } from '../words.js';
import { useEffect } from 'react';
import { useValue } from '../../base/observable.js';
import { here } from '../data/whereabouts.store.js';
import { useStoredAnswer } from '../data/stored-answer.hook.js';
import './day-map.css';

const OwnDay = lazy(async () => (await import('./own-day.part.js')).OwnDay, null);

const RENEWED_MS = 30_000;
const MAX_LISTED = 8;

const readDemand = async () => (await call('/api/courier/map/demand')).items;

/** Asks for the position once when the map is opened off shift, if the phone gives it without a question. */
function lookAround(): void {
  const { permissions } = navigator as Partial<Navigator>;
  if (here.get() !== null) return;
  void permissions?.query({ name: 'geolocation' }).then(({ state }) => {
    if (state !== 'granted') return;
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude, accuracy } }) =>
      here.set({ latitude, longitude, accuracy, at: new Date(serverNow()).toISOString() }),
    );
  });
}

/** The courier's own orders on a map, and the demand as a list; without network as it was last read. */
export function MapRoute() {
  const place = useValue(here);
  const { value: cells, error, refresh } = useStoredAnswer('demand', readDemand);
  useEffect(lookAround, []);
  useEffect(() => {
    const timer = setInterval(() => void refresh(), RENEWED_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <main className="page day">
      <h1>{text.title}</h1>
      {error !== null && <p className="notice amber">{text.stale}</p>}
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

/** Squares with waiting orders first, then by distance. */
function near(cells: readonly DemandCell[], here: Fix | null) {
  return cells
    .map((cell) => ({ cell, metres: here && Math.round(metresBetween(here, cell)) }))
    .sort(
      (a, b) =>
        Number(b.cell.waiting > 0) - Number(a.cell.waiting > 0) ||
        (a.metres ?? 0) - (b.metres ?? 0) ||
        b.cell.recent - a.cell.recent,
    )
    .slice(0, MAX_LISTED);
}
