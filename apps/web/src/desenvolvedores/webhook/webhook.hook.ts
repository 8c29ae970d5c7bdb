import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';
import { again, pathOf } from '../data/apps.hook.js';

export type AppWebhook = Answer<'/api/developer/apps/{id}/webhook', 'get'>;

export function useWebhook(id: number) {
  return useQuery({
    queryKey: ['app', id, 'webhook'],
    queryFn: () => answer(api.GET('/api/developer/apps/{id}/webhook', pathOf(id))),
  });
}

export function useChangeWebhook(id: number) {
  return useMutation({
    mutationFn: (body: { url: string | null; merchantsMaySetTheirOwn: boolean; acceptAny2xx: boolean }) =>
      answer(api.PUT('/api/developer/apps/{id}/webhook', { ...pathOf(id), body })),
    onSuccess: again(['app', id, 'webhook']),
  });
}

export function useWebhookEvents(id: number) {
  return useQuery({
    queryKey: ['app', id, 'webhook-events'],
    staleTime: Infinity,
    queryFn: async () => (await answer(api.GET('/api/developer/apps/{id}/webhook/events', pathOf(id)))).items,
  });
}

export function useTestWebhook(id: number) {
  return useMutation({
    mutationFn: (event: string | null) =>
      answer(api.POST('/api/developer/apps/{id}/webhook/test', { ...pathOf(id), body: { event } })),
    onSettled: again(['app', id, 'webhook'], ['app', id, 'deliveries']),
  });
}

export function useSecret(id: number) {
  return useMutation({
    mutationFn: () => answer(api.POST('/api/developer/apps/{id}/webhook/secret', pathOf(id))),
  });
}
