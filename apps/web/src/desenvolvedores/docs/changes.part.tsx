import changelog from '../../../../../CHANGELOG.md?raw';
import { Fragment, type ReactNode } from 'react';
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
  if (block.kind === 'text') return <p>{inline(block.text)}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{inline(item)}</li>
      ))}
    </ul>
  );
}

/** Words between backticks are code. */
function inline(text: string): ReactNode {
  return text
    .split('`')
    .map((part, at) => (
      <Fragment key={`${String(at)} ${part}`}>{at % 2 === 1 ? <code>{part}</code> : part}</Fragment>
    ));
}
