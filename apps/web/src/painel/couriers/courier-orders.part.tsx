import type { Order } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { statusWords } from '../words.js';
import { Load } from './courier-list.part.js';
import { useChangesOf, useOrdersOf, useRoom } from './couriers.hook.js';
import { courierWords } from './words.js';

/** A courier's open orders and free capacity. */
export function Carried({ courierId, orders }: { courierId: number; orders: readonly Order[] }) {
  const text = useWords(courierWords);
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

const TONES: Readonly<Record<string, Tone>> = { completed: 'green', cancelled: 'plain' };

function OrderLine({ order }: { order: Order }) {
  const states = useWords(statusWords);
  const { id, publicId, status, merchant, stops, createdAt, courierPayCents } = order;
  const [drop] = stops;
  return (
    <li className="order-line">
      <Link to={`/painel?pedido=${id}`} className="number">
        {publicId}
      </Link>
      <span className="grow cut">
        {merchant.name} → {drop?.district ?? drop?.address}
      </span>
      <Status tone={TONES[status] ?? 'accent'}>{states[status]}</Status>
      <span className="soft number">
        {moment(createdAt)} · {money(courierPayCents)}
      </span>
    </li>
  );
}

/** A courier's ended orders, newest first, and the operators' changes to the record. */
export function History({ courierId }: { courierId: number }) {
  const text = useWords(courierWords);
  const may = useMay();
  const orders = useOrdersOf(courierId);
  const changes = useChangesOf(courierId, may('audit', 'read'));
  const items = orders.data?.pages.flatMap((page) => page.items) ?? [];
  const actions: Readonly<Record<string, string>> = text.changes;
  return (
    <div className="stack">
      <h3>{text.orders}</h3>
      {orders.isPending && <Loading lines={4} />}
      {orders.error && <Failure error={orders.error} again={orders.refetch} />}
      {orders.data && items.length === 0 && <p className="soft">{text.noOrders}</p>}
      <ul className="lines">
        {items.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
      {orders.hasNextPage && (
        <Button busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
          {text.more}
        </Button>
      )}
      {changes.data && changes.data.items.length > 0 && (
        <section>
          <h3>{text.recordChanges}</h3>
          <ul className="lines">
            {changes.data.items.map(({ id, action, operatorName, at }) => (
              <li key={id}>
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
