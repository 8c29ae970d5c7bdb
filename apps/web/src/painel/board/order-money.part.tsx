import type { ReactNode } from 'react';
import { type OrderDetail, sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { distance, money, numeral } from '../../base/money.js';
import { useMay } from '../../desk/session.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Unread } from '../../base/ui/empty.js';
import { RecordDialog } from '../../base/ui/record-form.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { dotted, wordOf } from '../../base/texts.js';
import { drawerWords, orderWords as text, payLineWords, tipWords } from '../words.js';

export function OrderMoney({ order }: { order: OrderDetail }) {
  const paid: Readonly<Record<string, string>> = text.paid;
  const may = useMay();
  const facts: readonly (readonly [string, string | null])[] = [
    [text.pay, money(order.courierPayCents)],
    [text.lateCharge, order.lateChargeCents > 0 ? money(order.lateChargeCents) : null],
    [text.goods, order.goodsValueCents === null ? null : money(order.goodsValueCents)],
    [text.payment, dotted(wordOf(text.method, order.paymentMethod), paid[order.paymentStatus ?? ''])],
  ];
  const lines = priceLines(order);
  const { tariffName } = order.price;
  const total = (
    <>
      {text.price}
      {lines.length > 0 && <span className="soft"> {tariffName}</span>}
    </>
  );
  return (
    <section>
      <h3>{text.money}</h3>
      <dl className="facts">
        {lines.map(([name, value]) => (
          <Line key={name} look="soft" name={name} value={value} />
        ))}
        <Line look="bold" name={total} value={money(order.totalCents)} />
        {facts.map(([name, value]) => value !== null && <Line key={name} name={name} value={value} />)}
      </dl>
      <details className="below-it">
        <summary>{tipWords.title}</summary>
        <dl className="facts">
          {order.payLines.map(({ kind, cents }) => (
            <Line key={kind} look="soft" name={payLineWords[kind]} value={money(cents)} />
          ))}
        </dl>
        {may('wallets') && order.status !== 'cancelled' && (
          <Button kind="quiet" onClick={() => showDialog(<TipDialog order={order} />)}>
            {tipWords.tip}
          </Button>
        )}
      </details>
      {may('wallets', 'read') && <Movements orderId={order.id} />}
    </section>
  );
}

function Line({ look, name, value }: { look?: 'soft' | 'bold'; name: ReactNode; value: string }) {
  return (
    <div className={`key-line ${look ?? ''}`}>
      <dt>{name}</dt>
      <dd className="number">{value}</dd>
    </div>
  );
}

function Movements({ orderId }: { orderId: number }) {
  const text = drawerWords;
  const movements = useRead('/api/admin/orders/{id}/movements', { id: orderId });
  if (!movements.isSuccess) return <Unread of={movements} lines={2} />;
  const { items } = movements.data;
  if (items.length === 0) return <p className="soft below-it">{text.noMovements}</p>;
  return (
    <>
      <h4 className="caption below-it">{text.movements}</h4>
      <ul className="stack g4">
        {items.map((entry) => (
          <li key={entry.id} className="row wrap">
            <span className="number soft">{moment(entry.createdAt)}</span>
            <span className="grow cut">
              {wordOf(text.entry, entry.kind)} <span className="soft">{text.owner[entry.owner.kind]}</span>
            </span>
            <span className={entry.operation === 'credit' ? 'number green-text' : 'number'}>
              {entry.operation === 'credit' ? '+' : '−'} {money(entry.amountCents)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const PLAIN_BP = 10_000;
/** Parts of a price by their stored names, in the order of their computation. */
const AMOUNTS = [
  ['base', 'baseCents'],
  ['distance', 'distanceCents'],
  ['stops', 'stopsCents'],
  ['back', 'returnCents'],
  ['minimum', 'minimumAppliedCents'],
] as const;
const FACTORS = [
  ['period', 'factorBp'],
  ['surge', 'surgeBp'],
] as const;

/** Empty when an operator has set the total. */
function priceLines({ price, totalCents, distanceM }: OrderDetail) {
  if (price.totalCents !== totalCents) return [];
  const { pricePart, priceDistance } = drawerWords;
  const names = { ...pricePart, distance: priceDistance(distance(distanceM)) };
  return [
    ...AMOUNTS.filter(([, name]) => price[name] > 0).map(
      ([part, name]) => [names[part], money(price[name])] as const,
    ),
    ...FACTORS.filter(([, name]) => ![0, PLAIN_BP].includes(price[name])).map(
      ([part, name]) => [names[part], `× ${numeral(price[name] / PLAIN_BP)}`] as const,
    ),
  ];
}

function TipDialog({ order: { id, tipCents, status } }: { order: OrderDetail }) {
  const text = tipWords;
  const tip = c.record({
    tipCents: c.field(text.amount, c.centsFrom(tipCents), { autoComplete: 'off' }),
  });
  return (
    <RecordDialog
      codec={tip}
      begin={{ tipCents }}
      title={text.tipTitle}
      lead={status === 'completed' ? text.leadPaid : text.lead}
      action={text.save}
      fault={text.least(money(tipCents))}
      save={(given) => sendChange('PUT /api/admin/orders/{id}/tip', { id, ...given })}
      success={(_, given) => text.done(money(given.tipCents))}
    />
  );
}
