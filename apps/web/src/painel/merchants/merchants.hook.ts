import { useMutation, useQuery } from '@tanstack/react-query';
import { call, read, again } from '../../ground/api/client.js';
import { refused } from '../../ground/ui/toast.js';
import type { Merchant } from './merchants.rules.js';

export function useMerchant(id: number) {
  return useQuery({ ...read('/api/admin/merchants/{id}', { id }), staleTime: 5_000 });
}

/** Reads what is shown of merchants again. */
export function keep(): void {
  void again('/api/admin/merchants');
}

export function useMerchantAct<V>(act: (input: V) => Promise<Merchant>) {
  return useMutation({ mutationFn: act, onSuccess: keep, onError: refused });
}

/** Issues a key. The key is only in the answer of this call, never in the cache of queries. */
export function useKeyIssue(merchantId: number) {
  return useMutation({
    mutationFn: ({ kind, label }: { kind: 'full_api_key' | 'model_m_key'; label: string }) =>
      call('POST /api/admin/credentials', { kind, label, merchantId }),
    onSuccess: () => again('/api/admin/credentials'),
    onError: refused,
    gcTime: 0,
  });
}
