import { useEffect } from 'react';
import { now } from '../../base/clock.js';
import { lazy } from '../../base/lazy.js';
import { Failure, Loading } from '../../base/ui/empty.js';
import { useStoredAnswer } from '../data/stored-answer.hook.js';
import { type CourierShift, readShifts, ShiftCard } from './shift-card.part.js';
import { plannedShiftWords as text } from '../words.js';

export function ShiftsRoute() {
  const { value: shifts, error, refresh } = useStoredAnswer('shifts-1', readShifts);
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

const PastShifts = lazy(async () => (await import('./past.part.js')).PastShifts, null);

interface ShiftsViewProps {
  shifts: readonly CourierShift[];
  /** The shifts are from an earlier reading, as the network is away. */
  stale: boolean;
  refresh: () => Promise<void>;
}

export function ShiftsView({ shifts, stale, refresh }: ShiftsViewProps) {
  const ahead = shifts.filter(({ endsAt }) => Date.parse(endsAt) > now());
  const mine = ahead.filter(({ state }) => state === 'taken' || state === 'waiting');
  const free = ahead.filter(({ state }) => state === null || state === 'given_back' || state === 'removed');
  const past = shifts.filter(({ state }) => state === 'worked' || state === 'missed').reverse();
  const cards = (all: readonly CourierShift[]) =>
    all.map((shift) => <ShiftCard key={shift.id} shift={shift} stale={stale} refresh={refresh} />);
  return (
    <main className="page">
      <h1>{text.title}</h1>
      {stale && <p className="notice amber">{text.stale}</p>}
      <h2>{text.mine}</h2>
      {mine.length === 0 ? <p className="soft">{text.noneMine}</p> : cards(mine)}
      <h2>{text.free}</h2>
      {free.length === 0 ? <p className="soft">{text.noneFree}</p> : cards(free)}
      {past.length > 0 && (
        <>
          <h2>{text.past}</h2>
          <PastShifts shifts={past} />
        </>
      )}
    </main>
  );
}
