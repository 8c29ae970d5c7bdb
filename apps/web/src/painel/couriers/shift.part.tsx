import { type Day, shortDay, addDays } from '../../base/days.js';
import { money } from '../../base/money.js';
import { now, span } from '../../base/time.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { dotted } from '../../base/texts.js';
import { shiftWords as text } from '../words.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import './shifts.css';
import type { Answer } from '../../base/api/call.js';

export type Shift = Answer<'/api/admin/shifts'>['items'][number];
export type Booking = Shift['bookings'][number];

export interface ShiftRow extends Booking {
  readonly shift: Shift;
}

export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

export function daysOfWeek(week: Day): Day[] {
  return Array.from({ length: 7 }, (_, index) => addDays(week, index));
}

export function rowsOf(shifts: readonly Shift[]): ShiftRow[] {
  return shifts.flatMap((shift) => shift.bookings.map((booking) => ({ ...booking, shift })));
}

export function sumsOf(shifts: readonly Shift[]) {
  const rows = rowsOf(shifts);
  const sum = <T,>(all: readonly T[], of: (one: T) => number) =>
    all.reduce((total, one) => total + of(one), 0);
  return {
    places: sum(shifts, ({ places }) => places),
    taken: sum(shifts, ({ taken }) => taken),
    drafts: shifts.filter(({ state }) => state === 'draft').length,
    noShows: rows.filter(({ state }) => state === 'missed').length,
    toppedUpCents: sum(rows, ({ toppedUpCents }) => toppedUpCents ?? 0),
  };
}

export const BOOKING_TONES: Readonly<Record<Booking['state'], Tone>> = {
  waiting: 'amber',
  taken: 'accent',
  given_back: 'plain',
  removed: 'plain',
  worked: 'green',
  missed: 'red',
};

function guaranteeText({ guarantee, guaranteeCents }: Shift): string {
  return guarantee === 'none' ? text.noGuarantee : text.promise[guarantee](money(guaranteeCents));
}

/** Empty: the shift is for all shops, areas and vehicles. */
function whereOf({ merchantName, areaName, vehicleTypeName }: Shift): string {
  return dotted(merchantName !== null && text.onlyFor(merchantName), areaName, vehicleTypeName);
}

function countedText({ countedMinutes, offers, refused, earnedCents, toppedUpCents }: Booking): string {
  if (countedMinutes === null || earnedCents === null) return '';
  return dotted(
    text.counted({ time: span(countedMinutes), refused: refused ?? 0, offers: offers ?? 0 }),
    text.earned(money(earnedCents)),
    (toppedUpCents ?? 0) > 0 && text.toppedUp(money(toppedUpCents ?? 0)),
  );
}

interface WeekProps {
  week: Day;
  today: Day;
  shown: readonly Shift[];
  open: (id: number) => void;
}

export function Week({ week, today, shown, open }: WeekProps) {
  return (
    <ol className="shift-week">
      {daysOfWeek(week).map((day, index) => {
        const ofDay = shown.filter((shift) => shift.day === day);
        return (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <h2>
              {text.weekdays[index]} <span className="number">{shortDay(day)}</span>
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
  const where = whereOf(shift);
  return (
    <button type="button" className={`small ${state}`} onClick={() => open(id)}>
      <strong className="number">
        {from}–{to}
      </strong>
      {where !== '' && <span>{where}</span>}
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

interface ShiftDialogProps {
  shift: Shift;
  mayPlan: boolean;
  edit: () => void;
  close: () => void;
}

export function ShiftDialog({ shift, mayPlan, edit, close }: ShiftDialogProps) {
  const shown = shift.bookings.filter(({ state }) => state !== 'given_back' && state !== 'removed');
  const over = new Date(shift.endsAt).getTime() <= now();
  const started = new Date(shift.startsAt).getTime() <= now();
  const actions = mayPlan && !over && (
    <>
      {(!started || shift.state === 'draft') && (
        <Act
          kind="danger"
          of="POST /api/admin/shifts/{id}/cancel"
          by={{ id: shift.id }}
          ask={{ title: text.cancelTitle, lead: text.cancelLead(shown.length), action: text.cancel }}
          success={text.cancelled}
          done={close}
        >
          {text.cancel}
        </Act>
      )}
      <Button kind="primary" onClick={edit}>
        {text.edit}
      </Button>
    </>
  );
  return (
    <Dialog
      title={text.shiftTitle({ day: shortDay(shift.day), from: shift.from, to: shift.to })}
      close={close}
      actions={actions}
      wide
    >
      <div className="stack">
        <p className="soft">{dotted(whereOf(shift), guaranteeText(shift))}</p>
        <p>
          <strong>{text.filled({ taken: shift.taken, places: shift.places })}</strong>
        </p>
        {shown.length === 0 ? (
          <p className="soft">{text.nobodyYet}</p>
        ) : (
          <ul className="lines">
            {shown.map((booking) => (
              <Line key={booking.id} booking={booking} mayRemove={mayPlan && !started} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function Line({ booking, mayRemove }: { booking: Booking; mayRemove: boolean }) {
  const { id, courierName, state } = booking;
  return (
    <li className="row wrap">
      <span className="grow">
        <strong>{courierName}</strong> <span className="soft number">{countedText(booking)}</span>
      </span>
      <Status tone={BOOKING_TONES[state]}>{text.states[state]}</Status>
      {mayRemove && (
        <Act
          kind="quiet"
          of="POST /api/admin/shifts/bookings/{id}/remove"
          by={{ id }}
          success={text.removed(courierName)}
        >
          {text.remove}
        </Act>
      )}
    </li>
  );
}
