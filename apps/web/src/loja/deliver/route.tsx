import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answer, api, cache } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { go, usePlace } from '../../ground/router.js';
import { instantOf } from '../../ground/time.js';
import { Loading } from '../../ground/ui/empty.js';
import { notify } from '../../ground/ui/toast.js';
import { useOrder } from '../data/orders.hook.js';
import { useBalance, useOffering, usePlaces } from '../data/places.hook.js';
import { useKnownSession } from '../data/session.hook.js';
import { useDraft, useSettled } from './draft.hook.js';
import { draftAgain, EMPTY_DRAFT, isPriceable, orderOf, quoteOf, type Payment } from './draft.rules.js';
import { DeliverView } from './view.js';
import { deliverWords } from './words.js';

const PAUSE_MS = 500;

export function DeliverRoute() {
  const { query } = usePlace();
  const from = query.get('de');
  return from === null ? <Deliver /> : <DeliverAgain id={from} />;
}

/** Fills the draft by an order, once, and goes on as ever. */
function DeliverAgain({ id }: { id: string }) {
  const { data: order, error } = useOrder(id);
  const [, setDraft] = useDraft();
  useEffect(() => {
    if (order) setDraft(draftAgain(order));
    // After the draft is kept.
    if (order ?? error) setTimeout(go, 0, '/loja/nova', { replace: true });
  }, [order, error, setDraft]);
  return <Loading lines={8} />;
}

/** A name for the request: the same sent again, after a lost answer, is the same order. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function Deliver() {
  const text = useWords(deliverWords);
  const { may, hub } = useKnownSession();
  const [draft, setDraft] = useDraft();
  const [key, setKey] = useState(newKey);
  const balance = useBalance();
  const offering = useOffering();
  const pickups = usePlaces('pickups', '');
  const chosen = pickups.data?.find(({ id }) => String(id) === draft.pickup);
  const pickup = chosen ? pickupOf(chosen) : null;
  const scheduledFor = draft.schedule === '' ? null : instantOf(draft.schedule);
  const priced = useSettled(isPriceable(draft) ? quoteOf(draft, pickup, scheduledFor) : null, PAUSE_MS);
  const quote = useQuery({
    queryKey: ['quote', priced],
    enabled: priced !== null,
    retry: false,
    queryFn: () => answer(api.POST('/api/merchant/orders/quote', { body: priced ?? { stops: [] } })),
  });
  const payments: Payment[] = [
    'wallet',
    ...(may.invoiced ? (['invoiced'] as const) : []),
    ...(hub.pix ? (['online'] as const) : []),
  ];
  const payment = draft.payment ?? bestOf(payments, balance.data ?? 0, quote.data?.totalCents ?? 0);
  const ordering = useMutation({
    mutationFn: () =>
      answer(
        api.POST('/api/merchant/orders', {
          body: orderOf(draft, pickup, scheduledFor, payment),
          headers: { 'Idempotency-Key': key },
        }),
      ),
    onSuccess: async ({ id }) => {
      notify(text.ordered);
      setDraft(EMPTY_DRAFT);
      setKey(newKey());
      for (const read of ['orders', 'wallet', 'places']) await cache.invalidateQueries({ queryKey: [read] });
      go(`/loja/entregas/${String(id)}`);
    },
  });
  return (
    <DeliverView
      draft={draft}
      change={(changes) => {
        // What was refused may be sent anew; another order needs another name.
        if (ordering.error) setKey(newKey());
        if (ordering.error) ordering.reset();
        setDraft((before) => ({ ...before, ...changes }));
      }}
      quote={isPriceable(draft) ? quote : null}
      ordering={ordering}
      payments={payments}
      payment={payment}
      balanceCents={balance.data ?? null}
      vehicles={offering.data ?? []}
      pickups={pickups.data ?? []}
      mayOrder={may.order}
    />
  );
}

/** The wallet where it covers the price, else the invoice. */
function bestOf(payments: readonly Payment[], balance: number, price: number): Payment {
  if (balance >= price && balance > 0) return 'wallet';
  return payments.find((one) => one === 'invoiced') ?? 'wallet';
}

function pickupOf({
  name,
  phone,
  address,
  complement,
  reference,
  instructions,
  ...place
}: NonNullable<ReturnType<typeof usePlaces>['data']>[number]) {
  const { latitude, longitude } = place;
  const known = latitude === null || longitude === null ? {} : { latitude, longitude };
  return { ...{ name, phone, address, complement, reference, instructions }, ...known };
}
