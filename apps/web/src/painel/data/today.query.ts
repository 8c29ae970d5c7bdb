import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';

/** The page follows the day without being touched. */
const AGAIN_MS = 15_000;
const BADGES_MS = 30_000;

/** The owner's day, and what everybody on shift was told. */
export const today = {
  day: () =>
    queryOptions({
      queryKey: ['today'],
      queryFn: () => answer(api.GET('/api/admin/today')),
      refetchInterval: AGAIN_MS,
    }),
  decisions: () =>
    queryOptions({
      queryKey: ['today', 'decisions'],
      queryFn: () => answer(api.GET('/api/admin/today/decisions')),
      refetchInterval: BADGES_MS,
    }),
  notices: () =>
    queryOptions({
      queryKey: ['courier-notices'],
      queryFn: () => answer(api.GET('/api/admin/courier-notices')),
      refetchInterval: AGAIN_MS,
    }),
  tell: (text: string) => answer(api.POST('/api/admin/courier-notices', { body: { text } })),
};
