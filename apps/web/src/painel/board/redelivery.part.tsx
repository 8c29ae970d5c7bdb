import { type OrderDetail, call, again, keyOf } from '../../base/api/client.js';
import { Button } from '../../base/ui/button.js';
import { isRedeliverable } from '../../base/ui/redelivery.js';
import { refused } from '../../base/ui/toast.js';
import { GOODS_PLACES, type GoodsPlace } from './wait-items.rules.js';
import { askSecondDelivery } from './second-delivery.part.js';
import { redeliveryWords as text } from '../../base/words.js';
import { decisionWords } from '../words.js';

/** Sends out again what nobody took. */
export function RedeliveryButton({ order }: { order: OrderDetail }) {
  if (!isRedeliverable(order)) return null;
  return (
    <>
      <Button kind="primary" onClick={() => askSecondDelivery(order.id)}>
        {text.act}
      </Button>
      {order.goodsAt && (
        <GoodsAt
          orderId={order.id}
          place={order.goodsAt}
          done={() => void again(keyOf('/api/admin/orders/{id}', { id: order.id }))}
        />
      )}
    </>
  );
}

interface GoodsAtProps {
  readonly orderId: number;
  readonly place: GoodsPlace;
  readonly done: () => void;
}

/** Where the goods are that nobody took, as an operator says: a second delivery is collected there. */
function GoodsAt({ orderId, place, done }: GoodsAtProps) {
  return (
    <select
      className="input"
      aria-label={decisionWords.goods}
      value={place}
      onChange={({ target }) =>
        call('PUT /api/admin/failed-orders/{id}/goods', {
          id: orderId,
          goodsAt: target.value as GoodsPlace,
        }).then(done, refused)
      }
    >
      {GOODS_PLACES.map((place) => (
        <option key={place} value={place}>
          {decisionWords.goodsAt[place]}
        </option>
      ))}
    </select>
  );
}
