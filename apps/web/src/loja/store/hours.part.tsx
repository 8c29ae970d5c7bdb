import { useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { appWords as app, storeWords as text } from '../words.js';
import { DayHours } from './day-hours.part.js';
import { isEmpty, WEEK, type OpeningPeriod } from './opening-period.rules.js';
import { useChangeAccount, type Account } from './store.hook.js';

/** When the store works, and how long it prepares. The search for a courier goes by both. */
export function Hours({ account }: { account: Account }) {
  const changing = useChangeAccount();
  const [periods, setPeriods] = useState<readonly OpeningPeriod[]>(account.openingHours ?? []);
  const { preparationMinutes, items } = account.preparation;
  const [minutes, setMinutes] = useState(preparationMinutes === null ? '' : String(preparationMinutes));
  const used = items.filter(({ used: planned }) => planned);
  const learned = used.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, used.length);
  return (
    <section className="box stack" aria-labelledby="hours">
      <h2 id="hours">{text.hours}</h2>
      <p className="soft">{text.hoursLead}</p>
      {periods.length === 0 && <p>{text.always}</p>}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (periods.some(isEmpty)) return;
          const preparation = minutes.trim() === '' ? null : Math.trunc(Number(minutes));
          const openingHours = periods.length === 0 ? null : [...periods];
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
            periods={periods.filter((period) => period.weekday === weekday)}
            change={(own) => {
              setPeriods([...periods.filter((period) => period.weekday !== weekday), ...own]);
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
