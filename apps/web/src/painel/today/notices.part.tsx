import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cache } from '../../ground/api/client.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Field } from '../../ground/ui/field.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { today } from '../data/today.query.js';
import { todayWords as text } from '../words.js';

const MOST = 500;

/** A message to everybody on shift, and who has read the last ones. */
export function Notices({ mayWrite, onShift }: { mayWrite: boolean; onShift: number }) {
  const [draft, setDraft] = useState('');
  const [busy, setBusy] = useState(false);
  const { data } = useQuery(today.notices());
  const send = async () => {
    setBusy(true);
    try {
      const { couriers } = await today.tell(draft);
      notify(text.told(couriers));
      if (couriers > 0) setDraft('');
    } catch (error) {
      refused(error);
    }
    setBusy(false);
    void cache.invalidateQueries(today.notices());
  };
  return (
    <section className="stack g8 padded" aria-label={text.tell}>
      <h2>{text.tell}</h2>
      {mayWrite && (
        <form
          className="stack g8 narrow"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Field label={text.notice} hint={text.noticeHint(onShift)}>
            {(attributes) => (
              <textarea
                className="input"
                rows={3}
                maxLength={MOST}
                value={draft}
                onChange={(event) => {
                  setDraft(event.target.value);
                }}
                {...attributes}
              />
            )}
          </Field>
          <div>
            <Button kind="primary" type="submit" busy={busy} disabled={draft.trim() === '' || onShift === 0}>
              {text.send}
            </Button>
          </div>
        </form>
      )}
      <ul className="lines">
        {(data?.items ?? []).map(({ id, text: said, at, by, couriers, read }) => (
          <li key={id}>
            <p>{said}</p>
            <p className="soft">
              {moment(at)} {by !== null && `· ${by} `}· {text.readBy(read.length, couriers)}
            </p>
            {read.length > 0 && (
              <details>
                <summary>{text.who}</summary>
                <p>{read.map(({ name, at: when }) => `${name} (${moment(when)})`).join(', ')}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
