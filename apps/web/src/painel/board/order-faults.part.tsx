import { again, cache, call, keyOf, type Answer, type OrderDetail, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { money } from '../../base/money.js';
import { useMay } from '../../desk/session.js';
import { Button } from '../../base/ui/button.js';
import { RecordDialog } from '../../base/ui/record-form.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { dotted } from '../../base/texts.js';
import { claimWords, orderFaultWords as text } from '../words.js';

type StopFault = Answer<'/api/admin/orders/{id}/faults'>['items'][number];

export function OrderFaults({ order }: { order: OrderDetail }) {
  const may = useMay();
  const { data } = useRead('/api/admin/orders/{id}/faults', { id: order.id });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{text.title}</h3>
      <ul className="stack g8">
        {items.map((one) => (
          <li key={one.stop} className="row tops">
            <span className="grow stack g2">
              <strong>{claimWords.faults[one.fault]}</strong>
              <span className="soft">
                {dotted(order.stops.length > 1 && text.stop(one.stop), one.decidedBy ?? text.byTable)}
              </span>
              {one.reason !== null && <span className="break">{one.reason}</span>}
              <span className="soft">{movedText(one)}</span>
            </span>
            {may('wallets') && <Button onClick={() => changeFault(order.id, one)}>{text.change}</Button>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function movedText({ movements }: StopFault): string {
  const sum = (of: 'shop' | 'courier') =>
    movements.reduce((all, { holder, cents }) => all + (holder === of ? cents : 0), 0);
  const [shop, courier] = [sum('shop'), sum('courier')];
  if (shop === 0 && courier === 0) return claimWords.movesNothing;
  return claimWords.moves({ shop: money(shop), courier: money(courier) });
}

const CHANGE = c.record({
  fault: c.field(claimWords.whose, c.choice(claimWords.faults)),
  goodsCents: c.field(claimWords.goods, c.saying(claimWords.notAmount, c.optional(c.cents)), {
    hint: claimWords.goodsHint,
  }),
  reason: c.field(text.reason, c.needed, { rows: 3, maxLength: 500, required: true }),
});

function changeFault(id: number, { stop, fault }: StopFault) {
  return showDialog(
    <RecordDialog
      codec={CHANGE}
      begin={{ fault }}
      title={text.change}
      lead={text.lead}
      save={(change) => call('POST /api/admin/orders/{id}/faults/{stop}', { id, stop, ...change })}
      saved={(after) => {
        cache.setQueryData(keyOf('/api/admin/orders/{id}/faults', { id }), after);
        void again('/api/admin/wallets');
      }}
      success={text.changed}
    />,
  );
}
