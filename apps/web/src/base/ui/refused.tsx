import { problemText } from '../api/problem-words.js';

/** What is wrong, or why something was refused; null, undefined and false show nothing. */
export function Refused({ of }: { of: unknown }) {
  if (of === null || of === undefined || of === false) return null;
  return (
    <p className="error" role="alert">
      {typeof of === 'string' ? of : problemText(of)}
    </p>
  );
}
