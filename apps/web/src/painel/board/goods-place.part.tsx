import { call } from '../../ground/api/client.js';
import { refused } from '../../ground/ui/toast.js';
import { GOODS_PLACES, type GoodsPlace } from '../data/goods.rules.js';
import { decisionWords as text } from '../words.js';

interface GoodsAtProps {
  readonly orderId: number;
  readonly at: GoodsPlace;
  readonly done: () => void;
}

/** Where the goods are that nobody took, as an operator says: a second delivery is collected there. */
export function GoodsAt({ orderId, at, done }: GoodsAtProps) {
  return (
    <select
      className="input"
      aria-label={text.goods}
      value={at}
      onChange={({ target }) =>
        call('PUT /api/admin/failed-orders/{id}/goods', {
          id: orderId,
          goodsAt: target.value as GoodsPlace,
        }).then(done, refused)
      }
    >
      {GOODS_PLACES.map((place) => (
        <option key={place} value={place}>
          {text.goodsAt[place]}
        </option>
      ))}
    </select>
  );
}
