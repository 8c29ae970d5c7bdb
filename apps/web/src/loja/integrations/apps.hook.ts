import { useMutation } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';
import { useItems } from '../../ground/api/list.js';
import { again } from './integrations.hook.js';

export type OfferedApp = Answer<'/api/merchant/apps', 'get'>['items'][number];
export type Connection = Answer<'/api/merchant/app-connections', 'get'>['items'][number];

export function useOfferedApps() {
  return useItems(['apps'], () => api.GET('/api/merchant/apps'));
}

export function useConnections() {
  return useItems(['app-connections'], () => api.GET('/api/merchant/app-connections'));
}

export function useConnect() {
  return useMutation({
    mutationFn: (body: { appId: number; webhookUrl: string | null }) =>
      answer(api.POST('/api/merchant/app-connections', { body })),
    // A refusal may say that another person of the account connected or the platform withdrew the app meanwhile.
    onSettled: again('apps', 'app-connections', 'open-delivery'),
  });
}

export function useDisconnect() {
  return useMutation({
    mutationFn: (id: number) =>
      api.DELETE('/api/merchant/app-connections/{id}', { params: { path: { id } } }),
    onSettled: again('app-connections'),
  });
}

/** Takes back what is left out; more is agreed to where the app asks. */
export function useAppScopes() {
  return useMutation({
    mutationFn: ({ id, scopes }: { id: number; scopes: NonNullable<Connection['scopes']> }) =>
      answer(
        api.PUT('/api/merchant/app-connections/{id}/scopes', { params: { path: { id } }, body: { scopes } }),
      ),
    onSettled: again('app-connections'),
  });
}

export function useAppLimit() {
  return useMutation({
    mutationFn: ({ id, dayLimitCents }: { id: number; dayLimitCents: number | null }) =>
      answer(
        api.PUT('/api/merchant/app-connections/{id}/limit', {
          params: { path: { id } },
          body: { dayLimitCents },
        }),
      ),
    onSuccess: again('app-connections'),
  });
}
