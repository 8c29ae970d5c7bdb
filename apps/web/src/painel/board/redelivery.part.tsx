import { type OrderDetail, call, again, keyOf } from '../../base/api/client.js';
import { Button } from '../../base/ui/button.js';
import { isRedeliverable, Redelivery } from '../../base/ui/redelivery.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { notify, refused } from '../../base/ui/toast.js';
import { redeliveryWords } from '../../base/words.js';
import { decisions } from '../data/orders.query.js';
import { decisionWords } from '../words.js';
import { keepOrders } from './open-orders.store.js';
import { GOODS_PLACES, type GoodsPlace } from './wait-items.rules.js';

export function askSecondDelivery(orderId: number): void {
  void showDialog(
    <Redelivery
      orderId={orderId}
      quote={() => call('/api/admin/orders/{id}/redelivery', { id: orderId })}
      send={(price) =>
        call('POST /api/admin/orders/{id}/redelivery', { id: orderId, expectedTotalCents: price })
      }
      done={(second) => {
        keepOrders([second]);
        notify(redeliveryWords.placed(second.publicId));
        void decisions.reread();
      }}
    />,
  );
}

/** Starts a second delivery of returned goods; the operator says where it is collected. */
export function RedeliveryButton({ order }: { order: OrderDetail }) {
  const { id, goodsAt } = order;
  if (!isRedeliverable(order)) return null;
  const put = (place: string) =>
    call('PUT /api/admin/failed-orders/{id}/goods', { id, goodsAt: place as GoodsPlace });
  const reread = () => void again(keyOf('/api/admin/orders/{id}', { id }));
  return (
    <>
      <Button kind="primary" onClick={() => askSecondDelivery(id)}>
        {redeliveryWords.act}
      </Button>
      {goodsAt && (
        <select
          className="input"
          aria-label={decisionWords.goods}
          value={goodsAt}
          onChange={({ target }) => put(target.value).then(reread, refused)}
        >
          {GOODS_PLACES.map((place) => (
            <option key={place} value={place}>
              {decisionWords.goodsAt[place]}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
