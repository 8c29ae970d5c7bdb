import { useMemo } from 'react';
import { again, call } from '../../base/api/client.js';
import { WayMap } from '../../base/ui/lazy-way-map.js';
import { lazy } from '../../base/lazy.js';
import { phoneHref, phoneText } from '../../base/brazil.js';
import { deliveryStatusWords as states, redeliveryWords } from '../../base/words.js';
import { money } from '../../base/money.js';
import { go, Link } from '../../base/router.js';
import { moment } from '../../base/time.js';
import { orderMarks, pointOf } from '../../base/map-point.js';
import { Act } from '../../base/ui/act.js';
import { Box } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { Unread } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { Qr } from '../../base/ui/qr.js';
import { Redelivery } from '../../base/ui/redelivery.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Status } from '../../base/ui/status.js';
import { notify } from '../../base/ui/toast.js';
import { dotted, wordOf } from '../../base/texts.js';
import { orderWords as text } from '../words.js';
import { orderMap, useOrderWay } from '../data/order-map.query.js';
import { isOpen, type OrderDetail, useOrder } from '../data/orders.hook.js';
import { useKnownSession } from '../data/session.hook.js';
import { toneOf } from '../data/status.rules.js';
import { QueuePlace } from '../orders/queue-place.part.js';
import { MoneyPart, Tip } from './tip.part.js';
import { StopPart, Tracking } from './stop.part.js';

const Claims = lazy(async () => (await import('./claims.part.js')).Claims, null);

const BEFORE_ACCEPTANCE = ['waiting', 'scheduled', 'preparing', 'pending'];

export function OrderRoute({ id }: { id: string }) {
  const found = useOrder(id);
  return found.isSuccess ? <OrderPage order={found.data} /> : <Unread of={found} lines={9} />;
}

function OrderPage({ order }: { order: OrderDetail }) {
  const { may, modules } = useKnownSession();
  const open = isOpen(order.status);
  const one = order.stops.length === 1;
  return (
    <main className="page">
      <Link to="/loja" className="row start back">
        <Icon name="undo" /> {text.back}
      </Link>
      <section className="box stack">
        <div className="row wrap">
          <h1 className="grow">{states[order.status]}</h1>
          <Status tone={toneOf(order)}>{text.number(order.publicId)}</Status>
        </div>
        <p className="soft">{text.placedBy({ name: order.merchant.name, when: moment(order.createdAt) })}</p>
        {order.scheduledFor !== null && open && <p>{text.scheduled(moment(order.scheduledFor))}</p>}
        {order.readyAt !== null && order.collectedAt === null && open && (
          <p>{text.ready(moment(order.readyAt))}</p>
        )}
        {order.status === 'pending' && <QueuePlace orderId={order.id} />}
        {order.cancelReason !== null && (
          <p className="notice bad">{order.cancelNote ?? text.reasons[order.cancelReason]}</p>
        )}
        <Courier order={order} />
        <OrderMap order={order} />
        {order.pix && <Pix id={order.id} pix={order.pix} />}
        {one && open && <Tracking url={order.trackingUrl} />}
        <Acts order={order} />
      </section>
      <Box title={text.stops}>
        {order.pickupCode !== null && open && (
          <p className="row code">
            <span className="grow">
              {text.pickupCode}
              <small className="soft small block">{text.pickupCodeHint}</small>
            </span>
            <strong>{order.pickupCode}</strong>
          </p>
        )}
        {order.stops.map((stop) => (
          <StopPart key={stop.id} stop={stop} open={open} withLink={!one} />
        ))}
        <p className="soft">
          {text.pickup}: {order.pickup.name ?? ''} {order.pickup.address}
        </p>
      </Box>
      <MoneyPart order={order} />
      {modules.includes('claims') && <Claims order={order} mayClaim={may.order} />}
      <Timeline order={order} />
    </main>
  );
}

function Courier({ order: { courier } }: { order: OrderDetail }) {
  if (!courier) return null;
  return (
    <div className="row notice courier">
      <Icon name="bike" size={20} label={text.courier} />
      <span className="grow">
        <strong>{courier.name}</strong>
        <span className="soft block">{dotted(courier.vehicle, courier.plate)}</span>
      </span>
      {courier.phone !== null && (
        <a className="button" href={phoneHref(courier.phone)}>
          <Icon name="phone" /> {phoneText(courier.phone)}
        </a>
      )}
    </div>
  );
}

/** Read again after an act on an order. */
const WALLET = ['/api/merchant/wallet'] as const;

function Pix({ id, pix }: { id: number; pix: NonNullable<OrderDetail['pix']> }) {
  const { may, hub } = useKnownSession();
  return (
    <div className="stack">
      <p>
        <strong>{text.pix}</strong>
      </p>
      <Qr rows={pix.qr} label={text.pixQr} />
      <p className="row">
        <code className="grow cut">{pix.code}</code>
        <Copy text={pix.code} what={text.pixCopy} />
      </p>
      <p className="soft">{text.expires(moment(pix.expiresAt))}</p>
      {may.handle && hub.simulatesPayments && (
        <Act kind="primary" of="POST /api/merchant/orders/{id}/simulate-payment" by={{ id }} also={WALLET}>
          {text.simulate}
        </Act>
      )}
    </div>
  );
}

function Acts({ order }: { order: OrderDetail }) {
  const { id, status, paymentStatus, totalCents } = order;
  const { may, hub } = useKnownSession();
  const cancellable = BEFORE_ACCEPTANCE.includes(status);
  const lead = paymentStatus === 'paid' ? text.cancelLead(money(totalCents)) : text.cancelFree;
  return (
    <>
      <div className="row wrap">
        {status === 'preparing' && may.handle && (
          <Act kind="primary" of="POST /api/merchant/orders/{id}/ready" by={{ id }} also={WALLET}>
            {text.readyNow}
          </Act>
        )}
        {may.order && order.redeliverable && (
          <Button kind="primary" icon="bike" onClick={() => showDialog(<SecondDelivery id={id} />)}>
            {redeliveryWords.act}
          </Button>
        )}
        {may.order && status === 'completed' && <Tip order={order} />}
        {may.order && (
          <Button icon="undo" onClick={() => go(`/loja/nova?de=${id}`)}>
            {text.again}
          </Button>
        )}
        {cancellable && may.handle && (
          <Act
            of="POST /api/merchant/orders/{id}/cancel"
            by={{ id }}
            also={WALLET}
            ask={{ title: text.cancelTitle, lead, action: text.cancelAct }}
            success={text.cancelled}
          >
            {text.cancel}
          </Act>
        )}
      </div>
      {isOpen(status) && !cancellable && (
        <p className="soft small">
          {text.tooLate} {hub.phone !== null && <a href={phoneHref(hub.phone)}>{phoneText(hub.phone)}</a>}
        </p>
      )}
    </>
  );
}

function SecondDelivery({ id }: { id: number }) {
  return (
    <Redelivery
      orderId={id}
      quote={() => call('/api/merchant/orders/{id}/redelivery', { id })}
      send={(price) => call('POST /api/merchant/orders/{id}/redelivery', { id, expectedTotalCents: price })}
      done={(second) => {
        notify(redeliveryWords.placed(second.publicId));
        go(`/loja/entregas/${second.id}`);
        void again('/api/merchant/orders', '/api/merchant/wallet');
      }}
    />
  );
}

/** The events of an order, newest first, without grouping, which is the company's own matter. */
function Timeline({ order }: { order: OrderDetail }) {
  const events = text.events as Readonly<Record<string, string>>;
  const shown = order.timeline.filter(({ type }) => events[type] !== undefined);
  return (
    <Box title={text.timeline}>
      <ol className="timeline stack g8">
        {[...shown].reverse().map(({ sequence, type, at, happenedAt, actor, note }) => (
          <li key={sequence} className="row tops g12">
            <span className="soft number">{moment(happenedAt ?? at)}</span>
            <span>
              {events[type]} <span className="soft">· {wordOf(text.by, actor)}</span>
              {note !== null && <span className="soft block">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Box>
  );
}

function OrderMap({ order }: { order: OrderDetail }) {
  const places = useMemo(
    () => [order.pickup, ...order.stops].flatMap((place) => pointOf(place) ?? []),
    [order],
  );
  const way = useOrderWay(order.id, places);
  const position = order.courier?.position ?? null;
  const marks = useMemo(() => orderMarks(places, position), [places, position]);
  if (places.length === 0) return null;
  return (
    <>
      <WayMap label={text.mapOf(order.publicId)} marks={marks} road={way} source={orderMap} />
      {position && <p className="soft small">{text.seenAt(moment(position.at))}</p>}
    </>
  );
}
