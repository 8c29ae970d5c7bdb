import { useMutation } from '@tanstack/react-query';
import { type Answer, call } from '../../ground/api/client.js';

export type AskedConsent = Answer<'/api/merchant/app-authorizations'>;

/** The person's decision; the browser goes back to the app with it. */
export function useDecision(request: Readonly<Record<string, string>>) {
  return useMutation({
    mutationFn: async (allow: boolean) => {
      const { redirectTo } = await call('POST /api/merchant/app-authorizations', { ...request, allow });
      location.assign(redirectTo);
    },
  });
}
