import { sendChange, useRead, itemsOf } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { money } from '../../base/money.js';
import { moment } from '../../base/time.js';
import { Box } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { FactList } from '../../base/ui/fact-list.js';
import { RecordDialog } from '../../base/ui/record-form.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { dotted, wordOf } from '../../base/texts.js';
import type { OrderDetail } from '../data/orders.hook.js';
import { orderWords, tipWords as text } from '../words.js';

interface TipProps {
  order: Pick<OrderDetail, 'id' | 'tipCents' | 'courier'>;
}

export function Tip({ order }: TipProps) {
  if (!order.courier) return null;
  const { name } = order.courier;
  return (
    <Button onClick={() => showDialog(<TipDialog order={order} who={name} />)}>
      {order.tipCents > 0 ? text.more : text.act}
    </Button>
  );
}

function TipDialog({ order: { id, tipCents }, who }: TipProps & { who: string }) {
  const tip = c.record({
    tipCents: c.field(text.amount, c.centsFrom(tipCents + 1), { autoComplete: 'off' }),
  });
  return (
    <RecordDialog
      codec={tip}
      begin={() => ({ tipCents: tipCents || null })}
      title={text.title(who)}
      lead={text.lead}
      action={text.save}
      fault={text.least(money(tipCents))}
      save={(wanted) =>
        sendChange('PUT /api/merchant/orders/{id}/tip', { id, ...wanted }, '/api/merchant/wallet')
      }
      success={(_, wanted) => text.done({ amount: money(wanted.tipCents), who })}
    />
  );
}

export function MoneyPart({ order }: { order: OrderDetail }) {
  const { id: orderId, totalCents, lateChargeCents, paymentMethod, paymentStatus } = order;
  const { data: movements = [] } = useRead(
    '/api/merchant/orders/{id}/movements',
    { id: orderId },
    { select: itemsOf },
  );
  const entries = orderWords.entries as Readonly<Record<string, string>>;
  return (
    <Box title={orderWords.money}>
      <FactList
        facts={[
          [orderWords.price, money(totalCents)],
          [orderWords.late, lateChargeCents > 0 && money(lateChargeCents)],
          [orderWords.total, lateChargeCents > 0 && <strong>{money(totalCents + lateChargeCents)}</strong>],
          [orderWords.entries.courier_tip, order.tipCents > 0 && money(order.tipCents)],
          [
            orderWords.whoPays,
            dotted(
              orderWords.store,
              orderWords.payment[paymentMethod],
              paymentStatus && wordOf(orderWords.paymentStatus, paymentStatus),
            ),
          ],
        ]}
      />
      {movements.length > 0 && (
        <>
          <h3>{orderWords.moved}</h3>
          <ul className="lines">
            {movements.map(({ id, kind, operation, amountCents, createdAt }) => (
              <li key={id} className="row">
                <span className="grow">{entries[kind] ?? orderWords.entries.other}</span>
                <span className="soft number">{moment(createdAt)}</span>
                <strong className="number">
                  {operation === 'debit' ? '− ' : '+ '}
                  {money(amountCents)}
                </strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </Box>
  );
}
