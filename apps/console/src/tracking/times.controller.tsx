import { z } from 'zod';
import { DigitsField } from './form-pages.service.js';
import { isAsking, recipientForm, REFUSALS, shortText } from './recipient-form.controller.js';
import type { WithClock } from './status-cards.page.js';
import { time } from './tracking.vocabulary.js';

const HOUR_MS = 3_600_000;
const HOURS = 72;
const [FIRST_HOUR, LAST_HOUR] = [8, 21];

export const TimesController = recipientForm('TimesController', {
  path: 'horario',
  page: 'The page on which a recipient asks for another time',
  sent: z.object({ at: shortText(40), digits: shortText(20) }).catch({ at: '', digits: '' }),
  refused: ({ code, facts }) => (facts['field'] === 'at' ? 'time' : REFUSALS[code]),
  take: ({ wishes }, { token, sent: { at, digits } }) => wishes.anotherTime(token, digits, new Date(at)),
  show: ({ clock }, { token, own: { stop, timezone }, message, words }) => {
    const asks = stop.status === 'pending' && isAsking(message);
    const { title, how, when, send } = words.time;
    return {
      title,
      message: message ?? (asks ? null : 'late'),
      texts: words.said,
      body: asks && (
        <>
          <p>{how}</p>
          <form method="post" action={`/rastreio/${token}/horario`}>
            <label htmlFor="at">{when}</label>
            <HoursField now={clock.now()} timezone={timezone} words={words} />
            <DigitsField words={words} />
            <button type="submit">{send}</button>
          </form>
        </>
      ),
    };
  },
});

function HoursField({ now, timezone, words }: WithClock & { readonly now: Date }) {
  const style = { timeZone: timezone, weekday: 'long', day: 'numeric', month: 'long' } as const;
  const day = new Intl.DateTimeFormat(words.language, style);
  const hours = hoursFrom(now, timezone);
  const days = [...new Set(hours.map((at) => day.format(at)))];
  return (
    <select id="at" name="at" required>
      {days.map((name) => (
        <optgroup key={name} label={name}>
          {hours
            .filter((at) => day.format(at) === name)
            .map((at) => (
              <option key={at.toISOString()} value={at.toISOString()}>
                {time(at, timezone, words.language)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

/** Full hours of the next days by day's light, on the wall clock of the company. */
function hoursFrom(now: Date, timeZone: string): Date[] {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const first = Math.ceil((now.getTime() + HOUR_MS) / HOUR_MS);
  return Array.from({ length: HOURS }, (_, i) => new Date((first + i) * HOUR_MS)).filter((at) => {
    const shown = Number(hour.format(at));
    return shown >= FIRST_HOUR && shown <= LAST_HOUR;
  });
}

export const RedeliveriesController = recipientForm('RedeliveriesController', {
  path: 'nova-entrega',
  page: 'The page on which a recipient asks for what was not delivered once more',
  sent: z.object({ digits: shortText(20) }).catch({ digits: '' }),
  refused: ({ code }) => REFUSALS[code],
  take: ({ wishes }, { token, sent: { digits } }) => wishes.askAgain(token, digits),
  show: (_, { token, own, message, words }) => {
    const asks = own.stop.status === 'failed' && isAsking(message);
    const { title, how, send } = words.again;
    return {
      title,
      message: message ?? (asks ? null : 'late'),
      texts: words.said,
      body: asks && (
        <>
          <p>{how}</p>
          <form method="post" action={`/rastreio/${token}/nova-entrega`}>
            <DigitsField words={words} />
            <button type="submit">{send}</button>
          </form>
        </>
      ),
    };
  },
});
