import { problemText } from '../../base/api/problem-words.js';
import { useAttempt } from '../../base/attempt.js';
import { Notice } from '../../base/ui/notice.js';

/** Says that the phone could not store an act; stands beside the button that repeats it. */
export function NotStored({ error }: { error: unknown }) {
  return error !== null && <Notice tone="bad">{problemText(error)}</Notice>;
}

/** Runs work that stores an act, one at a time: a double tap stores one act. */
export function useStoring() {
  const { busy, error, run } = useAttempt((work: () => Promise<unknown>) => work());
  return { error, store: busy ? () => undefined : run };
}
