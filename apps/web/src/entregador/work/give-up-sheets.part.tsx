import { useState } from 'react';
import { useWords } from '../../ground/language.js';
import { Field } from '../../ground/ui/field.js';
import { act } from '../data/acts.store.js';
import type { Order, Stop } from '../data/api.store.js';
import { Photos } from './proof.part.js';
import { Sheet } from './sheet.part.js';
import { sheetWords } from './sheet-words.js';
import { Slide } from './slide.part.js';

interface GiveUpProps {
  order: Order;
  courierId: number;
  close: () => void;
}

/** State of a reason: one of a list, or typed text. */
function useReason(reasons: Readonly<Record<string, string>>) {
  const text = useWords(sheetWords);
  const [key, setKey] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const missing =
    key === null ? text.reasonMissing : key === 'other' && words.trim() === '' ? text.detailsMissing : null;
  const chosen = key === null ? '' : (reasons[key] ?? '');
  return {
    reason: missing !== null ? null : key === 'other' ? words.trim() : chosen,
    observation: key !== 'other' && words.trim() !== '' ? words.trim() : null,
    try: () => {
      setTried(true);
      return missing === null;
    },
    fields: (
      <>
        <div className="reasons" role="radiogroup" aria-label={text.why}>
          {Object.entries(reasons).map(([one, label]) => (
            <label key={one} className="reason">
              <input
                type="radio"
                name="reason"
                checked={key === one}
                onChange={() => {
                  setKey(one);
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
                setWords(target.value);
              }}
            />
          )}
        </Field>
      </>
    ),
  };
}

export function FailSheet({ order, stop, courierId, close }: GiveUpProps & { stop: Stop }) {
  const text = useWords(sheetWords);
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const reason = useReason(text.reasons);
  const send = () => {
    if (!reason.try()) return;
    close();
    const { observation } = reason;
    void act({
      courierId,
      order,
      stopId: stop.id,
      kind: 'fail',
      body: { reason: reason.reason, ...(observation !== null && { observation }) },
      proofs: photos.map((blob) => ({ kind: 'photo', blob })),
    });
  };
  return (
    <Sheet
      title={text.failTitle}
      close={close}
      dock={<Slide kind="danger" label={text.confirmFail} confirm={send} />}
    >
      <p className="notice amber">{text.failWarning}</p>
      {reason.fields}
      <fieldset>
        <legend>{text.photo}</legend>
        <Photos photos={photos} change={setPhotos} />
      </fieldset>
    </Sheet>
  );
}

export function GiveBackSheet({ order, courierId, close }: GiveUpProps) {
  const text = useWords(sheetWords);
  const reason = useReason(text.giveReasons);
  const send = () => {
    if (!reason.try()) return;
    close();
    void act({ courierId, order, kind: 'give_back', body: { reason: reason.reason } });
  };
  return (
    <Sheet
      title={text.giveTitle}
      close={close}
      dock={<Slide kind="danger" label={text.confirmGive} confirm={send} />}
    >
      <p className="notice amber">{text.giveWarning}</p>
      {reason.fields}
    </Sheet>
  );
}
