import { useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { appWords } from '../words.js';
import { DayHours } from './day-hours.part.js';
import { isEmpty, WEEK, type OpeningSpan } from './opening-span.rules.js';
import { useChangeAccount, type Account } from './store.hook.js';
import { storeWords } from './words.js';

/** When the store works, and how long it prepares. The search for a courier goes by both. */
export function Hours({ account }: { account: Account }) {
  const text = useWords(storeWords);
  const app = useWords(appWords);
  const changing = useChangeAccount();
  const [spans, setSpans] = useState<readonly OpeningSpan[]>(account.openingHours ?? []);
  const { preparationMinutes, items } = account.preparation;
  const [minutes, setMinutes] = useState(preparationMinutes === null ? '' : String(preparationMinutes));
  const used = items.filter(({ used: planned }) => planned);
  const learned = used.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, used.length);
  return (
    <section className="box stack" aria-labelledby="hours">
      <h2 id="hours">{text.hours}</h2>
      <p className="soft">{text.hoursLead}</p>
      {spans.length === 0 && <p>{text.always}</p>}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (spans.some(isEmpty)) return;
          const preparation = minutes.trim() === '' ? null : Math.trunc(Number(minutes));
          const openingHours = spans.length === 0 ? null : [...spans];
          changing.mutate(
            { openingHours, preparationMinutes: preparation },
            {
              onSuccess: () => {
                notify(app.saved);
              },
            },
          );
        }}
      >
        {WEEK.map((weekday) => (
          <DayHours
            key={weekday}
            weekday={weekday}
            spans={spans.filter((span) => span.weekday === weekday)}
            change={(own) => {
              setSpans([...spans.filter((span) => span.weekday !== weekday), ...own]);
            }}
          />
        ))}
        <TextField
          label={text.preparation}
          hint={learned > 0 && minutes === '' ? text.learned(Math.round(learned / 60)) : text.preparationHint}
          type="number"
          inputMode="numeric"
          min={0}
          max={240}
          value={minutes}
          onChange={({ target }) => {
            setMinutes(target.value);
          }}
        />
        {changing.error && (
          <p className="notice bad" role="alert">
            {problemText(changing.error)}
          </p>
        )}
        <p>
          <Button kind="primary" type="submit" busy={changing.isPending}>
            {app.save}
          </Button>
        </p>
      </form>
    </section>
  );
}
