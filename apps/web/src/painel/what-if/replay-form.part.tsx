import { addDays, isDay } from '../../ground/days.js';
import { useForm } from '../../ground/form.js';
import { calendarDay, now } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { Setting } from '../settings/setting-field.part.js';
import { withValue, type HubSettings } from '../settings/settings.rules.js';
import { useBeginReplay } from './what-if.hook.js';
import { fieldsOf } from './what-if.rules.js';
import { whatIfWords as text } from '../words.js';

const KEPT_DAYS = 29;

/** The day and the settings to try. They are a draft: nothing here changes the hub. */
export function ReplayForm({ settings, busy }: { settings: HubSettings; busy: boolean }) {
  const yesterday = addDays(calendarDay(now()), -1);
  const begin = useBeginReplay();
  const form = useForm({
    begin: { day: yesterday, tried: settings },
    faults: ({ day }) => (isDay(day) ? {} : { day: text.dayWrong }),
    save: ({ day, tried: { dispatch } }) => begin.mutateAsync({ day, dispatch }),
    saved: (_, kept) => form.set(kept),
  });
  const { tried } = form.values;
  return (
    <Form form={form} label={text.form} unasked>
      <div className="card padded stack">
        <TextField
          type="date"
          label={text.day}
          hint={text.dayHint}
          min={addDays(yesterday, -KEPT_DAYS)}
          max={yesterday}
          required
          {...form.field('day')}
          error={form.errorAt('day') === undefined ? undefined : text.dayWrong}
        />
      </div>
      <div>
        <h2>{text.settings}</h2>
        <p className="soft">{text.settingsLead}</p>
      </div>
      <div className="card stacked">
        {fieldsOf(tried).map((field) => (
          <Setting
            key={field.path}
            field={field}
            settings={tried}
            error={undefined}
            changed={false}
            locked={false}
            change={(value) => form.set({ tried: withValue(tried, field.path, value) })}
          />
        ))}
      </div>
      <div className="row wrap begin">
        <Button kind="primary" type="submit" disabled={busy} busy={form.busy}>
          {text.start}
        </Button>
        {busy && <span className="soft grow">{text.oneAtATime}</span>}
      </div>
    </Form>
  );
}
