import { draftOf } from '../../base/form-fields.js';
import { money } from '../../base/money.js';
import { Button } from '../../base/ui/button.js';
import { AreaField } from '../../base/ui/area.js';
import { TextField } from '../../base/ui/field.js';
import type { NewAct } from '../data/acts.store.js';
import type { Order, Stop } from '../data/api.store.js';
import { type OpenSheet, changePhotos, changeSheet } from '../data/sheet.store.js';
import { agreedText, leavingOf, type Left, useVisit, Wait } from './wait.part.js';
import { Photos } from './proof.part.js';
import { ActSheet } from './sheet.part.js';
import { Refused } from '../../base/ui/refused.js';
import { sheetWords as text } from '../words.js';

interface GiveUpProps {
  open: OpenSheet;
  order: Order;
}

function reasonOf(open: OpenSheet, reasons: Readonly<Record<string, string>>, explain = false) {
  const { reason: key, details: words } = open;
  const form = draftOf(open, (part) => changeSheet(() => part));
  const missing =
    key === null
      ? text.reasonMissing
      : (explain || key === 'other') && words.trim() === ''
        ? text.detailsMissing
        : null;
  const chosen = key === null ? '' : (reasons[key] ?? '');
  return {
    reason: missing !== null ? null : key === 'other' ? words.trim() : chosen,
    observation: (explain || key !== 'other') && words.trim() !== '' ? words.trim() : null,
    fields: (tried: boolean) => (
      <>
        <div className="stack g8" role="radiogroup" aria-label={text.why}>
          {Object.entries(reasons).map(([one, label]) => (
            <label key={one} className="reason">
              <input type="radio" name="reason" {...form.radio('reason', one)} />
              {label}
            </label>
          ))}
        </div>
        <AreaField
          label={text.details}
          rows={2}
          maxLength={500}
          {...form.field('details')}
          error={tried && missing !== null ? missing : undefined}
        />
      </>
    ),
  };
}

/** The agreed fallback's sheet is first; where that cannot be done, the form of a failed delivery follows. */
export function FailSheet(props: GiveUpProps & { stop: Stop }) {
  const left = leavingOf(props.stop);
  if (left === null || props.open.unable === true) return <NotDelivered {...props} />;
  return <LeaveSheet {...props} left={left} />;
}

/** Without "too young", unless the goods have a minimum age. */
function reasonsOf({ minimumAge }: Stop): Readonly<Record<string, string>> {
  const { too_young: _, ...others } = text.reasons;
  return minimumAge === null ? others : text.reasons;
}

function NotDelivered({ open, order, stop }: GiveUpProps & { stop: Stop }) {
  const tooYoung = stop.minimumAge !== null && open.reason === 'too_young';
  const visit = useVisit(stop, tooYoung);
  const { reason, observation, fields } = reasonOf(open, reasonsOf(stop), visit.mustAsk);
  const photoMissing = visit.mustAsk && open.photos.length === 0;
  const notDelivered: NewAct = {
    order,
    stopId: stop.id,
    kind: 'fail',
    body: { reason, ...(tooYoung && { tooYoung }), ...(observation !== null && { observation }) },
    proofs: open.photos.map((blob) => ({ kind: 'photo', blob })),
  };
  return (
    <ActSheet
      title={text.failTitle}
      kind="danger"
      label={text.confirmFail}
      toSend={reason === null || photoMissing ? null : notDelivered}
    >
      {(tried) => (
        <>
          <p className="notice amber">
            {text.failWarning} {open.unable !== true && agreedText(stop)}
            {order.wayBackCents !== null && ` ${text.wayBack(money(order.wayBackCents))}`}
          </p>
          <Wait visit={visit} stop={stop} />
          {fields(tried)}
          <fieldset>
            <legend>{text.failPhoto}</legend>
            <Refused of={tried && photoMissing && text.failPhotoMissing} />
            <Photos photos={open.photos} change={changePhotos} />
          </fieldset>
        </>
      )}
    </ActSheet>
  );
}

export function GiveBackSheet({ open, order }: GiveUpProps) {
  const { reason, fields } = reasonOf(open, text.giveReasons);
  return (
    <ActSheet
      title={text.giveTitle}
      kind="danger"
      label={text.confirmGive}
      toSend={reason === null ? null : { order, kind: 'give_back', body: { reason } }}
    >
      {(tried) => (
        <>
          <p className="notice amber">{text.giveWarning}</p>
          {fields(tried)}
        </>
      )}
    </ActSheet>
  );
}

/** The sheet of goods that are left: a photo, the name of a neighbour, and no code. */
function LeaveSheet({ open, order, stop, left }: GiveUpProps & { stop: Stop; left: Left }) {
  const visit = useVisit(stop);
  const { name, details, photos } = open;
  const form = draftOf(open, (part) => changeSheet(() => part));
  const missing = {
    photo: photos.length === 0,
    name: left === 'neighbour' && name.trim() === '',
    details: visit.mustAsk && details.trim() === '',
  };
  const isMissing = Object.values(missing).some(Boolean);
  const leaving: NewAct = {
    order,
    stopId: stop.id,
    kind: 'deliver',
    body: {
      left,
      ...(left === 'neighbour' && { name: name.trim() }),
      ...(details.trim() !== '' && { observation: details.trim() }),
    },
    proofs: photos.map((blob) => ({ kind: 'photo', blob })),
  };
  return (
    <ActSheet title={text.failTitle} label={text.confirmLeft[left]} toSend={isMissing ? null : leaving}>
      {(tried) => (
        <>
          <p className="notice amber">{agreedText(stop)}</p>
          <Wait visit={visit} stop={stop} />
          {left === 'neighbour' && (
            <TextField
              label={text.leftName}
              autoComplete="off"
              maxLength={191}
              {...form.field('name')}
              error={tried && missing.name ? text.leftNameMissing : undefined}
            />
          )}
          {visit.mustAsk && (
            <TextField
              label={text.details}
              maxLength={500}
              {...form.field('details')}
              error={tried && missing.details ? text.detailsMissing : undefined}
            />
          )}
          <fieldset>
            <legend>{text.leftPhoto}</legend>
            <Refused of={tried && missing.photo && text.leftPhotoMissing} />
            <Photos photos={photos} change={changePhotos} />
          </fieldset>
          <Button kind="quiet" className="red-text" onClick={() => changeSheet(() => ({ unable: true }))}>
            {text.cannotLeave}
          </Button>
        </>
      )}
    </ActSheet>
  );
}
