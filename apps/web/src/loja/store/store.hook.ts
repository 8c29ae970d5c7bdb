import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';
import { useItems } from '../../ground/api/list.js';
import type { DefaultFallback } from '../../ground/fallback.rules.js';
import type { PlaceKind } from '../data/places.hook.js';
import { sessionAgain } from '../data/session.hook.js';
import type { OpeningPeriod } from './opening-period.rules.js';

export type Account = Answer<'/api/merchant/account', 'get'>;
export type User = Answer<'/api/merchant/users', 'get'>['items'][number];

function again(...keys: string[]) {
  return () => Promise.all(keys.map((key) => cache.invalidateQueries({ queryKey: [key] })));
}

export function useAccount() {
  return useQuery({ queryKey: ['account'], queryFn: () => answer(api.GET('/api/merchant/account')) });
}

type AccountPatch = {
  name?: string;
  phone?: string;
  address?: {
    street: string;
    number: string | null;
    complement: string | null;
    district: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
  };
  openingHours?: OpeningPeriod[] | null;
  preparationMinutes?: number | null;
  courierNote?: string | null;
  ifUndelivered?: DefaultFallback | null;
};

export function useChangeAccount() {
  return useMutation({
    mutationFn: (body: AccountPatch) => answer(api.PATCH('/api/merchant/account', { body })),
    onSuccess: async (account) => {
      cache.setQueryData(['account'], account);
      await sessionAgain();
    },
  });
}

/** The picture of the store; null takes it away. */
export function useLogo() {
  return useMutation({
    mutationFn: async (file: File | null) => {
      if (file === null) {
        await api.DELETE('/api/merchant/account/logo');
        return;
      }
      const body = new FormData();
      body.set('picture', file);
      await api.PUT('/api/merchant/account/logo', { body });
    },
    onSuccess: again('account', 'loja-session'),
  });
}

export function useUsers() {
  return useItems(['users'], () => api.GET('/api/merchant/users'));
}

export function useInvite() {
  return useMutation({
    mutationFn: (body: { name: string; email: string }) => answer(api.POST('/api/merchant/users', { body })),
    onSuccess: again('users'),
  });
}

interface UserChange {
  id: number;
  blocked?: boolean;
  restrictions?: User['restrictions'];
  dayLimitCents?: number | null;
}

export function useChangeUser() {
  return useMutation({
    mutationFn: ({ id, ...body }: UserChange) =>
      answer(api.PATCH('/api/merchant/users/{id}', { params: { path: { id } }, body })),
    onSuccess: again('users'),
  });
}

export function useRemoveUser() {
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/merchant/users/{id}', { params: { path: { id } } }),
    onSuccess: again('users'),
  });
}

export function useSendLink() {
  return useMutation({
    mutationFn: (id: number) =>
      answer(api.POST('/api/merchant/users/{id}/password-reset', { params: { path: { id } } })),
  });
}

export function useAddPickup() {
  return useMutation({
    mutationFn: (body: { name: string; address: string }) =>
      answer(api.POST('/api/merchant/pickups', { body })),
    onSuccess: again('places'),
  });
}

export function useRemovePlace(kind: PlaceKind) {
  return useMutation({
    mutationFn: (id: number) => {
      const params = { path: { id } };
      return kind === 'pickups'
        ? api.DELETE('/api/merchant/pickups/{id}', { params })
        : api.DELETE('/api/merchant/recipients/{id}', { params });
    },
    onSuccess: again('places'),
  });
}
