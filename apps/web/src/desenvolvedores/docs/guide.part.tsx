import { CodeBox, Inline } from './code.part.js';
import { guideOf, type Block as GuideBlock } from './guides.rules.js';
import type { Topic } from './topics.rules.js';

const NAMES: Readonly<Record<string, string>> = {
  ...{ http: 'HTTP', ts: 'TypeScript', python: 'Python', php: 'PHP', sh: 'Terminal' },
};

/** What is ours beyond the contracts, told as one reads it once. */
export function GuidePage({ topic }: { topic: Topic }) {
  return (
    <section className="stack g16 prose">
      {guideOf(topic).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: GuideBlock }) {
  if (block.kind === 'code')
    return <CodeBox code={block.code} name={NAMES[block.language] ?? block.language} />;
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  return (
    <p>
      <Inline text={block.text} />
    </p>
  );
}
