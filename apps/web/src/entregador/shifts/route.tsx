import { useCallback, useEffect, useState } from 'react';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { isEnd } from '../data/api.store.js';
import { readSnapshot, saveSnapshot } from '../data/database.store.js';
import { endSession } from '../data/session.store.js';
import { courierShifts, type CourierShift } from '../data/shift.query.js';
import { ShiftsView } from './view.js';

/** The number counts the shapes of what is stored: another shape is read anew. */
const KEY = 'shifts-1';

/** Shifts of the courier; without network, as they were last read. */
export function ShiftsRoute() {
  const [shifts, setShifts] = useState<readonly CourierShift[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const refresh = useCallback(async () => {
    try {
      const fresh = await courierShifts.read();
      setShifts(fresh);
      setError(null);
      await saveSnapshot(KEY, fresh);
    } catch (refusal) {
      if (isEnd(refusal)) await endSession(refusal);
      else setError(refusal);
    }
  }, []);
  useEffect(() => {
    void readSnapshot<readonly CourierShift[]>(KEY).then((found) => {
      setShifts((before) => before ?? found);
    });
    void refresh();
    const seen = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
    };
  }, [refresh]);
  if (!shifts) return error === null ? <Loading lines={9} /> : <Failure error={error} again={refresh} />;
  return <ShiftsView shifts={shifts} stale={error !== null} refresh={refresh} />;
}
