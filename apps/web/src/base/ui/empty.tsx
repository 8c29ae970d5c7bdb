import type { ReactNode } from 'react';
import { Problem } from '../api/problem.js';
import { problemText } from '../api/problem-words.js';
import { Button } from './button.js';
import { Icon, type IconName } from './icon.js';
import { emptyWords as said } from '../words.js';

interface EmptyProps {
  icon: IconName;
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
}

/** Placeholder of an empty list: what the list is for, and the first step. */
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

/** Why something did not come. What is not there is not found by trying again. */
export function Failure({ error, again }: { error: unknown; again: () => unknown }) {
  const { again: label } = said;
  return (
    <div className="empty" role="alert">
      <Icon name="alert" size={20} />
      <p className="bold">{problemText(error)}</p>
      {!(error instanceof Problem && error.status === 404) && (
        <Button onClick={() => void again()}>{label}</Button>
      )}
    </div>
  );
}

/** Placeholder while loading: about as many grey lines as will come. */
export function Loading({ lines = 6 }: { lines?: number | undefined }) {
  const { loading } = said;
  return (
    <div className="loading" role="status" aria-label={loading}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="line" />
      ))}
    </div>
  );
}

export interface UnreadProps {
  /** A query that has not succeeded. */
  of: { readonly error: unknown; readonly refetch: () => unknown };
  lines?: number | undefined;
}

/** In place of what is not read: that it is on its way, or why it did not come. */
export function Unread({ of: { error, refetch }, lines }: UnreadProps) {
  return error === null ? <Loading lines={lines} /> : <Failure error={error} again={refetch} />;
}
