import { useMutation } from '@tanstack/react-query';
import { call, type Answer } from '../../ground/api/client.js';

const PATH = '/api/developer/apps/{id}/authorization';

export type Authorization = Answer<typeof PATH>;
export type AppScope = Authorization['scopes'][number];

/** The log-in of a test shop, with a new password. */
export function useTestShop(id: number) {
  return useMutation({
    mutationFn: () => call('POST /api/developer/apps/{id}/authorization/shop', { id }),
  });
}
