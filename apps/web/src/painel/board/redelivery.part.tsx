import { useOpen } from '../../ground/open.js';
import { type OrderDetail, call, again, keyOf } from '../../ground/api/client.js';
import { Button } from '../../ground/ui/button.js';
import { isRedeliverable, Redelivery } from '../../ground/ui/redelivery.js';
import { notify } from '../../ground/ui/toast.js';
import { redeliveryWords as text } from '../../ground/words.js';
import { GoodsAt } from './goods-place.part.js';
import { keepOrder } from './open-orders.store.js';

/** Sends out again what nobody took. */
export function RedeliveryButton({ order }: { order: OrderDetail }) {
  const asking = useOpen();
  if (!isRedeliverable(order)) return null;
  return (
    <>
      <Button kind="primary" onClick={asking.open}>
        {text.act}
      </Button>
      {order.goodsAt && (
        <GoodsAt
          orderId={order.id}
          at={order.goodsAt}
          done={() => void again(keyOf('/api/admin/orders/{id}', { id: order.id }))}
        />
      )}
      {asking.is && (
        <Redelivery
          orderId={order.id}
          quote={() => call('/api/admin/orders/{id}/redelivery', { id: order.id })}
          send={(price) =>
            call('POST /api/admin/orders/{id}/redelivery', { id: order.id, expectedTotalCents: price })
          }
          done={(second) => {
            keepOrder(second);
            notify(text.placed(second.publicId));
            asking.close();
          }}
          close={asking.close}
        />
      )}
    </>
  );
}
