import { useMutation, useQuery } from '@tanstack/react-query';
import { read, again } from '../../ground/api/client.js';
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
