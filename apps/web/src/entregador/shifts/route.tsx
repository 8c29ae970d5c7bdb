import { useEffect } from 'react';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { courierShifts } from '../data/shift.query.js';
import { useStoredAnswer } from '../data/stored-answer.hook.js';
import { ShiftsView } from './view.js';

/** Shifts of the courier; without network, as they were last read. */
export function ShiftsRoute() {
  const { value: shifts, error, refresh } = useStoredAnswer('shifts-1', courierShifts.read);
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [refresh]);
  if (!shifts) return error === null ? <Loading lines={9} /> : <Failure error={error} again={refresh} />;
  return <ShiftsView shifts={shifts} stale={error !== null} refresh={refresh} />;
}
