import { refused } from '../../ground/ui/toast.js';
import { decisions, type GoodsPlace } from '../data/unserved.query.js';
import { decisionWords as text } from '../words.js';

const PLACES = ['shop', 'hub', 'courier'] as const;

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
      onChange={({ target }) => decisions.place(orderId, target.value as GoodsPlace).then(done, refused)}
    >
      {PLACES.map((place) => (
        <option key={place} value={place}>
          {text.goodsAt[place]}
        </option>
      ))}
    </select>
  );
}
