import { addDays, isDay, type Day } from '../days.js';
import { goQuery } from '../router.js';
import { useWords, words } from '../language.js';
import { calendarDay, now } from '../time.js';
import { Field, SelectField } from './field.js';

const said = words(
  {
    period: 'Período',
    from: 'De',
    to: 'Até',
    presets: {
      today: 'Hoje',
      week: 'Últimos 7 dias',
      month: 'Últimos 30 dias',
      this: 'Este mês',
      last: 'Mês passado',
      own: 'Outro período',
    },
  },
  {
    period: 'Period',
    from: 'From',
    to: 'To',
    presets: {
      today: 'Today',
      week: 'Last 7 days',
      month: 'Last 30 days',
      this: 'This month',
      last: 'Last month',
      own: 'Another period',
    },
  },
);

export interface Range {
  readonly from: Day;
  /** The last day, included. */
  readonly to: Day;
}

const PRESETS = ['today', 'week', 'month', 'this', 'last'] as const;
type Preset = (typeof PRESETS)[number];

function presetRange(preset: Preset): Range {
  const today = calendarDay(now());
  const first = `${today.slice(0, 8)}01`;
  const lastOfBefore = addDays(first, -1);
  const ranges: Record<Preset, Range> = {
    today: { from: today, to: today },
    week: { from: addDays(today, -6), to: today },
    month: { from: addDays(today, -29), to: today },
    this: { from: first, to: today },
    last: { from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore },
  };
  return ranges[preset];
}

/** The longest period that lists of money are read for. */
export function lastYear(): Range {
  const today = calendarDay(now());
  return { from: addDays(today, -364), to: today };
}

/** The period in the address, `de` and `ate`, or the last 30 days. */
export function rangeOf(query: URLSearchParams): Range {
  const [from, to] = [query.get('de'), query.get('ate')];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : presetRange('month');
}

/** The period of equal length just before a period. */
export function rangeBefore({ from, to }: Range): Range {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** The field that chooses a period; the address keeps it. */
export function PeriodField({ range }: { range: Range }) {
  const text = useWords(said);
  const chosen = PRESETS.find((one) => {
    const { from, to } = presetRange(one);
    return from === range.from && to === range.to;
  });
  const show = ({ from, to }: Range) => {
    goQuery({ de: from, ate: to });
  };
  const dayField = (label: string, value: Day, change: (day: Day) => Range) => (
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
    <div className="period">
      <SelectField
        label={text.period}
        value={chosen ?? 'own'}
        onChange={({ target }) => {
          const preset = PRESETS.find((one) => one === target.value);
          if (preset) show(presetRange(preset));
        }}
      >
        {PRESETS.map((one) => (
          <option key={one} value={one}>
            {text.presets[one]}
          </option>
        ))}
        {chosen === undefined && <option value="own">{text.presets.own}</option>}
      </SelectField>
      {dayField(text.from, range.from, (from) => ({ from, to: from > range.to ? from : range.to }))}
      {dayField(text.to, range.to, (to) => ({ to, from: to < range.from ? to : range.from }))}
    </div>
  );
}
