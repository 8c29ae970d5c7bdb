import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';
import { again, pathOf } from './apps.hook.js';

const PATH = '/api/developer/apps/{id}/authorization';

export type Authorization = Answer<typeof PATH, 'get'>;
export type AppScope = Authorization['scopes'][number];

/** How merchants install the app by redirect. */
export function useAuthorization(id: number) {
  return useQuery({
    queryKey: ['app', id, 'authorization'],
    queryFn: () => answer(api.GET(PATH, pathOf(id))),
  });
}

/** The log-in of a test shop, with a new password. */
export function useTestShop(id: number) {
  return useMutation({
    mutationFn: () => answer(api.POST('/api/developer/apps/{id}/authorization/shop', pathOf(id))),
  });
}

export function useSetAuthorization(id: number) {
  return useMutation({
    mutationFn: (body: { redirectUris: string[]; scopes: AppScope[] }) =>
      answer(api.PUT(PATH, { ...pathOf(id), body })),
    onSuccess: again(['app', id]),
  });
}
