import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { EVERY_DAY, NEW_PERIOD } from './tariff-draft.rules.js';
import type { DraftProps } from './tariff-basics.part.js';
import { priceWords as text } from '../words.js';
import './period.css';

/** Fields of periods: hours of the week with a higher or lower price. */
export function PeriodFields({ form }: DraftProps) {
  const { periods } = form.values;
  const dayNames = text.dayNames.split(' ');
  return (
    <section className="stack">
      <h3 className="caption">{text.periods}</h3>
      <p className="soft">{text.periodsHint}</p>
      {periods.map((period, at) => {
        const fault = form.errorAt(`periods.${at}.days`);
        return (
          <fieldset key={at} className="frame period-fields">
            <legend className="sr">{period.name}</legend>
            <TextField label={text.periodName} {...form.field(`periods.${at}.name`)} />
            <TextField label={text.begins} type="time" {...form.field(`periods.${at}.from`)} />
            <TextField label={text.ends} type="time" {...form.field(`periods.${at}.to`)} />
            <TextField label={text.percent} inputMode="decimal" {...form.field(`periods.${at}.percent`)} />
            <Button
              kind="quiet"
              icon="close"
              bare
              onClick={() => form.set({ periods: periods.filter((_, other) => other !== at) })}
            >
              {text.removePeriod(period.name)}
            </Button>
            <div className="row wrap g4 days" role="group" aria-label={text.days}>
              {EVERY_DAY.map((weekday) => (
                <button
                  key={weekday}
                  type="button"
                  className="button"
                  aria-pressed={period.days.includes(weekday)}
                  onClick={() => {
                    const days = EVERY_DAY.filter((one) => (one === weekday) !== period.days.includes(one));
                    form.set({ periods: periods.map((one, i) => (i === at ? { ...one, days } : one)) });
                  }}
                >
                  {dayNames[weekday]}
                </button>
              ))}
              {fault !== undefined && <span className="error">{fault}</span>}
            </div>
          </fieldset>
        );
      })}
      <Button
        kind="quiet"
        icon="plus"
        className="start"
        onClick={() => form.set({ periods: [...periods, NEW_PERIOD] })}
      >
        {text.addPeriod}
      </Button>
    </section>
  );
}
