import { useMutation } from '@tanstack/react-query';
import { useOpen } from '../../ground/open.js';
import { cache } from '../../ground/api/client.js';
import { go } from '../../ground/router.js';
import { Unread } from '../../ground/ui/empty.js';
import { Redelivery } from '../../ground/ui/redelivery.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { orderActs, useMovements, useOrder } from '../data/orders.hook.js';
import { useKnownSession } from '../data/session.hook.js';
import { OrderView } from './view.js';
import { redeliveryWords } from '../../ground/words.js';
import { orderWords as text } from '../words.js';

function readAgain(): Promise<unknown> {
  return Promise.all(
    ['orders', 'order', 'order-movements', 'wallet'].map((key) =>
      cache.invalidateQueries({ queryKey: [key] }),
    ),
  );
}

export function OrderRoute({ id }: { id: string }) {
  const { may, hub } = useKnownSession();
  const found = useOrder(id);
  const movements = useMovements(found.data?.id);
  const orderId = found.data?.id ?? 0;
  const asking = useOpen();
  const cancelling = useMutation({
    mutationFn: () => orderActs.cancel(orderId),
    onSuccess: async () => {
      notify(text.cancelled);
      await readAgain();
    },
    onError: refused,
  });
  const readying = useMutation({
    mutationFn: () => orderActs.ready(orderId),
    onSuccess: readAgain,
    onError: refused,
  });
  const simulating = useMutation({
    mutationFn: () => orderActs.simulatePayment(orderId),
    onSuccess: readAgain,
    onError: refused,
  });
  if (!found.isSuccess) return <Unread of={found} lines={9} />;
  const view = (
    <OrderView
      order={found.data}
      movements={movements.data ?? []}
      companyPhone={hub.phone}
      cancelling={may.handle ? { isPending: cancelling.isPending, run: cancelling.mutate } : null}
      readying={may.handle ? { isPending: readying.isPending, run: readying.mutate } : null}
      simulating={
        hub.simulatesPayments && may.handle
          ? { isPending: simulating.isPending, run: simulating.mutate }
          : null
      }
      tipped={may.order ? readAgain : null}
      mayClaim={may.order}
      again={may.order ? () => go(`/loja/nova?de=${String(found.data.id)}`) : null}
      redelivering={may.order && found.data.redeliverable ? asking.open : null}
    />
  );
  if (!asking.is) return view;
  return (
    <>
      {view}
      <Redelivery
        orderId={orderId}
        quote={() => orderActs.redelivery(orderId)}
        send={(price) => orderActs.redeliver(orderId, price)}
        done={(second) => {
          asking.close();
          notify(redeliveryWords.placed(second.publicId));
          go(`/loja/entregas/${String(second.id)}`);
          void readAgain();
        }}
        close={asking.close}
      />
    </>
  );
}
