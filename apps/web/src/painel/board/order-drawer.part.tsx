import { useQuery } from '@tanstack/react-query';
import { keyOf, type Order, type OrderDetail, read, useRead } from '../../base/api/client.js';
import { phoneHref } from '../../base/brazil.js';
import { lazy } from '../../base/lazy.js';
import { useMay } from '../../desk/session.js';
import { moment, span, useNow } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Lines } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { Drawer } from '../../desk/ui/drawer.js';
import { Unread } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Status } from '../../base/ui/status.js';
import { notify, refused } from '../../base/ui/toast.js';
import { dotted, wordOf } from '../../base/texts.js';
import { messageName, MessageState } from '../../desk/ui/webhook-message.js';
import { toneOf } from '../data/order-state.rules.js';
import { arrivals as openArrivals } from '../data/orders.query.js';
import { commandWord, stateOf } from './views.hook.js';
import { type Command, commandsFor, dueOf } from './board.rules.js';
import { OrderAsked } from './order-asked.part.js';
import { isEditable, OrderEdit } from './order-edit.part.js';
import { OrderMoney } from './order-money.part.js';
import { EntryFacts, FoldedMap, OrderMap, OrderStops } from './order-stops.part.js';
import { useUntaken } from './orders.hook.js';
import { RedeliveryButton } from './redelivery.part.js';
import { boardWords, conversationWords, drawerWords, orderWords as text } from '../words.js';
import './order-drawer.css';

const OrderFaults = lazy(async () => (await import('./order-faults.part.js')).OrderFaults, null);

interface OrderDrawerProps {
  id: number;
  /** Null: the operator may only read. */
  begin: ((command: Command, orders: readonly Order[]) => void) | null;
  close: () => void;
}

export function OrderDrawer({ id, begin, close }: OrderDrawerProps) {
  const order = useRead('/api/admin/orders/{id}', { id }, { staleTime: 5_000 });
  return (
    <Drawer label={text.order(order.data?.publicId ?? '')} close={close} className="order-drawer">
      {!order.isSuccess && <Unread of={order} lines={12} />}
      {order.data && <Detail order={order.data} begin={begin} />}
    </Drawer>
  );
}

function Detail({ order, begin }: { order: OrderDetail; begin: OrderDrawerProps['begin'] }) {
  const may = useMay();
  const failed = order.status === 'completed' && order.stops.some(({ status }) => status === 'failed');
  return (
    <>
      <Head order={order} begin={begin} />
      {order.observation !== null && (
        <p className="note below-it">
          <strong>{text.observation}:</strong> {order.observation}
        </p>
      )}
      <section>
        <h3>{text.way}</h3>
        <OrderStops order={order} />
        <FoldedMap>
          <OrderMap order={order} />
        </FoldedMap>
      </section>
      {order.courier && (
        <section>
          <h3>{text.courier}</h3>
          <p className="row">
            <Icon name="bike" />
            <span className="grow">
              {order.courier.name}{' '}
              <span className="soft">{dotted(order.courier.vehicleModel, order.courier.plate)}</span>
            </span>
            {order.courier.phone !== null && (
              <a href={phoneHref(order.courier.phone)} className="row">
                <Icon name="phone" /> {text.call}
              </a>
            )}
          </p>
        </section>
      )}
      <OrderConversation order={order} />
      {failed && may('wallets', 'read') && <OrderFaults order={order} />}
      <OrderMoney order={order} />
      <OrderAsked order={order} />
      <section>
        <h3>{text.history}</h3>
        <ol className="stack g4">
          {[...order.timeline].reverse().map((entry) => (
            <li key={entry.sequence} className="row tops g12">
              <span className="number soft">{moment(entry.at)}</span>
              <span>
                {wordOf(text.event, entry.type)}
                {entry.actor.name !== undefined && <span className="soft"> {text.by(entry.actor.name)}</span>}
                <EntryFacts data={entry.data} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      {may('webhooks', 'read') && <OrderHooks orderId={order.id} mayResend={may('webhooks')} />}
    </>
  );
}

function Head({ order, begin }: { order: OrderDetail; begin: OrderDrawerProps['begin'] }) {
  const expectedAt = useQuery(openArrivals).data?.expected.get(order.id);
  const nobodyTook = useUntaken().has(order.id) && order.status === 'pending';
  const shown = { ...order, nobodyTook };
  const due = dueOf(expectedAt === undefined ? order : { ...order, expectedAt }, useNow());
  const commands = begin ? commandsFor(shown) : [];
  const copy = () =>
    navigator.clipboard.writeText(order.trackingUrl).then(() => notify(text.copied), refused);
  return (
    <header>
      <h2 className="mono">{order.publicId}</h2>
      <p className="row wrap">
        <Status tone={nobodyTook ? 'red' : toneOf(order.status)}>{stateOf(shown)}</Status>
        {due.lateness === 'late' && <Status tone="red">{boardWords.lateBy(span(due.minutesLeft))}</Status>}
        {due.lateness === 'risk' && (
          <Status tone="amber" icon="clock">
            {boardWords.risk}
          </Status>
        )}
        {order.externalDisplayId !== null && <span className="soft">{order.externalDisplayId}</span>}
      </p>
      <p className="soft">
        {order.merchant.name} · {text.created.toLowerCase()} {moment(order.createdAt)}
        {order.deliverBy !== null && ` · ${text.due.toLowerCase()} ${moment(order.deliverBy)}`}
        {due.promiseMs !== null &&
          expectedAt !== undefined &&
          ` · ${text.expected.toLowerCase()} ${moment(expectedAt)}`}
      </p>
      <div className="row wrap acts">
        {commands.map((command) => (
          <Button
            key={command}
            kind={command === 'assign' && order.courierId === null ? 'primary' : 'plain'}
            onClick={() => begin?.(command, [shown])}
          >
            {commandWord(command, [order])}
          </Button>
        ))}
        {begin && isEditable(order) && (
          <Button onClick={() => showDialog(<OrderEdit order={order} />)}>{drawerWords.edit}</Button>
        )}
        {begin && <RedeliveryButton order={order} />}
        <Button kind="quiet" icon="link" onClick={copy}>
          {text.copy}
        </Button>
      </div>
    </header>
  );
}

/** Enough for one order: a few events, each for a few receivers. */
const MESSAGES = 200;

function OrderHooks({ orderId, mayResend }: { orderId: number; mayResend: boolean }) {
  const hooks = useRead('/api/admin/webhooks/deliveries', { aggregateId: orderId, limit: MESSAGES });
  return (
    <section>
      <h3>{text.webhooks}</h3>
      <Lines of={hooks} lines={2} empty={text.noWebhooks} className="hooks stack g4">
        {(one) => (
          <li key={one.id} className="row">
            <span className="number soft">{moment(one.createdAt)}</span>
            <span className="grow cut">
              {messageName(one)} <span className="soft">{one.face}</span>
            </span>
            <MessageState of={one} />
            {mayResend && (
              <Act
                of="POST /api/admin/webhooks/deliveries/{id}/resend"
                by={{ id: one.id }}
                success={text.resent}
                kind="quiet"
                icon="undo"
                bare
              >
                {text.resend}
              </Act>
            )}
          </li>
        )}
      </Lines>
    </section>
  );
}

/** Recipients and the courier write to each other; operators only read. */
function OrderConversation({ order }: { order: OrderDetail }) {
  const lines = order.stops.reduce(
    (sum, stop) => sum + (stop.lines?.recipient ?? 0) + (stop.lines?.courier ?? 0),
    0,
  );
  const { data } = useQuery({
    ...read('/api/admin/orders/{id}/conversation', { id: order.id }),
    queryKey: [...keyOf('/api/admin/orders/{id}', { id: order.id }), 'conversation', lines],
    enabled: lines > 0,
  });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{conversationWords.title}</h3>
      <ol className="stack g4">
        {items.map(({ id, stop, side, text: line, at }) => (
          <li key={id} className="row tops g12">
            <span className="number soft">{moment(at)}</span>
            <span>
              <strong>
                {side === 'courier'
                  ? conversationWords.courier
                  : order.stops.length > 1
                    ? conversationWords.recipientOf(stop)
                    : conversationWords.recipient}
              </strong>{' '}
              {line}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
