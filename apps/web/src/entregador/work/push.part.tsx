import { useState } from 'react';
import { Button } from '../../ground/ui/button.js';
import { useValue } from '../data/observable.store.js';
import { allowPushes, askDue, askLater, pushes } from '../data/push.store.js';
import { pushWords as text } from '../words.js';

/** Why the app wants to send notifications, before the browser asks; and what to do when they are blocked. */
export function PushNotice() {
  const state = useValue(pushes);
  const due = useValue(askDue);
  const [busy, setBusy] = useState(false);
  if (!due) return null;
  if (state === 'refused')
    return (
      <section className="notice amber trouble">
        <h2>{text.refused}</h2>
        <p>{text.refusedLead}</p>
        <Button onClick={askLater}>{text.understood}</Button>
      </section>
    );
  if (state !== 'ask') return null;
  const allow = async () => {
    setBusy(true);
    await allowPushes();
    setBusy(false);
  };
  return (
    <section className="notice trouble">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <Button kind="primary" className="big" busy={busy} onClick={() => void allow()}>
        {text.allow}
      </Button>
      <Button kind="quiet" onClick={askLater}>
        {text.later}
      </Button>
    </section>
  );
}
