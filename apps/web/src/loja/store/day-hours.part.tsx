import { Button } from '../../ground/ui/button.js';
import {
  endsNextDay,
  isEmpty,
  mayHaveMore,
  shownAt,
  typedAt,
  withAnother,
  type OpeningPeriod,
  type Weekday,
} from './opening-period.rules.js';
import { storeWords as text } from '../words.js';

interface DayHoursProps {
  weekday: Weekday;
  periods: readonly OpeningPeriod[];
  change: (periods: readonly OpeningPeriod[]) => void;
}

/** When the store works on a weekday: not at all, or in one or more periods, the last of which may run past midnight. */
export function DayHours({ weekday, periods, change }: DayHoursProps) {
  const day = text.days[`d${weekday}`];
  const add = () => change(withAnother(weekday, periods));
  if (periods.length === 0)
    return (
      <div className="row">
        <span className="grow">{day}</span>
        <Button kind="quiet" icon="plus" aria-label={text.addPeriod(day)} onClick={add} />
      </div>
    );
  return (
    <div className="stack">
      {periods.map((period, at) => (
        <PeriodFields
          key={at}
          period={period}
          day={day}
          first={at === 0}
          change={(changed) => change(periods.flatMap((one, i) => (i === at ? changed : one)))}
        />
      ))}
      {mayHaveMore(periods) && (
        <p>
          <Button kind="quiet" icon="plus" aria-label={text.anotherPeriodOf(day)} onClick={add}>
            {text.anotherPeriod}
          </Button>
        </p>
      )}
    </div>
  );
}

interface PeriodFieldsProps {
  period: OpeningPeriod;
  day: string;
  /** The day is written beside its first period only. */
  first: boolean;
  /** To none: the period is removed. */
  change: (changed: readonly OpeningPeriod[]) => void;
}

function PeriodFields({ period, day, first, change }: PeriodFieldsProps) {
  return (
    <>
      <div className="hours">
        <span>{first ? day : ''}</span>
        {(['from', 'to'] as const).map((bound) => (
          <input
            key={bound}
            className="input"
            type="time"
            required
            aria-label={text[bound](day)}
            value={shownAt(period, bound)}
            onChange={({ target }) => change([typedAt(period, bound, target.value)])}
          />
        ))}
        <Button kind="quiet" icon="trash" aria-label={text.removePeriod(day)} onClick={() => change([])} />
      </div>
      {endsNextDay(period) && <p className="soft small">{text.nextDay({ day, to: period.to })}</p>}
      {isEmpty(period) && (
        <p className="notice bad" role="alert">
          {text.emptyPeriod(day)}
        </p>
      )}
    </>
  );
}
