import { useList, type Listing } from '../../ground/api/list.js';
import { useAskAgainMs } from './live.hook.js';

interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

/** A list that grows at its top; a change of the filter shows the former list until the new one is there. */
export function useFeed<T>(
  queryKey: readonly unknown[],
  read: (from: { readonly cursor?: string }) => Promise<Page<T>>,
): Listing<T> {
  return useList(queryKey, read, { keep: true, refetchInterval: useAskAgainMs() });
}
