import type { HealthReport } from '#domain';
import { html, type Html } from '../tracking/html.mapper.js';
import type { Language } from '../tracking/tracking.vocabulary.js';
import { STATUS_WORDS } from './status.vocabulary.js';

type Words = (typeof STATUS_WORDS)[Language];
type State = HealthReport['parts'][number]['state'];

const MARKS: Readonly<Record<State, string>> = { ok: '●', degraded: '▲', silent: '■' };
const TIMEZONE = 'America/Sao_Paulo';

/** The parts of the platform and what was amiss, cell by cell; null: a cell whose history cannot be read. Without scripts. */
export function statusPage(
  styleUrl: string,
  language: Language,
  cells: readonly (HealthReport | null)[],
): string {
  const words = STATUS_WORDS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.title}</title>
        <link rel="stylesheet" href="${styleUrl}" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main class="alone">
          <h1>${words.title}</h1>
          <p>${words.lead[worst(cells)]}</p>
          ${cells.map((cell, at) => cellPart(cell, cells.length > 1 ? words.cell(at + 1) : null, words, language))}
          <p><a href="/desenvolvedores/docs">${words.docs}</a></p>
        </main>
      </body>
    </html>`.text;
}

function worst(cells: readonly (HealthReport | null)[]): State {
  const states = cells.flatMap((cell) => (cell === null ? ['silent'] : cell.parts.map(({ state }) => state)));
  return states.includes('silent') ? 'silent' : states.includes('degraded') ? 'degraded' : 'ok';
}

function cellPart(report: HealthReport | null, name: string | null, words: Words, language: Language): Html {
  const head = name !== null && html`<h2>${name}</h2>`;
  if (report === null)
    return html`<section class="card">
      ${head}
      <p>${words.unreachable}</p>
    </section>`;
  const since = report.since && instantOf(language)(report.since);
  const parts = report.parts.map((part) => partLine(part, since, words, language));
  return html`${
      parts.length > 0 &&
      html`<section class="card">
        ${head}
        <ul>
          ${parts}
        </ul>
      </section>`
    }
    <section class="card">
      <h2>${since === null ? words.incidents : words.incidentsSince(since)}</h2>
      ${report.incidents.length === 0 && html`<p>${words.none}</p>`}
      <ul>
        ${report.incidents.map((incident) => incidentLine(incident, words, language))}
      </ul>
    </section>`;
}

const nameOf = (part: string, { parts }: Words) => (parts as Readonly<Record<string, string>>)[part] ?? part;

function partLine(
  { part, state, well }: HealthReport['parts'][number],
  since: string | null,
  words: Words,
  language: Language,
): Html {
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const known = share.format(roundedDown(well));
  return html`<li>
    <p>${MARKS[state]} <b>${nameOf(part, words)}</b>: ${words.states[state]}</p>
    <p>${since === null ? words.well(known) : words.wellSince({ share: known, when: since })}</p>
  </li>`;
}

type Incident = HealthReport['incidents'][number];

function incidentLine({ parts, state, beganAt, endedAt }: Incident, words: Words, language: Language): Html {
  const when = instantOf(language);
  const time = (at: Date) => html`<time datetime="${at.toISOString()}">${when(at)}</time>`;
  const named = parts.map((part) => nameOf(part, words)).join(', ');
  return html`<li>
    <p>${time(beganAt)} – ${endedAt === null ? words.now : time(endedAt)}</p>
    <p>${MARKS[state]} ${named}: ${words.states[state]}</p>
  </li>`;
}

function instantOf(language: Language): (at: Date) => string {
  const style = { dateStyle: 'short', timeStyle: 'short', timeZone: TIMEZONE } as const;
  return (at) => new Intl.DateTimeFormat(language, style).format(at);
}

/** 99.996 % is not 100 %. */
function roundedDown(share: number): number {
  return Math.floor(share * 10_000) / 10_000;
}
