import { Fragment, type ReactNode, useState } from 'react';
import { Copy } from '../../base/ui/copy.js';
import { type Tab, Tabs } from '../../base/ui/tabs.js';
import type { Samples } from './docs.hook.js';
import { type Token, tokensOf } from './highlight.rules.js';
import { docsWords as text } from '../words.js';

type Language = keyof Samples;

const NAMES: Readonly<Record<Language, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  php: 'PHP',
  python: 'Python',
};

const LOOKS: Readonly<Record<NonNullable<Token['kind']>, string>> = {
  comment: 'soft',
  string: 'green-text',
  number: 'amber-text',
  word: 'bold',
};

type Way = 'http' | 'sdk';

export function CodeTabs({ samples }: { samples: Samples }) {
  const [language, setLanguage] = useState<Language>('curl');
  const [wanted, setWanted] = useState<Way>('sdk');
  const known = samples[language];
  const ways = (['sdk', 'http'] as const).filter((way) => known[way] !== undefined);
  const way = ways.find((one) => one === wanted) ?? ways[0] ?? 'http';
  const tabs = (Object.keys(samples) as Language[]).map((key): Tab<Language> => ({ key, label: NAMES[key] }));
  return (
    <>
      <div className="row wrap between">
        <Tabs label={text.languages} tabs={tabs} chosen={language} choose={setLanguage} />
        {ways.length > 1 && (
          <Tabs
            label={text.way}
            tabs={ways.map((key) => ({ key, label: text.ways[key] }))}
            chosen={way}
            choose={setWanted}
          />
        )}
      </div>
      <CodeBox code={known[way] ?? ''} name={NAMES[language]} />
    </>
  );
}

export function CodeBox({ code, name }: { code: string; name: string }) {
  return (
    <div className="code-box">
      <pre tabIndex={0} aria-label={name}>
        {tokensOf(code).map(({ text: piece, kind }, index) =>
          kind === null ? (
            piece
          ) : (
            <span key={index} className={LOOKS[kind]}>
              {piece}
            </span>
          ),
        )}
      </pre>
      <Copy text={code} what={name} />
    </div>
  );
}

/** Text between backticks is code, text between pairs of asterisks is strong. */
export function Inline({ text }: { text: string }): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    return <Fragment key={index}>{part}</Fragment>;
  });
}
