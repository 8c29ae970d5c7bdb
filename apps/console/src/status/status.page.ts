import type { PartState, StateOfPart } from '#domain';
import { html, type Html } from '../tracking/html.mapper.js';
import type { Language } from '../tracking/tracking.vocabulary.js';
import { STATUS_WORDS } from './status.vocabulary.js';

type Words = (typeof STATUS_WORDS)[Language];
/** null: a cell whose database does not answer. */
type Cell = readonly StateOfPart[] | null;

const MARKS: Readonly<Record<PartState, string>> = { ok: '●', degraded: '▲', silent: '■' };

/** The parts of the platform as they are, cell by cell. Without scripts. */
export function statusPage(styleUrl: string, language: Language, cells: readonly Cell[]): string {
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
          ${cells.map((cell, at) => cellCard(cell, cells.length > 1 ? words.cell(at + 1) : null, words))}
          <p><a href="/desenvolvedores/docs">${words.docs}</a></p>
        </main>
      </body>
    </html>`.text;
}

function worst(cells: readonly Cell[]): PartState {
  const states = cells.flatMap((cell) => (cell === null ? ['silent'] : cell.map(({ state }) => state)));
  return states.includes('silent') ? 'silent' : states.includes('degraded') ? 'degraded' : 'ok';
}

function cellCard(cell: Cell, name: string | null, words: Words): Html {
  return html`<section class="card">
    ${name !== null && html`<h2>${name}</h2>`}
    ${
      cell === null
        ? html`<p>${words.unreachable}</p>`
        : html`<ul>
            ${cell.map((one) => partLine(one, words))}
          </ul>`
    }
  </section>`;
}

function partLine({ part, state }: StateOfPart, words: Words): Html {
  const name = (words.parts as Readonly<Record<string, string>>)[part] ?? part;
  return html`<li>
    <p>${MARKS[state]} <b>${name}</b>: ${words.states[state]}</p>
  </li>`;
}
