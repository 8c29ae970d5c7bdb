import { Fragment, type ReactNode } from 'react';

/** Words between backticks are code, those between pairs of asterisks are strong. */
export function Inline({ text }: { text: string }): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, at) => {
    if (part.startsWith('`')) return <code key={at}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={at}>{part.slice(2, -2)}</strong>;
    return <Fragment key={at}>{part}</Fragment>;
  });
}
