import { useState } from 'react';
import { shortDay } from '../../base/days.js';
import { money } from '../../base/money.js';
import { moment, now } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Status } from '../../base/ui/status.js';
import { call } from '../data/api.store.js';
import { problemText } from '../../base/api/problem-words.js';
import { locale } from '../../base/words.js';
import { plannedShiftWords as text } from '../words.js';

/** Shifts that are free, taken and past. The server gives the last place, so nothing is queued offline. */
export const readShifts = async () => (await call('/api/courier/shifts')).items;
export type CourierShift = Awaited<ReturnType<typeof readShifts>>[number];

export function promiseOf({ guarantee, guaranteeCents }: CourierShift): string {
  return guarantee === 'none' ? text.noGuarantee : text.promise[guarantee](money(guaranteeCents));
}

/** `qui 26/11 18:00–21:00`, on the hub's wall clock. */
export function timesOf({ day, from, to }: CourierShift): string {
  const weekday = new Intl.DateTimeFormat(locale.dates, { weekday: 'short', timeZone: 'UTC' });
  const name = weekday.format(new Date(`${day}T12:00:00Z`)).replace('.', '');
  return `${name} ${shortDay(day)} ${from}–${to}`;
}

interface ShiftCardProps {
  shift: CourierShift;
  stale: boolean;
  refresh: () => Promise<void>;
}

/** A shift that is ahead: its time, its place, its guarantee, and one button. */
export function ShiftCard({ shift, stale, refresh }: ShiftCardProps) {
  const { id, startsAt, state, taken, places, giveBackUntil, merchantName, areaName, vehicleTypeName } =
    shift;
  const own = state === 'taken' || state === 'waiting';
  const full = taken >= places;
  const late = state === 'taken' && Date.parse(giveBackUntil) < now();
  const over = !own && full && Date.parse(startsAt) <= now();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const act = async () => {
    setBusy(true);
    setError(null);
    const asked = own
      ? call('POST /api/courier/shifts/{id}/give-back', { id })
      : call('POST /api/courier/shifts/{id}/take', { id });
    await asked.catch(setError);
    // Also after a refusal: somebody else may have the last place.
    await refresh();
    setBusy(false);
  };
  const where = [merchantName === null ? null : text.onlyFor(merchantName), areaName, vehicleTypeName];
  return (
    <section className="box stack" aria-label={timesOf(shift)}>
      <div className="row">
        <span className="grow stack g2">
          <strong>{timesOf(shift)}</strong>
          <span className="soft">{where.filter(Boolean).join(' · ')}</span>
        </span>
        <Place shift={shift} />
      </div>
      <strong>{promiseOf(shift)}</strong>
      <Terms shift={shift} />
      {error !== null && (
        <p className="error" role="alert">
          {problemText(error)}
        </p>
      )}
      {late ? (
        <p className="soft">{text.tooLate(moment(giveBackUntil))}</p>
      ) : (
        <Button
          kind={own ? 'plain' : 'primary'}
          className="big"
          busy={busy}
          disabled={stale || over}
          onClick={() => void act()}
        >
          {own ? (state === 'taken' ? text.giveBack : text.leave) : full ? text.wait : text.take}
        </Button>
      )}
    </section>
  );
}

function Place({ shift: { state, position, taken, places } }: { shift: CourierShift }) {
  if (state === 'taken') return <Status tone="green">{text.confirmed}</Status>;
  if (state === 'waiting') return <Status tone="amber">{text.waiting(position ?? 1)}</Status>;
  const free = Math.max(0, places - taken);
  return <Status tone={free > 0 ? 'accent' : 'plain'}>{free > 0 ? text.places(free) : text.full}</Status>;
}

function Terms({ shift }: { shift: CourierShift }) {
  const { guarantee, leastAcceptedPercent, giveBackUntil } = shift;
  return (
    <details>
      <summary>{text.how}</summary>
      <ul className="stack g2 soft">
        {guarantee !== 'none' && <li>{text.explained(promiseOf(shift))}</li>}
        {guarantee !== 'none' && leastAcceptedPercent > 0 && <li>{text.least(leastAcceptedPercent)}</li>}
        <li>{text.onlyAvailable}</li>
        <li>{text.until(moment(giveBackUntil))}</li>
      </ul>
    </details>
  );
}
