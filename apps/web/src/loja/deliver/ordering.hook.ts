import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { again, Problem, call } from '../../ground/api/client.js';
import { go } from '../../ground/router.js';
import { notify } from '../../ground/ui/toast.js';
import type { useKeptForm } from '../data/kept-form.hook.js';
import { KeptForm } from '../data/kept-form.store.js';
import { isRefusal } from '../data/refusal.rules.js';
import { EMPTY_DRAFT, type Draft, type orderOf } from './draft.rules.js';
import { deliverWords as text } from '../words.js';

/** The delivery that is being written. */
export const deliveryForm = new KeptForm<Draft>('loja-delivery', EMPTY_DRAFT, () => sessionStorage);

type DeliveryForm = ReturnType<typeof useKeptForm<Draft>>;

/** Orders what is written, once, however often it is sent and whatever is changed after a lost answer. */
export function useOrdering(form: DeliveryForm, body: ReturnType<typeof orderOf>) {
  const finish = async (id: number, said: string) => {
    form.clear();
    notify(said);
    if (location.pathname === '/loja/nova') go(`/loja/entregas/${String(id)}`);
    await again(
      '/api/merchant/orders',
      '/api/merchant/wallet',
      '/api/merchant/recipients',
      '/api/merchant/pickups',
    );
  };
  const ordering = useMutation({
    onMutate: () => ({ isFirst: form.send() }),
    mutationFn: () => call('POST /api/merchant/orders', body, { headers: { 'Idempotency-Key': form.key } }),
    onSuccess: ({ id }) => finish(id, text.ordered),
    onError: async (error, _, context) => {
      if (context?.isFirst === true && isRefusal(error)) form.unsend();
      if (error instanceof Problem && error.code === 'price_changed')
        await again(['POST', '/api/merchant/orders/quote']);
    },
  });
  const placed = usePlaced(form, ordering.isPending);
  useEffect(() => {
    if (placed === null) return;
    if (form.sent === JSON.stringify(form.value)) void finish(placed, text.already);
    else {
      form.done(placed);
      ordering.reset();
    }
    // Each order is found once: afterwards the form has another key.
  }, [placed]);
  return ordering;
}

/** Id of the order that a request made whose answer was lost; null: none, or it is not known yet. */
function usePlaced({ key, sent }: DeliveryForm, isPending: boolean): number | null {
  const asked = useQuery({
    queryKey: ['placed', key],
    enabled: sent !== null && !isPending,
    staleTime: 0,
    queryFn: async () => {
      try {
        return (await call('/api/merchant/orders/placed/{key}', { key })).id;
      } catch (error) {
        if (error instanceof Problem && error.status === 404) return null;
        throw error;
      }
    },
  });
  return isPending ? null : (asked.data ?? null);
}
