import type { PartState, StateOfPart } from '#domain';
import { Document, documentMarkup } from '../http/html.page.js';
import type { Language } from '../tracking/tracking.vocabulary.js';
import { WORDS, type Words } from './words.js';

/** A part without a text here is shown by its own name. */
const STATUS_WORDS: Readonly<Record<Language, Words>> = {
  'pt-BR': WORDS.pt,
  en: WORDS.en,
  es: WORDS.es,
};

/** null: a cell whose database does not answer. */
type Cell = readonly StateOfPart[] | null;

const MARKS: Readonly<Record<PartState, string>> = { ok: '●', degraded: '▲', silent: '■' };

export function statusPage(style: string, language: Language, cells: readonly Cell[]): Promise<string> {
  const words = STATUS_WORDS[language];
  return documentMarkup(
    <Document
      language={language}
      title={words.title}
      styles={[style]}
      head={<link rel="icon" href="data:," />}
    >
      <main className="alone">
        <h1>{words.title}</h1>
        <p>{words.lead[worst(cells)]}</p>
        {cells.map((cell, at) => (
          <section key={at} className="card">
            {cells.length > 1 && <h2>{words.cell(at + 1)}</h2>}
            <CellParts cell={cell} words={words} />
          </section>
        ))}
        <p>
          <a href="/desenvolvedores/docs">{words.docs}</a>
        </p>
      </main>
    </Document>,
  );
}

function worst(cells: readonly Cell[]): PartState {
  const states = cells.flatMap((cell) => (cell === null ? ['silent'] : cell.map(({ state }) => state)));
  return states.includes('silent') ? 'silent' : states.includes('degraded') ? 'degraded' : 'ok';
}

function CellParts({ cell, words }: { readonly cell: Cell; readonly words: Words }) {
  if (cell === null) return <p>{words.unreachable}</p>;
  const names: Readonly<Record<string, string>> = words.parts;
  return (
    <ul>
      {cell.map(({ part, state }) => (
        <li key={part}>
          <p>
            {MARKS[state]} <b>{names[part] ?? part}</b>: {words.states[state]}
          </p>
        </li>
      ))}
    </ul>
  );
}
