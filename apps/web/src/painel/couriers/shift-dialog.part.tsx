import { call } from '../../base/api/client.js';
import { shortDay } from '../../base/days.js';
import { Button } from '../../base/ui/button.js';
import { confirm, Dialog } from '../../base/ui/dialog.js';
import { Status } from '../../base/ui/status.js';
import { notify, refused } from '../../base/ui/toast.js';
import { now } from '../../base/time.js';
import { type Booking, type Shift, useShiftAct } from './shifts.hook.js';
import { shiftWords as text } from '../words.js';
import { BookingFacts, BOOKING_TONES, guaranteeText } from './shift-facts.part.js';

interface ShiftDialogProps {
  shift: Shift;
  mayPlan: boolean;
  edit: () => void;
  close: () => void;
}

/** One shift: its terms, who took it, who waits, and what can still be done about it. */
export function ShiftDialog({ shift, mayPlan, edit, close }: ShiftDialogProps) {
  const cancelling = useShiftAct(() => call('POST /api/admin/shifts/{id}/cancel', { id: shift.id }));
  const shown = shift.bookings.filter(({ state }) => state !== 'given_back' && state !== 'removed');
  const cancel = async () => {
    const question = { title: text.cancelTitle, lead: text.cancelLead(shown.length), action: text.cancel };
    if (!(await confirm(question))) return;
    await cancelling.mutateAsync(undefined).then(() => {
      notify(text.cancelled);
      close();
    }, refused);
  };
  const over = new Date(shift.endsAt).getTime() <= now();
  const started = new Date(shift.startsAt).getTime() <= now();
  const actions = mayPlan && !over && (
    <>
      {(!started || shift.state === 'draft') && (
        <Button kind="danger" onClick={cancel}>
          {text.cancel}
        </Button>
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
        <p className="soft">
          {[
            shift.merchantName === null ? null : text.onlyFor(shift.merchantName),
            shift.areaName,
            shift.vehicleTypeName,
            guaranteeText(shift),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
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
  const remove = useShiftAct(() => call('POST /api/admin/shifts/bookings/{id}/remove', { id: id }));
  return (
    <li className="row wrap">
      <span className="grow">
        <strong>{courierName}</strong> <BookingFacts booking={booking} />
      </span>
      <Status tone={BOOKING_TONES[state]}>{text.states[state]}</Status>
      {mayRemove && (
        <Button
          kind="quiet"
          busy={remove.isPending}
          onClick={() =>
            remove.mutate(undefined, {
              onSuccess: () => notify(text.removed(courierName)),
              onError: refused,
            })
          }
        >
          {text.remove}
        </Button>
      )}
    </li>
  );
}
