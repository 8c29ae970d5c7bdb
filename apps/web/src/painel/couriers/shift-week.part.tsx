import { shortDay, type Day } from '../../ground/days.js';
import { now } from '../../ground/time.js';
import { Status } from '../../ground/ui/status.js';
import { type Shift, daysOfWeek } from './shifts.rules.js';
import { shiftWords as text } from '../words.js';
import { guaranteeText } from './shift-facts.part.js';
import './shifts.css';

interface WeekProps {
  week: Day;
  today: Day;
  shown: readonly Shift[];
  open: (id: number) => void;
}

/** A column a day, and a card a shift: when, where, what is guaranteed, how many took it. */
export function Week({ week, today, shown, open }: WeekProps) {
  return (
    <ol className="shift-week">
      {daysOfWeek(week).map((day, at) => {
        const ofDay = shown.filter((shift) => shift.day === day);
        return (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <h2>
              {text.weekdays[at]} <span className="number">{shortDay(day)}</span>
            </h2>
            {ofDay.length === 0 && <p className="soft small">{text.noShift}</p>}
            {ofDay.map((shift) => (
              <Card key={shift.id} shift={shift} open={open} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

function Card({ shift, open }: { shift: Shift; open: (id: number) => void }) {
  const { id, from, to, state, taken, places, bookings } = shift;
  const absent = bookings.filter((one) => one.state === 'missed').length;
  const waiting = bookings.filter((one) => one.state === 'waiting').length;
  const over = new Date(shift.endsAt).getTime() <= now();
  const where = [
    shift.merchantName === null ? null : text.onlyFor(shift.merchantName),
    shift.areaName,
    shift.vehicleTypeName,
  ].filter(Boolean);
  return (
    <button type="button" className={`small ${state}`} onClick={() => open(id)}>
      <strong className="number">
        {from}–{to}
      </strong>
      {where.length > 0 && <span>{where.join(' · ')}</span>}
      <span className="soft">{guaranteeText(shift)}</span>
      <span className="row wrap">
        {state === 'draft' ? (
          <Status tone="plain">{text.draft}</Status>
        ) : (
          <Status tone={taken >= places ? 'green' : over ? 'plain' : 'amber'}>
            {text.of({ some: taken, all: places })}
          </Status>
        )}
        {waiting > 0 && !over && <Status tone="blue">{text.waiting(waiting)}</Status>}
        {absent > 0 && <Status tone="red">{text.noShows(absent)}</Status>}
      </span>
    </button>
  );
}
