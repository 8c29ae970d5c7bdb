import { useQuery } from '@tanstack/react-query';
import { usePages } from '../../ground/api/list.js';
import { type Order, read } from '../../ground/api/client.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { moment } from '../../ground/time.js';
import { Listed } from '../../ground/ui/list.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { courierWords as text, statusWords as states } from '../words.js';
import { stateOfOrder } from '../data/order-state.rules.js';
import { Load } from './courier-list.part.js';
import { useRoom } from './couriers.hook.js';

const HISTORY = 20;

/** A courier's open orders and free capacity. */
export function Carried({ courierId, orders }: { courierId: number; orders: readonly Order[] }) {
  const room = useRoom();
  const left = Math.max(0, room - orders.length);
  return (
    <section aria-label={text.carries}>
      <h3 className="row">
        <span className="grow">{text.carries}</span>
        <Load carried={orders.length} room={room} />
        <span>{text.room(left)}</span>
      </h3>
      {orders.length === 0 && <p className="soft">{text.carriesNothing}</p>}
      <ul className="lines" data-carries={courierId}>
        {orders.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

const TONES: Readonly<Record<string, Tone>> = {
  ...{ completed: 'green', cancelled: 'plain', undelivered: 'red', partly: 'red' },
};

function OrderLine({ order }: { order: Order }) {
  const { id, publicId, merchant, stops, createdAt, courierPayCents } = order;
  const state = stateOfOrder(order);
  const [drop] = stops;
  return (
    <li className="row wrap">
      <Link to={`/painel?pedido=${id}`} className="number">
        {publicId}
      </Link>
      <span className="grow cut">
        {merchant.name} → {drop?.district ?? drop?.address}
      </span>
      <Status tone={TONES[state] ?? 'accent'}>{states[state]}</Status>
      <span className="soft number">
        {moment(createdAt)} · {money(courierPayCents)}
      </span>
    </li>
  );
}

/** A courier's ended orders, newest first, and the operators' changes to the record. */
export function History({ courierId }: { courierId: number }) {
  const may = useMay();
  const orders = usePages('/api/admin/orders', { courierId, limit: HISTORY });
  const changes = useQuery({
    ...read('/api/admin/audit', { entity: 'courier', entityId: courierId, limit: 30 }),
    enabled: may('audit', 'read'),
  });
  const actions: Readonly<Record<string, string>> = text.changes;
  return (
    <div className="stack">
      <h3>{text.orders}</h3>
      <Listed list={orders} lines={4} empty={<p className="soft">{text.noOrders}</p>}>
        {(items) => (
          <ul className="lines">
            {items.map((order) => (
              <OrderLine key={order.id} order={order} />
            ))}
          </ul>
        )}
      </Listed>
      {changes.data && changes.data.items.length > 0 && (
        <section>
          <h3>{text.recordChanges}</h3>
          <ul className="lines">
            {changes.data.items.map(({ id, action, operatorName, at }) => (
              <li key={id} className="row wrap">
                <span className="grow">{actions[action.replace('courier.', '')] ?? action}</span>
                <span className="soft">
                  {operatorName} · {moment(at)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
