import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import {
  endsNextDay,
  isEmpty,
  mayHaveMore,
  shownAt,
  typedAt,
  withAnother,
  type OpeningSpan,
  type Weekday,
} from './opening-span.rules.js';
import { storeWords } from './words.js';

interface DayHoursProps {
  weekday: Weekday;
  spans: readonly OpeningSpan[];
  change: (spans: readonly OpeningSpan[]) => void;
}

/** When the store works on a weekday: not at all, or in one or more spans, the last of which may run past midnight. */
export function DayHours({ weekday, spans, change }: DayHoursProps) {
  const text = useWords(storeWords);
  const day = text.days[`d${weekday}`];
  const add = () => {
    change(withAnother(weekday, spans));
  };
  if (spans.length === 0)
    return (
      <div className="row">
        <span className="grow">{day}</span>
        <Button kind="quiet" icon="plus" aria-label={text.addSpan(day)} onClick={add} />
      </div>
    );
  return (
    <div className="stack">
      {spans.map((span, at) => (
        <SpanFields
          key={at}
          span={span}
          day={day}
          first={at === 0}
          change={(changed) => {
            change(spans.flatMap((one, i) => (i === at ? changed : one)));
          }}
        />
      ))}
      {mayHaveMore(spans) && (
        <p>
          <Button kind="quiet" icon="plus" aria-label={text.anotherSpanOf(day)} onClick={add}>
            {text.anotherSpan}
          </Button>
        </p>
      )}
    </div>
  );
}

interface SpanFieldsProps {
  span: OpeningSpan;
  day: string;
  /** The day is written beside its first span only. */
  first: boolean;
  /** To none: the span is removed. */
  change: (changed: readonly OpeningSpan[]) => void;
}

function SpanFields({ span, day, first, change }: SpanFieldsProps) {
  const text = useWords(storeWords);
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
            value={shownAt(span, bound)}
            onChange={({ target }) => {
              change([typedAt(span, bound, target.value)]);
            }}
          />
        ))}
        <Button
          kind="quiet"
          icon="trash"
          aria-label={text.removeSpan(day)}
          onClick={() => {
            change([]);
          }}
        />
      </div>
      {endsNextDay(span) && <p className="soft small">{text.nextDay(day, span.to)}</p>}
      {isEmpty(span) && (
        <p className="notice bad" role="alert">
          {text.emptySpan(day)}
        </p>
      )}
    </>
  );
}
