import { digitsField, formCard } from './form-parts.page.js';
import type { Said } from './form-pages.service.js';
import { html, type Html } from './html.mapper.js';
import { time } from './local-time.mapper.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

interface TimePage {
  readonly token: string;
  readonly timezone: string;
  readonly said: Said | null;
  readonly now: Date;
  readonly asks: boolean;
}

const HOUR_MS = 3_600_000;
const HOURS = 72;
const [FIRST_HOUR, LAST_HOUR] = [8, 21];

/** Full hours of the next days by day's light, on the wall clock of the company. */
function hoursFrom(now: Date, timeZone: string): Date[] {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const first = Math.ceil((now.getTime() + HOUR_MS) / HOUR_MS);
  return Array.from({ length: HOURS }, (_, i) => new Date((first + i) * HOUR_MS)).filter((at) => {
    const shown = Number(hour.format(at));
    return shown >= FIRST_HOUR && shown <= LAST_HOUR;
  });
}

export function timePage({ token, timezone, said, now, asks }: TimePage, words: TrackingVocabulary): Html {
  const day = new Intl.DateTimeFormat(words.language, {
    timeZone: timezone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const hours = hoursFrom(now, timezone);
  const days = [...new Set(hours.map((at) => day.format(at)))];
  const body =
    asks &&
    html`<p>${words.time.how}</p>
      <form method="post" action="/rastreio/${token}/horario">
        <label for="at">${words.time.when}</label>
        <select id="at" name="at" required>
          ${days.map(
            (name) =>
              html`<optgroup label="${name}">
                ${hours
                  .filter((at) => day.format(at) === name)
                  .map(
                    (at) =>
                      html`<option value="${at.toISOString()}">
                        ${time(at, timezone, words.language)}
                      </option>`,
                  )}
              </optgroup>`,
          )}
        </select>
        ${digitsField(words)}
        <button type="submit">${words.time.send}</button>
      </form>`;
  return formCard({ token, title: words.time.title, said, body }, words, words.said);
}

interface AgainPage {
  readonly token: string;
  readonly said: Said | null;
  readonly asks: boolean;
}

/** Asks for what nobody took once more. */
export function againPage({ token, said, asks }: AgainPage, words: TrackingVocabulary): Html {
  const body =
    asks &&
    html`<p>${words.again.how}</p>
      <form method="post" action="/rastreio/${token}/nova-entrega">
        ${digitsField(words)}
        <button type="submit">${words.again.send}</button>
      </form>`;
  return formCard({ token, title: words.again.title, said, body }, words, words.said);
}
