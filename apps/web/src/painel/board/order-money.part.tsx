import { useQuery } from '@tanstack/react-query';
import { type OrderDetail, read, sendChange } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { distance, money, numeral } from '../../base/money.js';
import { useMay } from '../../desk/session.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Unread } from '../../base/ui/empty.js';
import { RecordDialog } from '../../base/ui/record-form.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { dotted, wordOf } from '../../base/texts.js';
import { drawerWords, orderWords, payLineWords, tipWords as text } from '../words.js';

/** The order's price with its parts, and its movements in wallets. */
export function OrderMoney({ order }: { order: OrderDetail }) {
  const text = orderWords;
  const paid: Readonly<Record<string, string>> = text.paid;
  const mayWallets = useMay()('wallets', 'read');
  const facts: readonly (readonly [string, string | null])[] = [
    [text.pay, money(order.courierPayCents)],
    [text.lateCharge, order.lateChargeCents > 0 ? money(order.lateChargeCents) : null],
    [text.goods, order.goodsValueCents === null ? null : money(order.goodsValueCents)],
    [text.payment, dotted(wordOf(text.method, order.paymentMethod), paid[order.paymentStatus ?? ''])],
  ];
  const lines = priceLines(order);
  return (
    <section>
      <h3>{text.money}</h3>
      <dl className="facts">
        {lines.map(({ part, shown }) => (
          <div key={part} className="key-line soft">
            <dt>
              {part === 'distance'
                ? drawerWords.priceDistance(distance(order.distanceM))
                : drawerWords.pricePart[part]}
            </dt>
            <dd className="number">{shown}</dd>
          </div>
        ))}
        <div className="key-line bold">
          <dt>
            {text.total}
            {lines.length > 0 && tariffOf(order.price) !== null && (
              <span className="soft"> {tariffOf(order.price)}</span>
            )}
          </dt>
          <dd className="number">{money(order.totalCents)}</dd>
        </div>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="key-line">
                <dt>{name}</dt>
                <dd className="number">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <OrderPay order={order} />
      {mayWallets && <Movements orderId={order.id} />}
    </section>
  );
}

function Movements({ orderId }: { orderId: number }) {
  const text = drawerWords;
  const movements = useQuery(read('/api/admin/orders/{id}/movements', { id: orderId }));
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
/** Parts of a price, in the order of their computation, as the order stores them. */
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

/** Lines of a price; none when an operator has set the total. */
function priceLines({ price, totalCents }: OrderDetail) {
  const stored = (price ?? {}) as Readonly<Record<string, unknown>>;
  const numberOf = (name: string) => (typeof stored[name] === 'number' ? stored[name] : 0);
  if (numberOf('totalCents') !== totalCents) return [];
  return [
    ...AMOUNTS.flatMap(([part, name]) => {
      const cents = numberOf(name);
      return cents > 0 ? { part, shown: money(cents) } : [];
    }),
    ...FACTORS.flatMap(([part, name]) => {
      const bp = numberOf(name) || PLAIN_BP;
      return bp === PLAIN_BP ? [] : { part, shown: `× ${numeral(bp / PLAIN_BP)}` };
    }),
  ];
}

/** Name of the tariff; null: none is stored. */
function tariffOf(price: unknown): string | null {
  const name = (price as { tariffName?: unknown } | null)?.tariffName;
  return typeof name === 'string' ? name : null;
}

/** What the courier's pay is made of, and its tip. */
function OrderPay({ order }: { order: OrderDetail }) {
  const may = useMay();
  return (
    <details className="below-it">
      <summary>{text.title}</summary>
      <dl className="facts">
        {order.payLines.map(({ kind, cents }) => (
          <div key={kind} className="key-line soft">
            <dt>{payLineWords[kind]}</dt>
            <dd className="number">{money(cents)}</dd>
          </div>
        ))}
      </dl>
      {may('wallets') && order.status !== 'cancelled' && (
        <Button kind="quiet" onClick={() => showDialog(<TipDialog order={order} />)}>
          {text.tip}
        </Button>
      )}
    </details>
  );
}

function TipDialog({ order: { id, tipCents, status } }: { order: OrderDetail }) {
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
