import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { again, type Answer, call, read } from '../../base/api/client.js';
import { itemsOf } from '../../base/api/list.js';

export type OpenDelivery = Answer<'/api/merchant/open-delivery'>;
export type Key = Answer<'/api/merchant/keys'>['items'][number];
export type KeyKind = 'full_api_key' | 'model_m_key';
export type Webhook = Answer<'/api/merchant/webhooks'>['items'][number];
export type Delivery = Answer<'/api/merchant/deliveries'>['items'][number];

export const EVENTS = [
  ...(['ORDER_CREATED', 'ORDER_SEARCHING_COURIER', 'ORDER_ACCEPTED', 'COURIER_ASSIGNED'] as const),
  ...(['ORDER_ARRIVED_AT_PICKUP', 'ORDER_COLLECTED', 'ORDER_COMPLETED', 'ORDER_CANCELLED'] as const),
  ...(['ORDER_UPDATED', 'ORDER_DELETED'] as const),
];

/** A key that the server has said once; it stays on the page until the person has kept it. */
interface IssuedKey {
  readonly id: number;
  readonly label: string;
  readonly key: string;
}

/** Issues, replaces and ends keys. `issued`: the new ones of this page that work. */
export function useKeyChanges() {
  const [issued, setIssued] = useState<readonly IssuedKey[]>([]);
  const change = (ended: number | null, made: IssuedKey | null) => {
    setIssued((known) => [...known.filter(({ id }) => id !== ended), ...(made ? [made] : [])]);
    return again('/api/merchant/keys');
  };
  const issuing = useMutation({
    mutationFn: (body: { kind: KeyKind; label: string }) => call('POST /api/merchant/keys', body),
    onSuccess: (made, { label }) => change(null, { ...made, label }),
  });
  const rotating = useMutation({
    mutationFn: ({ id }: Key) => call('POST /api/merchant/keys/{id}/rotate', { id }),
    onSuccess: (made, { id, label }) => change(id, { ...made, label }),
  });
  const ending = useMutation({
    mutationFn: ({ id }: Key) => call('DELETE /api/merchant/keys/{id}', { id }),
    onSuccess: (_, { id }) => change(id, null),
  });
  const forget = () => setIssued([]);
  return { issuing, rotating, ending, issued, forget };
}

/** The address that a subscription's messages go to; undefined while unknown, or when it was removed. */
export function useReceiver(sent: Delivery | undefined): string | undefined {
  const webhooks = useQuery({ ...read('/api/merchant/webhooks'), select: itemsOf });
  const openDelivery = useQuery(read('/api/merchant/open-delivery'));
  if (sent?.face === 'open-delivery') return openDelivery.data?.webhookUrl ?? undefined;
  return webhooks.data?.find(({ id }) => id === sent?.subscriptionId)?.url;
}
