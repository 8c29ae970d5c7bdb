import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { EVERY_DAY, NEW_PERIOD, type PeriodDraft } from './tariff-draft.rules.js';
import type { DraftProps } from './tariff-basics.part.js';
import { priceWords as text } from '../words.js';
import './period.css';

/** Fields of periods: hours of the week with a higher or lower price. */
export function PeriodFields({ draft: { periods }, change, faults }: DraftProps) {
  const dayNames = text.dayNames.split(' ');
  const put = (at: number, part: Partial<PeriodDraft>) => {
    change({ periods: periods.map((period, other) => (other === at ? { ...period, ...part } : period)) });
  };
  return (
    <section className="stack">
      <h3 className="caption">{text.periods}</h3>
      <p className="soft">{text.periodsHint}</p>
      {periods.map((period, at) => {
        const fault = (field: string) =>
          faults.has(`periods.${String(at)}.${field}`) ? text.fault : undefined;
        const field = (key: 'name' | 'from' | 'to' | 'percent', label: string, type = 'text') => (
          <TextField
            label={label}
            type={type}
            inputMode={key === 'percent' ? 'decimal' : undefined}
            error={fault(key)}
            value={period[key]}
            onChange={({ target }) => {
              put(at, { [key]: target.value });
            }}
          />
        );
        return (
          <fieldset key={at} className="frame period-fields">
            <legend className="sr">{period.name}</legend>
            {field('name', text.periodName)}
            {field('from', text.begins, 'time')}
            {field('to', text.ends, 'time')}
            {field('percent', text.percent)}
            <Button
              kind="quiet"
              icon="close"
              bare
              onClick={() => {
                change({ periods: periods.filter((_, other) => other !== at) });
              }}
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
                    put(at, {
                      days: EVERY_DAY.filter((one) => (one === weekday) !== period.days.includes(one)),
                    });
                  }}
                >
                  {dayNames[weekday]}
                </button>
              ))}
              {fault('days') !== undefined && <span className="error">{fault('days')}</span>}
            </div>
          </fieldset>
        );
      })}
      <Button
        kind="quiet"
        icon="plus"
        className="start"
        onClick={() => {
          change({ periods: [...periods, NEW_PERIOD] });
        }}
      >
        {text.addPeriod}
      </Button>
    </section>
  );
}
