import { useMutation, useQuery } from '@tanstack/react-query';
import { itemsOf } from '../../base/api/list.js';
import { again, call, read, write } from '../../base/api/client.js';
import { go } from '../../base/router.js';
import { Unread } from '../../base/ui/empty.js';
import { Redelivery } from '../../base/ui/redelivery.js';
import { notify } from '../../base/ui/toast.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { useOrder } from '../data/orders.hook.js';
import { useKnownSession } from '../data/session.hook.js';
import { OrderView } from './view.js';
import { redeliveryWords } from '../../base/words.js';
import { orderWords as text } from '../words.js';

function readAgain(): Promise<unknown> {
  return again('/api/merchant/orders', '/api/merchant/wallet');
}

export function OrderRoute({ id }: { id: string }) {
  const { may, hub, modules } = useKnownSession();
  const found = useOrder(id);
  const movements = useQuery({
    ...read('/api/merchant/orders/{id}/movements', { id: found.data?.id ?? 0 }),
    select: itemsOf,
    enabled: found.isSuccess,
  });
  const orderId = found.data?.id ?? 0;
  const also = ['/api/merchant/wallet'] as const;
  const onSuccess = () => notify(text.cancelled);
  const cancelling = useMutation(write('POST /api/merchant/orders/{id}/cancel', { also, onSuccess }));
  const readying = useMutation(write('POST /api/merchant/orders/{id}/ready', { also }));
  const simulating = useMutation(write('POST /api/merchant/orders/{id}/simulate-payment', { also }));
  const actOf = ({ isPending, mutate }: typeof cancelling | typeof readying | typeof simulating) =>
    may.handle ? { isPending, run: () => mutate({ id: orderId }) } : null;
  if (!found.isSuccess) return <Unread of={found} lines={9} />;
  const redeliver = () =>
    showDialog((close) => (
      <Redelivery
        orderId={orderId}
        quote={() => call('/api/merchant/orders/{id}/redelivery', { id: orderId })}
        send={(price) =>
          call('POST /api/merchant/orders/{id}/redelivery', { id: orderId, expectedTotalCents: price })
        }
        done={(second) => {
          close();
          notify(redeliveryWords.placed(second.publicId));
          go(`/loja/entregas/${String(second.id)}`);
          void readAgain();
        }}
        close={close}
      />
    ));
  return (
    <OrderView
      order={found.data}
      movements={movements.data ?? []}
      companyPhone={hub.phone}
      cancelling={actOf(cancelling)}
      readying={actOf(readying)}
      simulating={hub.simulatesPayments ? actOf(simulating) : null}
      tipped={may.order ? readAgain : null}
      mayClaim={modules.includes('claims') ? may.order : null}
      again={may.order ? () => go(`/loja/nova?de=${String(found.data.id)}`) : null}
      redelivering={may.order && found.data.redeliverable ? redeliver : null}
    />
  );
}
