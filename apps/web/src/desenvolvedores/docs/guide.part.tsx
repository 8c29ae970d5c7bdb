import { guideWords as text } from '../words.js';
import { CodeBox } from './quick-start.part.js';

export type Guide = 'cotacoes' | 'lotes' | 'ia';

const REQUEST = /^(GET |POST |node |\{)/;

/** What is ours beyond the contracts, told as one reads it once. */
export function GuidePage({ guide }: { guide: Guide }) {
  return (
    <section className="stack g16 prose">
      {text.guides[guide]
        .split('\n\n')
        .map((block) =>
          REQUEST.test(block) ? <CodeBox key={block} code={block} name="HTTP" /> : <p key={block}>{block}</p>,
        )}
    </section>
  );
}
