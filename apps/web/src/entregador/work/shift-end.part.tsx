import { useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { clock, useNow } from '../../ground/time.js';
import { SelectField } from '../../ground/ui/field.js';
import { isEnd, serverTime, shift } from '../data/api.store.js';
import { useValue } from '../data/observable.store.js';
import { endSession, session, showMe } from '../data/session.store.js';
import { shiftWords as text } from '../words.js';

const HALF_HOUR_MS = 1_800_000;
/** The ends on offer: each half hour of the next twelve, the first at least half an hour ahead. */
const ENDS = 24;

/** Until when the courier works: asked on going online, and changed at any time until the end. */
export function ShiftEnd() {
  // Of the server: the company's hours count, whatever the phone's clock shows.
  const present = serverTime(useNow());
  const now = useValue(session);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  if (now.phase !== 'in') return null;
  // A record stored by an earlier version of the app has no end.
  const end = (now.me as Partial<typeof now.me>).shiftEndsAt ?? null;
  const stopAt = async (until: string | null) => {
    setBusy(true);
    setError(null);
    try {
      await showMe(await shift.endAt(until));
    } catch (refusal) {
      if (isEnd(refusal)) await endSession(refusal);
      else setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const over = end !== null && Date.parse(end) <= present;
  return (
    <SelectField
      label={text.question}
      hint={over ? text.over(clock(end)) : end === null ? undefined : text.lead}
      error={error === null ? undefined : problemText(error)}
      value={end ?? ''}
      disabled={busy}
      onChange={({ target }) => void stopAt(target.value || null)}
    >
      <option value="">{text.open}</option>
      {endsFrom(present, end).map((instant) => (
        <option key={instant} value={instant}>
          {clock(instant)}
        </option>
      ))}
    </SelectField>
  );
}

/** In their order, with the chosen one. */
function endsFrom(present: number, chosen: string | null): string[] {
  const first = Math.ceil(present / HALF_HOUR_MS) + 1;
  const ends = Array.from({ length: ENDS }, (_, i) => new Date((first + i) * HALF_HOUR_MS).toISOString());
  return chosen === null ? ends : [...new Set([chosen, ...ends])].sort();
}
