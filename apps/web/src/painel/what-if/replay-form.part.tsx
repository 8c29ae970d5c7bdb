import { useState } from 'react';
import { Problem } from '../../ground/api/client.js';
import { addDays, isDay } from '../../ground/days.js';
import { calendarDay, now } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { Setting } from '../settings/setting-field.part.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { useBeginReplay, useTried } from './what-if.hook.js';
import { fieldsOf } from './what-if.rules.js';
import { whatIfWords as text } from '../words.js';

const KEPT_DAYS = 29;

/** The day and the settings to try. They are a draft: nothing here changes the hub. */
export function ReplayForm({ settings, busy }: { settings: HubSettings; busy: boolean }) {
  const yesterday = addDays(calendarDay(now()), -1);
  const [day, setDay] = useState(yesterday);
  const { tried, change } = useTried(settings);
  const begin = useBeginReplay();
  const wrong = begin.error instanceof Problem && begin.error.fields.day !== undefined;
  return (
    <form
      className="stack"
      aria-label={text.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDay(day)) begin.mutate({ day, dispatch: tried.dispatch });
      }}
    >
      <div className="card padded stack">
        <TextField
          type="date"
          label={text.day}
          hint={text.dayHint}
          error={wrong ? text.dayWrong : undefined}
          min={addDays(yesterday, -KEPT_DAYS)}
          max={yesterday}
          required
          value={day}
          onChange={({ target }) => {
            setDay(target.value);
          }}
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
            change={(value) => {
              change(field.path, value);
            }}
          />
        ))}
      </div>
      <div className="row wrap begin">
        <Button kind="primary" type="submit" disabled={busy} busy={begin.isPending}>
          {text.start}
        </Button>
        {busy && <span className="soft grow">{text.oneAtATime}</span>}
      </div>
    </form>
  );
}
