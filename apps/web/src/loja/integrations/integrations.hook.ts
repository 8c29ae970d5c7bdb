import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useItems, usePages } from '../../ground/api/list.js';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';

export type OpenDelivery = Answer<'/api/merchant/open-delivery', 'get'>;
export type Key = Answer<'/api/merchant/keys', 'get'>['items'][number];
export type KeyKind = 'full_api_key' | 'model_m_key';
export type Webhook = Answer<'/api/merchant/webhooks', 'get'>['items'][number];
export type Delivery = Answer<'/api/merchant/deliveries', 'get'>['items'][number];
export type TestResult = Answer<'/api/merchant/open-delivery/test', 'post'>;

export const EVENTS = [
  ...(['ORDER_CREATED', 'ORDER_SEARCHING_COURIER', 'ORDER_ACCEPTED', 'COURIER_ASSIGNED'] as const),
  ...(['ORDER_ARRIVED_AT_PICKUP', 'ORDER_COLLECTED', 'ORDER_COMPLETED', 'ORDER_CANCELLED'] as const),
  ...(['ORDER_UPDATED', 'ORDER_DELETED'] as const),
];
type EventName = (typeof EVENTS)[number];

/** Makes the page read again what a change of an integration has changed. */
export function again(...keys: string[]) {
  return () => Promise.all(keys.map((key) => cache.invalidateQueries({ queryKey: [key] })));
}

export function useOpenDelivery() {
  return useQuery({
    queryKey: ['open-delivery'],
    queryFn: () => answer(api.GET('/api/merchant/open-delivery')),
  });
}

type OpenDeliverySettings = Pick<
  OpenDelivery,
  'enabled' | 'webhookUrl' | 'acceptMarketplaceOrders' | 'acceptAny2xx'
>;

export function useChangeOpenDelivery() {
  return useMutation({
    mutationFn: (body: OpenDeliverySettings) => answer(api.PUT('/api/merchant/open-delivery', { body })),
    onSuccess: again('open-delivery'),
  });
}

export function useIssuePair() {
  return useMutation({
    mutationFn: () => answer(api.POST('/api/merchant/open-delivery/credentials')),
    onSuccess: again('open-delivery'),
  });
}

export function useTestOpenDelivery() {
  return useMutation({
    mutationFn: () => answer(api.POST('/api/merchant/open-delivery/test')),
    onSettled: again('open-delivery', 'deliveries'),
  });
}

export function useKeys() {
  return useItems(['keys'], () => api.GET('/api/merchant/keys'));
}

/** A key that the server has said once; it stays on the page until the person has kept it. */
interface SaidKey {
  readonly id: number;
  readonly label: string;
  readonly key: string;
}

/** Issues, replaces and ends keys. `said`: the new ones of this page that work. */
export function useKeyChanges() {
  const [said, setSaid] = useState<readonly SaidKey[]>([]);
  const change = (ended: number | null, made: SaidKey | null) => {
    setSaid((known) => [...known.filter(({ id }) => id !== ended), ...(made ? [made] : [])]);
    return again('keys')();
  };
  const issuing = useMutation({
    mutationFn: (body: { kind: KeyKind; label: string }) => answer(api.POST('/api/merchant/keys', { body })),
    onSuccess: (made, { label }) => change(null, { ...made, label }),
  });
  const rotating = useMutation({
    mutationFn: ({ id }: Key) =>
      answer(api.POST('/api/merchant/keys/{id}/rotate', { params: { path: { id } } })),
    onSuccess: (made, { id, label }) => change(id, { ...made, label }),
  });
  const ending = useMutation({
    mutationFn: ({ id }: Key) => api.DELETE('/api/merchant/keys/{id}', { params: { path: { id } } }),
    onSuccess: (_, { id }) => change(id, null),
  });
  const kept = () => setSaid([]);
  return { issuing, rotating, ending, said, kept };
}

export function useWebhooks() {
  return useItems(['webhooks'], () => api.GET('/api/merchant/webhooks'));
}

export function useAddWebhook() {
  return useMutation({
    mutationFn: (body: { url: string; events: EventName[]; securityCode: string | null }) =>
      answer(api.POST('/api/merchant/webhooks', { body })),
    onSuccess: again('webhooks'),
  });
}

export function useChangeWebhook() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; active?: boolean; events?: EventName[] }) =>
      answer(api.PATCH('/api/merchant/webhooks/{id}', { params: { path: { id } }, body })),
    onSuccess: again('webhooks'),
  });
}

export function useRemoveWebhook() {
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/merchant/webhooks/{id}', { params: { path: { id } } }),
    onSuccess: again('webhooks', 'deliveries'),
  });
}

export function useTestWebhook() {
  return useMutation({
    mutationFn: (id: number) =>
      answer(api.POST('/api/merchant/webhooks/{id}/test', { params: { path: { id } } })),
    onSettled: again('webhooks', 'deliveries'),
  });
}

export function useSecret() {
  return useMutation({
    mutationFn: (id: number) =>
      answer(api.POST('/api/merchant/webhooks/{id}/secret', { params: { path: { id } } })),
  });
}

const PAGE = 20;

export function useDeliveries() {
  return usePages(['deliveries'], '/api/merchant/deliveries', { query: { limit: PAGE } });
}

export function useDelivery(id: number) {
  return useQuery({
    queryKey: ['deliveries', id],
    queryFn: () => answer(api.GET('/api/merchant/deliveries/{id}', { params: { path: { id } } })),
  });
}

/** The address that a subscription's messages go to; undefined while unknown, or when it was removed. */
export function useReceiver(sent: Delivery | undefined): string | undefined {
  const webhooks = useWebhooks();
  const openDelivery = useOpenDelivery();
  if (sent?.face === 'open-delivery') return openDelivery.data?.webhookUrl ?? undefined;
  return webhooks.data?.find(({ id }) => id === sent?.subscriptionId)?.url;
}

export function useResend() {
  return useMutation({
    mutationFn: (id: number) =>
      answer(api.POST('/api/merchant/deliveries/{id}/resend', { params: { path: { id } } })),
    onSuccess: again('deliveries'),
  });
}
