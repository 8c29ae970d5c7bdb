import { useEffect, useState } from 'react';
import { isEnd, type DemandCell } from '../data/api.store.js';
import { readSnapshot, saveSnapshot } from '../data/database.store.js';
import { lookAround } from '../data/map.store.js';
import { useValue } from '../data/observable.store.js';
import { useOrders } from '../data/orders.store.js';
import { sequence } from '../data/queue.store.js';
import { here } from '../data/whereabouts.store.js';
import { sequenceOf, type Task } from '../data/sequence.rules.js';
import { endSession } from '../data/session.store.js';
import { MapView } from './view.js';
import type { MapPoint } from '../../ground/map-point.js';
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
    void readSnapshot<DemandCell[]>(KEY).then((found) => {
      setCells((before) => before ?? found);
    });
    void read();
    const timer = setInterval(() => void read(), RENEWED_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return { cells, stale };
}

/** The way over the tasks, renewed with them and now and then; null: without network, or nothing is ahead. */
function useWayAhead(tasks: readonly Task[]) {
  const [known, setKnown] = useState<readonly MapPoint[] | null>(null);
  const keys = tasks.map(({ key }) => key).join();
  useEffect(() => {
    if (keys === '') {
      setKnown(null);
      return;
    }
    const read = async () => {
      try {
        const points = await way.ahead();
        setKnown(points.length > 1 ? points : null);
      } catch (error) {
        if (isEnd(error)) await endSession(error);
        setKnown(null);
      }
    };
    void read();
    const timer = setInterval(() => void read(), RENEWED_MS);
    return () => {
      clearInterval(timer);
    };
  }, [keys]);
  return known;
}

export function MapRoute() {
  const place = useValue(here);
  const tasks = sequenceOf(useOrders(), useValue(sequence));
  const { cells, stale } = useDemand();
  useEffect(lookAround, []);
  const ahead = useWayAhead(tasks);
  return <MapView tasks={tasks} cells={cells} here={place} way={ahead} stale={stale} />;
}
