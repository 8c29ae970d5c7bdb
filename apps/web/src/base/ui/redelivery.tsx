import { useMutation, useQuery } from '@tanstack/react-query';
import { Refused } from './refused.js';
import { money } from '../money.js';
import { redeliveryWords as text } from '../words.js';
import { Confirm, useClose } from './dialog.js';

interface RedeliveryProps<O> {
  orderId: number;
  quote: () => Promise<{ readonly totalCents: number; readonly goodsAt: keyof typeof text.goodsAt }>;
  send: (expectedTotalCents: number | null) => Promise<O>;
  done: (order: O) => void;
}

/** Asks whether an undelivered order shall go out again, with its price and where the goods are. */
export function Redelivery<O>({ orderId, quote, send, done }: RedeliveryProps<O>) {
  const price = useQuery({ queryKey: ['redelivery', orderId], queryFn: quote, retry: false, staleTime: 0 });
  const close = useClose();
  const sending = useMutation({
    mutationFn: () => send(price.data?.totalCents ?? null),
    onSuccess: (order) => {
      close();
      done(order);
    },
    onError: () => price.refetch(),
  });
  const error = sending.error ?? price.error;
  return (
    <Confirm
      title={text.title}
      action={text.act}
      tone="primary"
      busy={sending.isPending || price.isPending}
      confirm={() => sending.mutate()}
      lead={
        <>
          <p>{text.lead}</p>
          {price.data && (
            <p>
              <strong>{money(price.data.totalCents)}</strong> · {text.goodsAt[price.data.goodsAt]}
            </p>
          )}
          <Refused of={error} />
        </>
      }
    />
  );
}

interface MayGoAgain {
  readonly status: string;
  readonly stops: readonly { readonly status: string; readonly ifUndelivered: string | null }[];
}

/** Whether an order ended with goods that somebody still has. */
export function isRedeliverable({ status, stops }: MayGoAgain): boolean {
  return (
    status === 'completed' &&
    stops.some((stop) => stop.status === 'failed' && stop.ifUndelivered !== 'dispose')
  );
}
