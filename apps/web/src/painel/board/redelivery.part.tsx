import { useOpen } from '../../ground/open.js';
import { cache, type OrderDetail } from '../../ground/api/client.js';
import { Button } from '../../ground/ui/button.js';
import { isRedeliverable, Redelivery } from '../../ground/ui/redelivery.js';
import { notify } from '../../ground/ui/toast.js';
import { redeliveryWords as text } from '../../ground/words.js';
import { orderActs } from '../data/order-acts.query.js';
import { orders } from '../data/orders.query.js';
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
          done={() => void cache.invalidateQueries({ queryKey: orders.key(order.id) })}
        />
      )}
      {asking.is && (
        <Redelivery
          orderId={order.id}
          quote={() => orderActs.redelivery(order.id)}
          send={(price) => orderActs.redeliver(order.id, price)}
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
