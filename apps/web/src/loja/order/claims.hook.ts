import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Answer } from '../../ground/api/client.js';

export type Claim = Answer<'/api/merchant/orders/{id}/claims', 'get'>['items'][number];
type ClaimKind = Claim['kind'];

const at = (id: number) => ({ params: { path: { id: String(id) } } });
const key = (orderId: number) => ['claims', orderId] as const;

export function useClaims(orderId: number) {
  return useQuery({
    queryKey: key(orderId),
    queryFn: () => answer(api.GET('/api/merchant/orders/{id}/claims', at(orderId))),
  });
}

interface NewClaim {
  readonly stop: number;
  readonly kind: ClaimKind;
  readonly text: string;
  readonly photos: readonly File[];
}

export function useNewClaim(orderId: number) {
  return useMutation({
    mutationFn: ({ stop, kind, text, photos }: NewClaim) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ stop: String(stop), kind, text })) body.set(name, value);
      for (const photo of photos) body.append('photos', photo);
      return answer(api.POST('/api/merchant/orders/{id}/claims', { ...at(orderId), body }));
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: key(orderId) }),
  });
}
