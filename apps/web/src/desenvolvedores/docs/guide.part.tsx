import { guideWords as text } from '../words.js';
import { CodeBox } from './code.part.js';
import { Inline } from './inline.part.js';
import type { GuideTopic } from './topics.rules.js';

/** Code is told from paragraphs by its beginning. */
const CODE: readonly (readonly [beginning: RegExp, name: string])[] = [
  [/^(GET |POST |\{)/, 'HTTP'],
  [/^import /, 'TypeScript'],
  [/^from /, 'Python'],
  [/^require /, 'PHP'],
  [/^(npx|node) /, 'Terminal'],
];

/** What is ours beyond the contracts, told as one reads it once. */
export function GuidePage({ guide }: { guide: GuideTopic }) {
  return (
    <section className="stack g16 prose">
      {text.guides[guide].split('\n\n').map((block) => {
        const name = CODE.find(([beginning]) => beginning.test(block))?.[1];
        return name ? (
          <CodeBox key={block} code={block} name={name} />
        ) : (
          <p key={block}>
            <Inline text={block} />
          </p>
        );
      })}
    </section>
  );
}
