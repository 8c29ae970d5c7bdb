import { span } from '../../base/clock.js';
import { money } from '../../base/money.js';
import { Status } from '../../base/ui/status.js';
import { type CourierShift, promiseOf, timesOf } from './shift-card.part.js';
import { pastShiftWords as text } from '../words.js';

export function PastShifts({ shifts }: { shifts: readonly CourierShift[] }) {
  return (
    <ul className="lines">
      {shifts.map((shift) => (
        <Past key={shift.id} shift={shift} />
      ))}
    </ul>
  );
}

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
        <dd>{text.of({ some: refused ?? 0, all: offers ?? 0 })}</dd>
        <dt>{text.earned}</dt>
        <dd className="number">{money(earnedCents ?? 0)}</dd>
        {shift.guarantee !== 'none' && (
          <>
            <dt>{promiseOf(shift)}</dt>
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
