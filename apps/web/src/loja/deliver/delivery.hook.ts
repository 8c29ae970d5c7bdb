import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { again, call, Problem, useRead } from '../../base/api/client.js';
import { pointOf } from '../../base/map-point.js';
import { go } from '../../base/router.js';
import { useSettled } from '../../base/settled.js';
import { instantOf } from '../../base/time.js';
import { notify } from '../../base/ui/toast.js';
import { useOffering, usePlaces, type Place } from '../data/places.hook.js';
import { useKnownSession } from '../data/session.hook.js';
import { bestOf, type Payment } from '../data/status.rules.js';
import { isRefusal, StoredForm, useStoredForm } from '../data/stored-form.store.js';
import { EMPTY_DRAFT, isPriceable, orderOf, quoteOf, type Draft } from './draft.rules.js';
import { deliverWords as text } from '../words.js';

const PAUSE_MS = 500;
/** Prices change with demand and the time of day. */
const QUOTE_AGAIN_MS = 60_000;

/** What the form of a delivery shows. */
export function useDelivery() {
  const { may, hub } = useKnownSession();
  const form = useStoredForm(deliveryForm);
  const draft = form.value;
  const balance = useRead('/api/merchant/wallet', {}, { select: ({ balanceCents }) => balanceCents });
  const vehicles = useOffering().data ?? [];
  const pickups = usePlaces('pickups', '').data ?? [];
  const chosen = pickups.find(({ id }) => String(id) === draft.pickup);
  const pickup = chosen ? pickupOf(chosen) : null;
  const scheduledFor = draft.schedule === '' ? null : instantOf(draft.schedule);
  const { price, ...quoted } = useQuote(draft, pickup, scheduledFor);
  const payments: readonly Payment[] = [
    'wallet',
    ...(may.invoiced ? (['invoiced'] as const) : []),
    ...(hub.pix ? (['online'] as const) : []),
  ];
  const payment = draft.payment ?? bestOf(payments, balance.data ?? 0, price ?? 0);
  const { mutate, error, isPending, reset } = useOrdering(
    form,
    orderOf(draft, pickup, scheduledFor, payment, price),
  );
  return {
    draft,
    change: (changes: Partial<Draft>) => {
      if (error) reset();
      form.change((before) => ({ ...before, ...changes }));
    },
    ...quoted,
    ordering: { mutate: () => mutate(), error, isPending },
    /** The last request may have been done, though no answer came. */
    isUnanswered: error !== null && !isRefusal(error),
    /** Id of the order that an earlier version of the draft has made; null: none. */
    earlier: form.earlier,
    discard: () => form.clear(),
    payments,
    payment,
    balanceCents: balance.data ?? null,
    vehicles,
    pickups,
    mayOrder: may.order,
    mayRegister: may.manage,
  };
}

/**
 * The price of the draft; null: it lacks what a price needs. `isQuoted`: of the draft as it is now; true of a
 * courier call, which has no price.
 */
function useQuote(draft: Draft, pickup: object | null, scheduledFor: string | null) {
  const wanted = isPriceable(draft) ? quoteOf(draft, pickup, scheduledFor) : null;
  const priced = useSettled(wanted, PAUSE_MS);
  const quote = useRead('POST /api/merchant/orders/quote', priced ?? { stops: [] }, {
    retry: false,
    enabled: priced !== null,
    refetchInterval: QUOTE_AGAIN_MS,
  });
  if (draft.kind === 'call') return { quote: null, price: null, isQuoted: true };
  const isCurrent = JSON.stringify(wanted) === JSON.stringify(priced);
  const isQuoted = isCurrent && quote.data !== undefined && quote.error === null;
  return { quote: wanted && quote, price: quote.data?.totalCents ?? null, isQuoted };
}

function pickupOf({ name, phone, address, complement, reference, instructions, ...place }: Place) {
  return { name, phone, address, complement, reference, instructions, ...pointOf(place) };
}

export const deliveryForm = new StoredForm<Draft>('loja-delivery', EMPTY_DRAFT, () => sessionStorage);

type DeliveryForm = ReturnType<typeof useStoredForm<Draft>>;

/** Sends the order once, however often it is sent and whatever is changed after a lost answer. */
function useOrdering(form: DeliveryForm, body: ReturnType<typeof orderOf>) {
  const finish = async (id: number, notice: string) => {
    form.clear();
    notify(notice);
    if (location.pathname === '/loja/nova') go(`/loja/entregas/${id}`);
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
    // Runs once per order: `finish` gives the form another key.
  }, [placed]);
  return ordering;
}

/** Id of the order that was made by a request whose answer was lost; null: none, or not known yet. */
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
