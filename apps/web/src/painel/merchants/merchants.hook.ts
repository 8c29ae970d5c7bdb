import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';
import { refused } from '../../ground/ui/toast.js';
import {
  queryOf,
  type Filter,
  type Merchant,
  type OpenDelivery,
  type Restrictions,
} from './merchants.rules.js';

const PAGE = 50;

export function useMerchants(filter: Filter) {
  return useInfiniteQuery({
    queryKey: ['merchants', 'list', filter],
    initialPageParam: 1,
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/admin/merchants', {
          params: { query: { ...queryOf(filter), page: pageParam, perPage: PAGE } },
        }),
      ),
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
  });
}

export function useMerchant(id: number) {
  return useQuery({
    queryKey: ['merchant', id],
    queryFn: () => answer(api.GET('/api/admin/merchants/{id}', { params: { path: { id } } })),
    staleTime: 5_000,
  });
}

export function useSubUsers(ownerId: number) {
  return useQuery({
    queryKey: ['merchants', 'sub-users', ownerId],
    queryFn: () => answer(api.GET('/api/admin/merchants', { params: { query: { ownerId, perPage: 200 } } })),
  });
}

/** Puts a changed record into every cached list. */
export function keep(merchant: Merchant): void {
  cache.setQueryData(['merchant', merchant.id], merchant);
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
    mutationFn: (restrictions: Restrictions) =>
      answer(api.PATCH('/api/admin/merchants/{id}', { params: { path: { id } }, body: { restrictions } })),
    onSuccess: keep,
  });
}

export function usePreparation(id: number) {
  return useQuery({
    queryKey: ['merchant', id, 'preparation'],
    queryFn: () =>
      answer(api.GET('/api/admin/merchants/{id}/preparation-times', { params: { path: { id } } })),
  });
}

export function useFactorOf(id: number) {
  return useQuery({
    queryKey: ['merchant', id, 'second-factor'],
    queryFn: () => answer(api.GET('/api/admin/merchants/{id}/second-factor', { params: { path: { id } } })),
  });
}

export function useFactorRemoval(id: number) {
  return useMutation({
    mutationFn: () => api.DELETE('/api/admin/merchants/{id}/second-factor', { params: { path: { id } } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['merchant', id, 'second-factor'] }),
    onError: refused,
  });
}

export function useForgetting(id: number) {
  return useMutation({
    mutationFn: () => api.DELETE('/api/admin/merchants/{id}/preparation-times', { params: { path: { id } } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['merchant', id, 'preparation'] }),
    onError: refused,
  });
}

export function useKeysOf(merchantId: number, enabled: boolean) {
  return useQuery({
    queryKey: ['merchant', merchantId, 'keys'],
    queryFn: () => answer(api.GET('/api/admin/credentials', { params: { query: { merchantId } } })),
    enabled,
  });
}

/** Issues a key. The key is only in the answer of this call, never in the cache of queries. */
export function useKeyIssue(merchantId: number) {
  return useMutation({
    mutationFn: ({ kind, label }: { kind: 'full_api_key' | 'model_m_key'; label: string }) =>
      answer(api.POST('/api/admin/credentials', { body: { kind, label, merchantId } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['merchant', merchantId, 'keys'] }),
    onError: refused,
    gcTime: 0,
  });
}

export function useKeyRotation(merchantId: number) {
  return useMutation({
    mutationFn: (id: number) =>
      answer(api.POST('/api/admin/credentials/{id}/rotate', { params: { path: { id } } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['merchant', merchantId, 'keys'] }),
    onError: refused,
    gcTime: 0,
  });
}

export function useKeyEnd(merchantId: number) {
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/admin/credentials/{id}', { params: { path: { id } } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['merchant', merchantId] }),
    onError: refused,
  });
}

export function useOpenDelivery(id: number) {
  return useQuery({
    queryKey: ['merchant', id, 'open-delivery'],
    queryFn: () => answer(api.GET('/api/admin/merchants/{id}/open-delivery', { params: { path: { id } } })),
  });
}

export function useOpenDeliveryChange(id: number) {
  return useMutation({
    mutationFn: (body: Omit<OpenDelivery, 'clientId'>) =>
      answer(api.PUT('/api/admin/merchants/{id}/open-delivery', { params: { path: { id } }, body })),
    onSuccess: (saved) => {
      cache.setQueryData(['merchant', id, 'open-delivery'], saved);
    },
  });
}

export function usePairIssue(id: number) {
  return useMutation({
    mutationFn: () =>
      answer(api.POST('/api/admin/merchants/{id}/open-delivery/credentials', { params: { path: { id } } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['merchant', id] }),
    onError: refused,
    gcTime: 0,
  });
}
