import { addDays, isDay, type Day } from '../../base/days.js';
import { goQuery, usePageUrl } from '../../base/router.js';
import { calendarDay, now } from '../../base/time.js';
import { Field, SelectField } from '../../base/ui/field.js';
import { periodWords as text } from '../../base/words.js';

export interface Period {
  readonly from: Day;
  /** The last day, included. */
  readonly to: Day;
}

const PRESETS = ['today', 'week', 'month', 'this', 'last'] as const;
type Preset = (typeof PRESETS)[number];

export function presetPeriod(preset: Preset): Period {
  const today = calendarDay(now());
  const first = `${today.slice(0, 8)}01`;
  const lastOfBefore = addDays(first, -1);
  const periods: Record<Preset, Period> = {
    today: { from: today, to: today },
    week: { from: addDays(today, -6), to: today },
    month: { from: addDays(today, -29), to: today },
    this: { from: first, to: today },
    last: { from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore },
  };
  return periods[preset];
}

/** The longest period of lists of money. */
export function lastYear(): Period {
  const today = calendarDay(now());
  return { from: addDays(today, -364), to: today };
}

/** The period in the address, `de` and `ate`, or the usual one. */
export function usePeriod(usual: Preset = 'month'): Period {
  const { query } = usePageUrl();
  const [from, to] = [query.get('de'), query.get('ate')];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : presetPeriod(usual);
}

/** The period of equal length just before another. */
export function periodBefore({ from, to }: Period): Period {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

export function PeriodField({ period }: { period: Period }) {
  const chosen = PRESETS.find((one) => {
    const { from, to } = presetPeriod(one);
    return from === period.from && to === period.to;
  });
  const shown = chosen === undefined ? ([...PRESETS, 'own'] as const) : PRESETS;
  const show = ({ from, to }: Period) => goQuery({ de: from, ate: to });
  const dayField = (label: string, value: Day, change: (day: Day) => Period) => (
    <Field label={label}>
      {(attributes) => (
        <input
          {...attributes}
          type="date"
          className="input"
          value={value}
          max={calendarDay(now())}
          onChange={({ target }) => {
            if (isDay(target.value)) show(change(target.value));
          }}
        />
      )}
    </Field>
  );
  return (
    <div className="filters period">
      <SelectField
        label={text.period}
        value={chosen ?? 'own'}
        onChange={({ target }) => {
          const preset = PRESETS.find((one) => one === target.value);
          if (preset) show(presetPeriod(preset));
        }}
        options={shown.map((one) => [one, text.presets[one]])}
      />
      {dayField(text.from, period.from, (from) => ({ from, to: from > period.to ? from : period.to }))}
      {dayField(text.to, period.to, (to) => ({ to, from: to < period.from ? to : period.from }))}
    </div>
  );
}
