import * as c from '../../ground/codec.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Fields } from '../../ground/ui/fields.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { appWords as app, storeWords as text } from '../words.js';
import { DayHours } from './day-hours.part.js';
import { isEmpty, WEEK, type OpeningPeriod } from './opening-period.rules.js';
import { changeAccount, type Account } from './store.hook.js';

const HOURS = c.record(
  {
    openingHours: c.asIs<OpeningPeriod[]>([]),
    preparationMinutes: c.field(text.preparation, c.optional(c.whole(0, 240)), {
      type: 'number',
      min: 0,
      max: 240,
    }),
  },
  ({ openingHours }, wrong) => {
    if ((openingHours as OpeningPeriod[]).some(isEmpty)) wrong('openingHours', text.hours);
  },
);

/** When the store works, and how long it prepares. The search for a courier goes by both. */
export function Hours({ account }: { account: Account }) {
  const { preparationMinutes, items } = account.preparation;
  const form = useRecordForm(HOURS, {
    begin: { openingHours: account.openingHours ?? [], preparationMinutes },
    save: ({ openingHours, ...preparation }) =>
      changeAccount({ openingHours: openingHours.length === 0 ? null : openingHours, ...preparation }),
    saved: () => notify(app.saved),
  });
  const { openingHours: periods, preparationMinutes: minutes } = form.values;
  const used = items.filter(({ used: planned }) => planned);
  const learned = used.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, used.length);
  return (
    <section className="box stack" aria-labelledby="hours">
      <h2 id="hours">{text.hours}</h2>
      <p className="soft">{text.hoursLead}</p>
      {periods.length === 0 && <p>{text.always}</p>}
      <Form form={form}>
        {WEEK.map((weekday) => (
          <DayHours
            key={weekday}
            weekday={weekday}
            periods={periods.filter((period) => period.weekday === weekday)}
            change={(own) =>
              form.set({ openingHours: [...periods.filter((period) => period.weekday !== weekday), ...own] })
            }
          />
        ))}
        <Fields
          form={form}
          of={['preparationMinutes']}
          hint={learned > 0 && minutes === '' ? text.learned(Math.round(learned / 60)) : text.preparationHint}
        />
        <p>
          <Submit form={form}>{app.save}</Submit>
        </p>
      </Form>
    </section>
  );
}
