import { useEffect, useState } from 'react';
import { isEnd, type DemandCell } from '../data/api.store.js';
import { readSnapshot, saveSnapshot } from '../data/database.store.js';
import { lookAround } from '../data/map.store.js';
import { useValue } from '../data/observable.store.js';
import { here } from '../data/whereabouts.store.js';
import { endSession } from '../data/session.store.js';
import { MapView } from './view.js';
import { way } from '../data/way.query.js';

const KEY = 'demand';
const RENEWED_MS = 30_000;

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

export function MapRoute() {
  const place = useValue(here);
  const { cells, stale } = useDemand();
  useEffect(lookAround, []);
  return <MapView cells={cells} here={place} stale={stale} />;
}
