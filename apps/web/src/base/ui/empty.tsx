import type { ReactNode } from 'react';
import { Problem } from '../api/problem.js';
import { problemText } from '../api/problem-words.js';
import { Button } from './button.js';
import { Icon, type IconName } from './icon.js';
import { emptyWords as text } from '../words.js';

interface EmptyProps {
  icon: IconName;
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
}

export function Empty({ icon, title, lead, action }: EmptyProps) {
  return (
    <div className="empty">
      <Icon name={icon} size={20} />
      <p className="bold">{title}</p>
      {lead !== undefined && <p className="soft">{lead}</p>}
      {action}
    </div>
  );
}

/** Why something could not be read, with a button to try again, except where it does not exist. */
export function Failure({ error, again }: { error: unknown; again: () => unknown }) {
  return (
    <div className="empty" role="alert">
      <Icon name="alert" size={20} />
      <p className="bold">{problemText(error)}</p>
      {!(error instanceof Problem && error.status === 404) && (
        <Button onClick={() => void again()}>{text.again}</Button>
      )}
    </div>
  );
}

/** Placeholder while loading; `lines`: about as many as will come. */
export function Loading({ lines = 6 }: { lines?: number | undefined }) {
  return (
    <div className="loading" role="status" aria-label={text.loading}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="line" />
      ))}
    </div>
  );
}

export interface UnreadProps {
  of: { readonly error: unknown; readonly refetch: () => unknown };
  lines?: number | undefined;
}

/** Stands in for a query's data: that it loads, or why it failed. */
export function Unread({ of: { error, refetch }, lines }: UnreadProps) {
  return error === null ? <Loading lines={lines} /> : <Failure error={error} again={refetch} />;
}
