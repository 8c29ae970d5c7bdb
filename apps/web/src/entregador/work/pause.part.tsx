import { useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { useNow } from '../../ground/clock.js';
import { Button } from '../../ground/ui/button.js';
import { isEnd, serverTime, call } from '../data/api.store.js';
import { useValue } from '../data/observable.store.js';
import { endSession, session, showMe } from '../data/session.store.js';
import { pauseWords as text } from '../words.js';

const MINUTE_MS = 60_000;

/** Says that no offers come for a while because one was not answered, and ends that. */
export function Pause() {
  const present = serverTime(useNow());
  const now = useValue(session);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // A record stored by an earlier version of the app has no pause.
  const pause = now.phase === 'in' ? (now.me as Partial<typeof now.me>).pause : null;
  const left = pause ? Date.parse(pause.until) - present : 0;
  if (left <= 0) return null;
  const end = async () => {
    setBusy(true);
    setError(null);
    try {
      await showMe(await call('DELETE /api/courier/pause'));
    } catch (refusal) {
      if (isEnd(refusal)) await endSession(refusal);
      else setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="notice amber trouble" role="status">
      <p className="strong">{text.paused(Math.ceil(left / MINUTE_MS))}</p>
      {error !== null && <p className="error">{problemText(error)}</p>}
      <Button className="big" busy={busy} onClick={() => void end()}>
        {text.end}
      </Button>
    </section>
  );
}
