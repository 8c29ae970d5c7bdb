import { draftOf } from '../../base/form-fields.js';
import { Button } from '../../base/ui/button.js';
import { Check, TextField } from '../../base/ui/field.js';
import type { NewAct } from '../data/acts.store.js';
import { type Order, serverNow, type Stop } from '../data/api.store.js';
import { useValue } from '../../base/observable.js';
import { type OpenSheet, changePhotos, changeSheet, openSheet } from '../data/sheet.store.js';
import { workRules } from '../data/stored-answer.store.js';
import { Collected, collectedBody, collectedFaults, NO_FAULTS } from './collected.part.js';
import { FailSheet, GiveBackSheet } from './give-up-sheets.part.js';
import { Photos, Signature } from './proof.part.js';
import { ActSheet } from './sheet.part.js';
import { Refused } from '../../base/ui/refused.js';
import { sheetWords as text, taskWords as work } from '../words.js';
import './task.css';

interface SheetsProps {
  open: OpenSheet;
  order: Order;
  stop: Stop | null;
}

export function Sheets({ open, order, stop }: SheetsProps) {
  if (open.kind === 'give-back') return <GiveBackSheet open={open} order={order} />;
  if (!stop) return null;
  const Shown = open.kind === 'deliver' ? DeliverSheet : FailSheet;
  return <Shown open={open} order={order} stop={stop} />;
}

function DeliverSheet({ open, order, stop }: SheetsProps & { stop: Stop }) {
  const { code, name, photos, signature, birthDate = '', documentSeen = false } = open;
  const { minimumAge } = stop;
  const form = draftOf(open, (part) => changeSheet(() => part));
  const bySight = useValue(workRules).ageCheck === 'document';
  const faults = collectedFaults(stop.collect, open);
  const missing = {
    code: stop.codeRequired && code.trim() === '',
    age: minimumAge !== null && !(bySight ? documentSeen : isOldEnough(birthDate, minimumAge, serverNow())),
    ...faults,
    proof: order.needsProof && photos.length === 0 && signature === null,
  };
  const isMissing = Object.values(missing).some(Boolean);
  const delivery: NewAct = {
    order,
    stopId: stop.id,
    kind: 'deliver',
    body: {
      ...(code.trim() && { code: code.trim() }),
      ...(name.trim() && { name: name.trim() }),
      ...(birthDate && { birthDate }),
      ...(documentSeen && { documentSeen }),
      ...collectedBody(open),
    },
    proofs: [
      ...photos.map((blob) => ({ kind: 'photo' as const, blob })),
      ...(signature ? [{ kind: 'signature' as const, blob: signature }] : []),
    ],
  };
  return (
    <ActSheet
      title={text.deliverTitle(stop.name ?? work.someone)}
      label={text.confirmDelivery}
      toSend={isMissing ? null : delivery}
    >
      {(tried) => (
        <>
          {stop.codeRequired && (
            <TextField
              label={text.code}
              hint={text.codeHint}
              className="input code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              autoFocus
              {...form.field('code')}
              error={tried && missing.code ? text.codeMissing : undefined}
            />
          )}
          {minimumAge !== null && (
            <AgeCheck minimumAge={minimumAge} open={open} bySight={bySight} wrong={tried && missing.age} />
          )}
          {stop.collect && (
            <Collected collect={stop.collect} open={open} faults={tried ? faults : NO_FAULTS} />
          )}
          <TextField
            label={text.name}
            placeholder={text.nameHint}
            autoComplete="off"
            maxLength={191}
            {...form.field('name')}
          />
          <fieldset>
            <legend>{text.photo}</legend>
            <Refused of={tried && missing.proof && text.photoMissing} />
            <Photos photos={photos} change={changePhotos} />
          </fieldset>
          {order.needsProof && (
            <fieldset>
              <legend>{text.sign}</legend>
              <Signature first={signature} change={(drawn) => changeSheet(() => ({ signature: drawn }))} />
            </fieldset>
          )}
        </>
      )}
    </ActSheet>
  );
}

interface AgeCheckProps {
  readonly minimumAge: number;
  readonly open: OpenSheet;
  readonly bySight: boolean;
  readonly wrong: boolean;
}

/** The recipient's birth date or document; who is too young, or has no document, gets nothing. */
function AgeCheck({ minimumAge, open, bySight, wrong }: AgeCheckProps) {
  const form = draftOf({ birthDate: '', documentSeen: false, ...open }, (part) => changeSheet(() => part));
  const refuse = () =>
    openSheet({ kind: 'fail', orderId: open.orderId, stopId: open.stopId, reason: 'too_young' });
  return (
    <>
      {bySight ? (
        <div className="stack g2">
          <Check label={text.document(minimumAge)} {...form.check('documentSeen')} />
          <Refused of={wrong && text.documentMissing} />
        </div>
      ) : (
        <TextField
          label={text.birthDate}
          hint={text.birthDateHint(minimumAge)}
          type="date"
          {...form.field('birthDate')}
          error={wrong ? text.tooYoung(minimumAge) : undefined}
        />
      )}
      <Button kind="quiet" className="red-text" onClick={refuse}>
        {text.refuseAge}
      </Button>
    </>
  );
}

/** By the phone's calendar; the server checks it again. `birthDate`: `2008-02-29`. */
function isOldEnough(birthDate: string, minimumAge: number, atMs: number): boolean {
  const [year = NaN, month = NaN, day = NaN] = birthDate.split('-').map(Number);
  const grown = new Date(year + minimumAge, month - 1, day).getTime();
  return year > 1900 && grown <= atMs;
}
