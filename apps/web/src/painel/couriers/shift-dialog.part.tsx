import { shortDay } from '../../base/days.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import { Status } from '../../base/ui/status.js';
import { now } from '../../base/time.js';
import { dotted } from '../../base/texts.js';
import type { Booking, Shift } from './shifts.hook.js';
import { shiftWords as text } from '../words.js';
import { BookingFacts, BOOKING_TONES, guaranteeText, whereOf } from './shift-facts.part.js';

interface ShiftDialogProps {
  shift: Shift;
  mayPlan: boolean;
  edit: () => void;
  close: () => void;
}

/** One shift: its terms, who took it, who waits, and what can still be done about it. */
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
        <strong>{courierName}</strong> <BookingFacts booking={booking} />
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
