import { useMutation } from '@tanstack/react-query';
import { type Answer, call, again } from '../../ground/api/client.js';

export type Claim = Answer<'/api/merchant/orders/{id}/claims'>['items'][number];
type ClaimKind = Claim['kind'];

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
      return call('POST /api/merchant/orders/{id}/claims', { id: orderId, form: body });
    },
    onSuccess: () => again('/api/merchant/orders'),
  });
}
