import { useEffect, useState } from 'react';
import { phoneHref } from '../../ground/brazil.js';
import { distance } from '../../ground/money.js';
import { Field } from '../../ground/ui/field.js';
import { act, type NewAct } from '../data/acts.store.js';
import { serverNow, type Order, type Stop } from '../data/api.store.js';
import { useValue } from '../data/observable.store.js';
import { here } from '../data/whereabouts.store.js';
import type { OpenSheet } from '../data/sheet.rules.js';
import { changePhotos, changeSheet, closeSheet } from '../data/sheet.store.js';
import { visitOf, type Visit } from '../data/visit.rules.js';
import { workRules } from '../data/work-rules.store.js';
import { NotStored } from './not-stored.part.js';
import { Photos } from './proof.part.js';
import { Sheet, showMissing } from './sheet.part.js';
import { sheetWords as text } from '../words.js';
import { Slide } from './slide.part.js';
import { useStoring } from './storing.hook.js';

interface GiveUpProps {
  open: OpenSheet;
  order: Order;
  courierId: number;
}

/** State of a reason: one of a list, or typed text. */
function useReason(
  { reason: key, details: words }: OpenSheet,
  reasons: Readonly<Record<string, string>>,
  explain = false,
) {
  const [tried, setTried] = useState(false);
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
    tried,
    try: () => {
      setTried(true);
      return missing === null;
    },
    fields: (
      <>
        <div className="stack g8" role="radiogroup" aria-label={text.why}>
          {Object.entries(reasons).map(([one, label]) => (
            <label key={one} className="reason">
              <input
                type="radio"
                name="reason"
                checked={key === one}
                onChange={() => {
                  changeSheet(() => ({ reason: one }));
                }}
              />
              {label}
            </label>
          ))}
        </div>
        <Field label={text.details} error={tried && missing !== null ? missing : undefined}>
          {(attributes) => (
            <textarea
              className="input"
              rows={2}
              maxLength={500}
              {...attributes}
              value={words}
              onChange={({ target }) => {
                changeSheet(() => ({ details: target.value }));
              }}
            />
          )}
        </Field>
      </>
    ),
  };
}

const TICK_MS = 1_000;

/** Where and how long the courier waits, by the second. */
function useVisit(stop: Stop): Visit {
  const rules = useValue(workRules);
  const fix = useValue(here);
  const [at, setAt] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => {
      setAt(serverNow());
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return visitOf(stop, rules, fix, at);
}

/** The countdown of the waiting time with a call, and what is asked of who does not wait or is not there. */
function Wait({ visit, phone }: { visit: Visit; phone: string | null }) {
  const { secondsLeft, farM, away, asked } = visit;
  if (!asked) return null;
  const [minutes, seconds] = [Math.floor(secondsLeft / 60), secondsLeft % 60];
  return (
    <section className="notice bad trouble">
      {secondsLeft > 0 && (
        <p>
          <strong role="timer">{text.waitLeft(`${minutes}:${String(seconds).padStart(2, '0')}`)}</strong>
        </p>
      )}
      {away && <p>{farM === null ? text.whereUnknown : text.farAway(distance(farM))}</p>}
      <p>{text.failAsked}</p>
      {phone !== null && (
        <a className="button big" href={phoneHref(phone)}>
          {text.callCustomer}
        </a>
      )}
    </section>
  );
}

export function FailSheet({ open, order, stop, courierId }: GiveUpProps & { stop: Stop }) {
  const { failed, store } = useStoring();
  const visit = useVisit(stop);
  const reason = useReason(open, text.reasons, visit.asked);
  const { observation } = reason;
  const photoMissing = visit.asked && open.photos.length === 0;
  const notDelivered: NewAct = {
    courierId,
    order,
    stopId: stop.id,
    kind: 'fail',
    body: { reason: reason.reason, ...(observation !== null && { observation }) },
    proofs: open.photos.map((blob) => ({ kind: 'photo', blob })),
  };
  const send = async () => {
    if (!reason.try() || photoMissing) showMissing();
    else if (await store(() => act(notDelivered))) closeSheet();
  };
  return (
    <Sheet
      title={text.failTitle}
      close={closeSheet}
      dock={<Dock failed={failed} label={text.confirmFail} confirm={() => void send()} />}
    >
      <p className="notice amber">{text.failWarning}</p>
      <Wait visit={visit} phone={stop.phone} />
      {reason.fields}
      <fieldset>
        <legend>{text.failPhoto}</legend>
        {reason.tried && photoMissing && (
          <p className="error" role="alert">
            {text.failPhotoMissing}
          </p>
        )}
        <Photos photos={open.photos} change={changePhotos} />
      </fieldset>
    </Sheet>
  );
}

export function GiveBackSheet({ open, order, courierId }: GiveUpProps) {
  const { failed, store } = useStoring();
  const reason = useReason(open, text.giveReasons);
  const givenBack: NewAct = { courierId, order, kind: 'give_back', body: { reason: reason.reason } };
  const send = async () => {
    if (!reason.try()) showMissing();
    else if (await store(() => act(givenBack))) closeSheet();
  };
  return (
    <Sheet
      title={text.giveTitle}
      close={closeSheet}
      dock={<Dock failed={failed} label={text.confirmGive} confirm={() => void send()} />}
    >
      <p className="notice amber">{text.giveWarning}</p>
      {reason.fields}
    </Sheet>
  );
}

function Dock({ failed, label, confirm }: { failed: boolean; label: string; confirm: () => void }) {
  return (
    <>
      <NotStored failed={failed} />
      <Slide kind="danger" label={label} confirm={confirm} />
    </>
  );
}
