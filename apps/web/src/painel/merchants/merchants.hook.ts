import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';
import { numbered, useList } from '../../ground/api/list.js';
import { refused } from '../../ground/ui/toast.js';
import { merchants } from '../data/merchants.query.js';
import {
  queryOf,
  type Filter,
  type Merchant,
  type OpenDelivery,
  type Restrictions,
} from './merchants.rules.js';

const PAGE = 50;

export function useMerchants(filter: Filter) {
  return useList(['merchants', 'list', filter], ({ cursor = '1' }) => {
    const query = { ...queryOf(filter), page: Number(cursor), perPage: PAGE };
    return numbered(merchants.read(query));
  });
}

export function useMerchant(id: number) {
  return useQuery(merchants.one(id));
}

export function useSubUsers(ownerId: number) {
  return useQuery({
    queryKey: ['merchants', 'sub-users', ownerId],
    queryFn: () => merchants.read({ ownerId, perPage: 200 }),
  });
}

/** Puts a changed record into every cached list. */
export function keep(merchant: Merchant): void {
  cache.setQueryData(merchants.key(merchant.id), merchant);
  cache.setQueriesData<{ items: Merchant[] }>(
    { queryKey: ['merchants', 'sub-users'] },
    (users) =>
      users && {
        ...users,
        items: users.items.map((one) => (one.id === merchant.id ? { ...one, ...merchant } : one)),
      },
  );
  void cache.invalidateQueries({ queryKey: ['merchants'] });
}

export function useMerchantAct<V>(act: (input: V) => Promise<Merchant>) {
  return useMutation({ mutationFn: act, onSuccess: keep, onError: refused });
}

export function useRestrictions(id: number) {
  return useMutation({
    mutationFn: (restrictions: Restrictions) => merchants.change(id, { restrictions }),
    onSuccess: keep,
  });
}

export function usePreparation(id: number) {
  return useQuery({
    queryKey: [...merchants.key(id), 'preparation'],
    queryFn: () =>
      answer(api.GET('/api/admin/merchants/{id}/preparation-times', { params: { path: { id } } })),
  });
}

export function useFactorOf(id: number) {
  return useQuery({
    queryKey: [...merchants.key(id), 'second-factor'],
    queryFn: () => answer(api.GET('/api/admin/merchants/{id}/second-factor', { params: { path: { id } } })),
  });
}

export function useFactorRemoval(id: number) {
  return useMutation({
    mutationFn: () => api.DELETE('/api/admin/merchants/{id}/second-factor', { params: { path: { id } } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [...merchants.key(id), 'second-factor'] }),
    onError: refused,
  });
}

export function useForgetting(id: number) {
  return useMutation({
    mutationFn: () => api.DELETE('/api/admin/merchants/{id}/preparation-times', { params: { path: { id } } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [...merchants.key(id), 'preparation'] }),
    onError: refused,
  });
}

export function useKeysOf(merchantId: number, enabled: boolean) {
  return useQuery({
    queryKey: [...merchants.key(merchantId), 'keys'],
    queryFn: () => answer(api.GET('/api/admin/credentials', { params: { query: { merchantId } } })),
    enabled,
  });
}

/** Issues a key. The key is only in the answer of this call, never in the cache of queries. */
export function useKeyIssue(merchantId: number) {
  return useMutation({
    mutationFn: ({ kind, label }: { kind: 'full_api_key' | 'model_m_key'; label: string }) =>
      answer(api.POST('/api/admin/credentials', { body: { kind, label, merchantId } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: [...merchants.key(merchantId), 'keys'] }),
    onError: refused,
    gcTime: 0,
  });
}

export function useKeyRotation(merchantId: number) {
  return useMutation({
    mutationFn: (id: number) =>
      answer(api.POST('/api/admin/credentials/{id}/rotate', { params: { path: { id } } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: [...merchants.key(merchantId), 'keys'] }),
    onError: refused,
    gcTime: 0,
  });
}

export function useKeyEnd(merchantId: number) {
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/admin/credentials/{id}', { params: { path: { id } } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: merchants.key(merchantId) }),
    onError: refused,
  });
}

export function useOpenDelivery(id: number) {
  return useQuery({
    queryKey: [...merchants.key(id), 'open-delivery'],
    queryFn: () => answer(api.GET('/api/admin/merchants/{id}/open-delivery', { params: { path: { id } } })),
  });
}

export function useOpenDeliveryChange(id: number) {
  return useMutation({
    mutationFn: (body: Omit<OpenDelivery, 'clientId'>) =>
      answer(api.PUT('/api/admin/merchants/{id}/open-delivery', { params: { path: { id } }, body })),
    onSuccess: (saved) => cache.setQueryData([...merchants.key(id), 'open-delivery'], saved),
  });
}

export function usePairIssue(id: number) {
  return useMutation({
    mutationFn: () =>
      answer(api.POST('/api/admin/merchants/{id}/open-delivery/credentials', { params: { path: { id } } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: merchants.key(id) }),
    onError: refused,
    gcTime: 0,
  });
}
