import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { appWords as app, storeWords as text } from '../words.js';
import { DayHours } from './day-hours.part.js';
import { isEmpty, WEEK, type OpeningPeriod } from './opening-period.rules.js';
import { useChangeAccount, type Account } from './store.hook.js';

interface Typed {
  readonly periods: readonly OpeningPeriod[];
  readonly minutes: string;
}

/** When the store works, and how long it prepares. The search for a courier goes by both. */
export function Hours({ account }: { account: Account }) {
  const changing = useChangeAccount();
  const { preparationMinutes, items } = account.preparation;
  const begin: Typed = {
    periods: account.openingHours ?? [],
    minutes: preparationMinutes === null ? '' : String(preparationMinutes),
  };
  const form = useForm({
    begin,
    save: ({ periods: open, minutes }) =>
      changing.mutateAsync({
        openingHours: open.length === 0 ? null : [...open],
        preparationMinutes: minutes.trim() === '' ? null : Math.trunc(Number(minutes)),
      }),
    faults: ({ periods: open }) => (open.some(isEmpty) ? { periods: text.hours } : {}),
    saved: () => notify(app.saved),
  });
  const { periods, minutes } = form.values;
  const used = items.filter(({ used: planned }) => planned);
  const learned = used.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, used.length);
  return (
    <section className="box stack" aria-labelledby="hours">
      <h2 id="hours">{text.hours}</h2>
      <p className="soft">{text.hoursLead}</p>
      {periods.length === 0 && <p>{text.always}</p>}
      <Form form={form} noValidate={false}>
        {WEEK.map((weekday) => (
          <DayHours
            key={weekday}
            weekday={weekday}
            periods={periods.filter((period) => period.weekday === weekday)}
            change={(own) =>
              form.set({ periods: [...periods.filter((period) => period.weekday !== weekday), ...own] })
            }
          />
        ))}
        <TextField
          label={text.preparation}
          hint={learned > 0 && minutes === '' ? text.learned(Math.round(learned / 60)) : text.preparationHint}
          type="number"
          inputMode="numeric"
          min={0}
          max={240}
          {...form.field('minutes')}
        />
        <p>
          <Button kind="primary" type="submit" busy={form.busy}>
            {app.save}
          </Button>
        </p>
      </Form>
    </section>
  );
}
