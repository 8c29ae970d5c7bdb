import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useAskAgainMs } from './live.hook.js';

interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

/** Pages of a list that grows at its top; a change of the filter shows the former list until the new one is there. */
export function useFeed<P extends Page<unknown>>(
  queryKey: readonly unknown[],
  read: (from: { readonly cursor?: string }) => Promise<P>,
) {
  const refetchInterval = useAskAgainMs();
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    placeholderData: keepPreviousData,
    refetchInterval,
    queryFn: ({ pageParam: cursor }) => read(cursor === '' ? {} : { cursor }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
