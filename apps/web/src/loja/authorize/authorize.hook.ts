import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';

export type AskedConsent = Answer<'/api/merchant/app-authorizations', 'get'>;

/** What an app asks for, by the parameters of its link. */
export function useAskedConsent(request: Readonly<Record<string, string>>) {
  return useQuery({
    queryKey: ['app-authorization', request],
    queryFn: () => answer(api.GET('/api/merchant/app-authorizations', { params: { query: request } })),
    staleTime: Infinity,
  });
}

/** The person's decision; the browser goes back to the app with it. */
export function useDecision(request: Readonly<Record<string, string>>) {
  return useMutation({
    mutationFn: async (allow: boolean) => {
      const body = { ...request, allow };
      const { redirectTo } = await answer(api.POST('/api/merchant/app-authorizations', { body }));
      location.assign(redirectTo);
    },
  });
}
