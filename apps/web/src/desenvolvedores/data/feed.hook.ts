import type { Asks } from '../../ground/api/client.js';
import { usePages, type Pages } from '../../ground/api/list.js';
import { useAskAgainMs } from './live.hook.js';

/** A list that grows at its top; a change of the filter shows the former list until the new one is there. */
export function useFeed<O extends Pages>(operation: O, asked: Omit<Asks<O>, 'cursor' | 'page'>) {
  return usePages(operation, asked, { keep: true, refetchInterval: useAskAgainMs() });
}
