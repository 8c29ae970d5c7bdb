import { problemText } from '../../base/api/problem-words.js';
import { useAttempt } from '../../base/attempt.js';
import { clock, useNow } from '../../base/time.js';
import { SelectField } from '../../base/ui/field.js';
import { call, type Me, serverTime } from '../data/api.store.js';
import { endIfOver, showMe } from '../data/session.store.js';
import { shiftWords as text } from '../words.js';

const HALF_HOUR_MS = 1_800_000;
/** The choices: each half hour of the next twelve hours, the first at least half an hour ahead. */
const ENDS = 24;

/** Until when the courier works: asked on going online, and changed at any time until then. */
export function ShiftEnd({ end }: { end: Me['shiftEndsAt'] }) {
  // The server's time: the company's hours count, whatever the phone's clock shows.
  const present = serverTime(useNow());
  const ending = useAttempt((until: string | null) =>
    call('POST /api/courier/online', { until }).then(showMe).catch(endIfOver),
  );
  const over = end !== null && Date.parse(end) <= present;
  return (
    <SelectField
      label={text.question}
      hint={over ? text.over(clock(end)) : end === null ? undefined : text.lead}
      error={ending.error === null ? undefined : problemText(ending.error)}
      value={end ?? ''}
      disabled={ending.busy}
      onChange={({ target }) => ending.run(target.value || null)}
      none={text.open}
      options={endsFrom(present, end).map((instant) => [instant, clock(instant)])}
    />
  );
}

/** Includes the chosen end, in order. */
function endsFrom(present: number, chosen: string | null): string[] {
  const first = Math.ceil(present / HALF_HOUR_MS) + 1;
  const ends = Array.from({ length: ENDS }, (_, i) => new Date((first + i) * HALF_HOUR_MS).toISOString());
  return chosen === null ? ends : [...new Set([chosen, ...ends])].sort();
}
