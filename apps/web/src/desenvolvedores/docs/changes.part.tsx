import changelog from '../../../../../CHANGELOG.md?raw';
import { Inline } from './inline.part.js';
import { blocksOf } from './markdown.rules.js';
import { docsWords } from '../words.js';

/** The project's changelog, which is part of what is built. */
export function Changes() {
  const text = docsWords;
  return (
    <section className="stack prose" lang="en">
      <p className="soft">{text.changes}</p>
      {blocksOf(changelog).map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: ReturnType<typeof blocksOf>[number] }) {
  if (block.kind === 'heading') return block.depth <= 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
  if (block.kind === 'text')
    return (
      <p>
        <Inline text={block.text} />
      </p>
    );
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))}
    </ul>
  );
}
