import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Failure, Loading } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { useNarrow } from '../../desk/narrow.js';
import { Table } from '../../desk/ui/table.js';
import { docsWords as text } from '../words.js';
import { CodeBox, CodeTabs, Inline } from './code.part.js';
import { guideQuery, type GuideBlock, type GuideName } from './docs.hook.js';

/**
 * Chapters of a guide in the order of `ids`, without those that it lacks. `#errors-3-17` in the
 * address is a row of the fourth block of refusals.
 */
export function Chapters({ of, ids }: { of: GuideName; ids: readonly string[] }) {
  const { data, error, refetch } = useQuery(guideQuery(of));
  const shown = data !== undefined;
  useEffect(() => {
    if (shown && location.hash !== '')
      document
        .querySelector(`[data-at="${CSS.escape(location.hash.slice(1))}"]`)
        ?.scrollIntoView({ block: 'center' });
  }, [shown]);
  if (error) return <Failure error={error} again={refetch} />;
  if (!data) return <Loading lines={8} />;
  const chapters = ids.flatMap((id) => data.chapters.filter((one) => one.id === id));
  if (chapters.length === 0) return <p className="soft">{text.notHere}</p>;
  return chapters.map(({ id, title, blocks }) => (
    <section key={id} className="stack g16">
      <h2>{title}</h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} place={`${id}-${index}`} />
      ))}
    </section>
  ));
}

const LANGUAGES: Readonly<Record<string, string>> = {
  http: 'HTTP',
  ts: 'TypeScript',
  python: 'Python',
  php: 'PHP',
  sh: 'Terminal',
};

function Block({ block, place }: { block: GuideBlock; place: string }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="prose" data-at={place}>
          <Inline text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="lines prose" data-at={place}>
          {block.items.map((item) => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Rows heads={block.heads} rows={block.rows} place={place} />;
    case 'code':
      return <CodeBox code={block.code} name={LANGUAGES[block.language] ?? block.language} />;
    case 'samples':
      return <CodeTabs samples={block.samples} />;
    case 'entry':
      return (
        <details className="ruled" data-at={place} open={location.hash === `#${place}`}>
          <summary>
            <Icon name="down" /> <code className="bold">{block.name}</code> <Inline text={block.text} />
          </summary>
          <CodeBox code={block.code} name={block.name} />
        </details>
      );
  }
}

interface RowsProps {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  place: string;
}

function Rows(props: RowsProps) {
  return useNarrow() ? <Lines {...props} /> : <Wide {...props} />;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function Wide({ heads, rows, place }: RowsProps) {
  const numbered = rows.map((cells, row) => ({ cells, place: `${place}-${row}` }));
  return (
    <Table
      bare
      className="errors"
      label={`${heads.join(', ')} (${place})`}
      rows={numbered}
      keyOf={({ place }) => place}
      chosen={location.hash.slice(1)}
      data={({ place }) => ({ 'data-at': place })}
      columns={heads.map((name, column) => ({
        name,
        className: column === 0 && rows.every(([first = '']) => DAY.test(first)) ? 'number' : '',
        cell: ({ cells }: { cells: readonly string[] }) => <Inline text={cells[column] ?? ''} />,
      }))}
    />
  );
}

/** The rows of a table on a phone, cell below cell. */
function Lines({ heads, rows, place }: RowsProps) {
  return (
    <ul className="lines">
      {rows.map((cells, row) => (
        <li key={row} data-at={`${place}-${row}`}>
          {cells.map((cell, column) => (
            <p key={heads[column]}>
              {column > 0 && <span className="soft small">{heads[column]}: </span>}
              <Inline text={cell} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
