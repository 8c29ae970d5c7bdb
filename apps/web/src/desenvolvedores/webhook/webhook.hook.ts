import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, type Answer, type Body } from '../../ground/api/client.js';
import { useItems } from '../../ground/api/list.js';
import { again, pathOf } from '../data/apps.hook.js';

type WebhookBody = Body<'/api/developer/apps/{id}/webhook', 'put'>;
export type CustomerEvent = NonNullable<WebhookBody['events']>[number];
export type AppWebhook = Answer<'/api/developer/apps/{id}/webhook', 'get'>;

export function useWebhook(id: number) {
  return useQuery({
    queryKey: ['app', id, 'webhook'],
    queryFn: () => answer(api.GET('/api/developer/apps/{id}/webhook', pathOf(id))),
  });
}

export function useChangeWebhook(id: number) {
  return useMutation({
    mutationFn: (body: WebhookBody) =>
      answer(api.PUT('/api/developer/apps/{id}/webhook', { ...pathOf(id), body })),
    onSuccess: again(['app', id, 'webhook']),
  });
}

export function useWebhookEvents(id: number) {
  return useItems(
    ['app', id, 'webhook-events'],
    () => api.GET('/api/developer/apps/{id}/webhook/events', pathOf(id)),
    { staleTime: Infinity },
  );
}

export function useTestWebhook(id: number) {
  return useMutation({
    mutationFn: (event: string | null) =>
      answer(api.POST('/api/developer/apps/{id}/webhook/test', { ...pathOf(id), body: { event } })),
    onSettled: again(['app', id, 'webhook'], ['app', id, 'deliveries']),
  });
}

export type RegisteredWebhook = Answer<'/api/developer/apps/{id}/webhooks', 'get'>['items'][number];
const REGISTERED = '/api/developer/apps/{id}/webhooks/{webhookId}';
const oneOf = (id: number, webhookId: number) => ({ params: { path: { id, webhookId } } });

/** Webhooks beside the app's own address. */
export function useRegistered(id: number) {
  return useItems(['app', id, 'webhooks'], () => api.GET('/api/developer/apps/{id}/webhooks', pathOf(id)));
}

export function useChangeRegistered(id: number, webhookId: number) {
  return useMutation({
    mutationFn: (body: Body<typeof REGISTERED, 'patch'>) =>
      answer(api.PATCH(REGISTERED, { ...oneOf(id, webhookId), body })),
    onSuccess: again(['app', id, 'webhooks']),
  });
}

export function useRemoveRegistered(id: number, webhookId: number) {
  return useMutation({
    mutationFn: () => api.DELETE(REGISTERED, oneOf(id, webhookId)),
    onSuccess: again(['app', id, 'webhooks']),
  });
}

export function useTestRegistered(id: number, webhookId: number) {
  return useMutation({
    mutationFn: () => answer(api.POST(`${REGISTERED}/test`, oneOf(id, webhookId))),
    onSettled: again(['app', id, 'webhooks'], ['app', id, 'deliveries']),
  });
}

export function useSecret(id: number) {
  return useMutation({
    mutationFn: () => answer(api.POST('/api/developer/apps/{id}/webhook/secret', pathOf(id))),
  });
}
