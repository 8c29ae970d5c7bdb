import { useMemo } from 'react';
import { lazy } from '../../base/lazy.js';
import { phoneHref, phoneText } from '../../base/brazil.js';
import { deliveryStatusWords as states, redeliveryWords } from '../../base/words.js';
import { money } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { moment } from '../../base/time.js';
import { orderMarks, pointOf } from '../../base/map-point.js';
import { Box } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { confirm } from '../../base/ui/dialog.js';
import { Icon } from '../../base/ui/icon.js';
import { Qr } from '../../base/ui/qr.js';
import { Status } from '../../base/ui/status.js';
import { orderWords as text } from '../words.js';
import { orderMap, useOrderWay } from '../data/order-map.query.js';
import { isOpen, type Movement, type OrderDetail } from '../data/orders.hook.js';
import { toneOf } from '../data/status.rules.js';
import { QueuePlace } from '../orders/queue-place.part.js';
import { MoneyPart, Tip } from './tip.part.js';
import { StopPart, Tracking } from './stop.part.js';

const WayMap = lazy(
  async () => (await import('../../base/ui/way-map.js')).WayMap,
  <div className="map-box" />,
);
const Claims = lazy(async () => (await import('./claims.part.js')).Claims, null);

/** Something that is asked of the server. */
interface Act {
  readonly isPending: boolean;
  readonly run: () => void;
}

interface OrderViewProps {
  order: OrderDetail;
  movements: readonly Movement[];
  companyPhone: string | null;
  /** null: the person may not do it. */
  cancelling: Act | null;
  readying: Act | null;
  /** Pays the Pix without a bank; null: not where money is real. */
  simulating: Act | null;
  /** null: the person may not order. */
  again: (() => void) | null;
  /** Opens what asks whether it shall go out again; null: the person may not, or there is nothing to bring. */
  redelivering: (() => unknown) | null;
  /** After a tip; null: the person may give none. */
  tipped: (() => Promise<unknown>) | null;
  /** null: the installation has no claims. */
  mayClaim: boolean | null;
}

const BEFORE_ACCEPTANCE = ['waiting', 'scheduled', 'preparing', 'pending'];

export function OrderView(props: OrderViewProps) {
  const { order, movements, companyPhone, cancelling, readying, simulating, again, redelivering } = props;
  const { tipped, mayClaim } = props;
  const open = isOpen(order.status);
  const one = order.stops.length === 1;
  return (
    <main className="page order-page">
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
        {order.pix && <Pix pix={order.pix} simulating={simulating} />}
        {one && open && <Tracking url={order.trackingUrl} />}
        <Acts
          order={order}
          companyPhone={companyPhone}
          cancelling={cancelling}
          readying={readying}
          again={again}
          redelivering={redelivering}
          tipped={tipped}
        />
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
      <MoneyPart order={order} movements={movements} />
      {mayClaim !== null && <Claims order={order} mayClaim={mayClaim} />}
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
        <span className="soft block">
          {[courier.vehicle, courier.plate].filter((part) => part !== null).join(' · ')}
        </span>
      </span>
      {courier.phone !== null && (
        <a className="button" href={phoneHref(courier.phone)}>
          <Icon name="phone" /> {phoneText(courier.phone)}
        </a>
      )}
    </div>
  );
}

function Pix({ pix, simulating }: { pix: NonNullable<OrderDetail['pix']>; simulating: Act | null }) {
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
      {simulating && (
        <Button kind="primary" busy={simulating.isPending} onClick={simulating.run}>
          {text.simulate}
        </Button>
      )}
    </div>
  );
}

function Acts({
  order,
  companyPhone,
  cancelling,
  readying,
  again,
  redelivering,
  tipped,
}: Omit<OrderViewProps, 'movements' | 'simulating' | 'mayClaim'>) {
  const cancellable = BEFORE_ACCEPTANCE.includes(order.status);
  const cancel = async () => {
    const lead = order.paymentStatus === 'paid' ? text.cancelLead(money(order.totalCents)) : text.cancelFree;
    if (await confirm({ title: text.cancelTitle, lead, action: text.cancelAct })) cancelling?.run();
  };
  return (
    <>
      <div className="row wrap">
        {order.status === 'preparing' && readying && (
          <Button kind="primary" busy={readying.isPending} onClick={readying.run}>
            {text.readyNow}
          </Button>
        )}
        {redelivering && (
          <Button kind="primary" icon="bike" onClick={redelivering}>
            {redeliveryWords.act}
          </Button>
        )}
        {tipped && order.status === 'completed' && <Tip order={order} given={tipped} />}
        {again && (
          <Button icon="undo" onClick={again}>
            {text.again}
          </Button>
        )}
        {cancellable && cancelling && (
          <Button busy={cancelling.isPending} onClick={cancel}>
            {text.cancel}
          </Button>
        )}
      </div>
      {isOpen(order.status) && !cancellable && (
        <p className="soft small">
          {text.tooLate}{' '}
          {companyPhone !== null && <a href={phoneHref(companyPhone)}>{phoneText(companyPhone)}</a>}
        </p>
      )}
    </>
  );
}

/** What happened to an order, the last first. Grouping is the company's own matter. */
function Timeline({ order }: { order: OrderDetail }) {
  const events = text.events as Readonly<Record<string, string>>;
  const people = text.by as Readonly<Record<string, string>>;
  const shown = order.timeline.filter(({ type }) => events[type] !== undefined);
  return (
    <Box title={text.timeline}>
      <ol className="timeline stack g8">
        {[...shown].reverse().map(({ sequence, type, at, happenedAt, actor, note }) => (
          <li key={sequence} className="row tops g12">
            <span className="soft number">{moment(happenedAt ?? at)}</span>
            <span>
              {events[type]} <span className="soft">· {people[actor] ?? actor}</span>
              {note !== null && <span className="soft block">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** The pickup, the stops, the way between them and, while the order is under way, its courier. */
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
