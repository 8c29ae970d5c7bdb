import { money } from '../../ground/money.js';
import { now, span } from '../../ground/time.js';
import { Status } from '../../ground/ui/status.js';
import type { CourierShift } from '../data/shift.query.js';
import { plannedShiftWords as text } from '../words.js';
import { promiseOf, ShiftCard, timesOf } from './shift-card.part.js';

interface ShiftsViewProps {
  shifts: readonly CourierShift[];
  /** They are from the last reading, because the network is away. */
  stale: boolean;
  refresh: () => Promise<void>;
}

/** The courier's own shifts first, then what is free, then what came of the last ones. */
export function ShiftsView({ shifts, stale, refresh }: ShiftsViewProps) {
  const ahead = shifts.filter(({ endsAt }) => new Date(endsAt).getTime() > now());
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
          <ul className="lines">
            {past.map((shift) => (
              <Past key={shift.id} shift={shift} />
            ))}
          </ul>
        </>
      )}
    </main>
  );
}

/** What was counted, and how the guarantee came about. */
function Past({ shift }: { shift: CourierShift }) {
  const { state, countedMinutes, offers, refused, earnedCents } = shift;
  const { guaranteedCents, toppedUpCents } = shift;
  return (
    <li className="stack g2">
      <span className="row">
        <strong className="grow">{timesOf(shift)}</strong>
        <Status tone={state === 'missed' ? 'red' : 'green'}>
          {state === 'missed' ? text.missed : text.worked}
        </Status>
      </span>
      <dl className="facts">
        <dt>{text.counted}</dt>
        <dd>{span(countedMinutes ?? 0)}</dd>
        <dt>{text.refused}</dt>
        <dd>{text.of(refused ?? 0, offers ?? 0)}</dd>
        <dt>{text.earned}</dt>
        <dd className="number">{money(earnedCents ?? 0)}</dd>
        {shift.guarantee !== 'none' && (
          <>
            <dt>{text.guaranteed(promiseOf(shift))}</dt>
            <dd className="number">{money(guaranteedCents ?? 0)}</dd>
            <dt className="bold">{text.toppedUp}</dt>
            <dd className="number bold">{money(toppedUpCents ?? 0)}</dd>
          </>
        )}
      </dl>
      {shift.guarantee !== 'none' && state === 'worked' && guaranteedCents === 0 && (
        <span className="soft">{text.lost(shift.leastAcceptedPercent)}</span>
      )}
    </li>
  );
}
