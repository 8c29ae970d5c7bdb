import { useEffect, useState } from 'react';
import { Check } from '../../ground/ui/field.js';
import { useValue } from '../data/observable.store.js';
import { allowPushes, keepPushes, pushes, stopPushes } from '../data/push.store.js';
import { accountWords as text } from '../words.js';

/** The switch of offers by push on this phone; hidden where the browser or the server cannot push. */
export function PushSwitch() {
  const state = useValue(pushes);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void keepPushes();
  }, []);
  if (state === 'none') return null;
  const turn = async (on: boolean) => {
    setBusy(true);
    await (on ? allowPushes() : stopPushes());
    setBusy(false);
  };
  const lead = state === 'refused' || state === 'failed' ? text.pushLeads[state] : text.pushLeads.usual;
  return (
    <>
      <Check
        label={text.push}
        checked={state === 'on'}
        disabled={busy || state === 'refused'}
        aria-describedby="push-lead"
        onChange={({ target }) => void turn(target.checked)}
      />
      <p id="push-lead" className="soft small" role="status">
        {lead}
      </p>
    </>
  );
}
