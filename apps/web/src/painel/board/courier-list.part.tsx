import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type Courier, keyOf, type Order, read, useRead } from '../../base/api/client.js';
import { byName } from '../../desk/names.js';
import { useHas, useMay } from '../../desk/session.js';
import { clock, minutesBetween, span } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Empty } from '../../base/ui/empty.js';
import { Status } from '../../base/ui/status.js';
import { Window } from '../../desk/ui/window.js';
import { ShiftEnd } from '../couriers/shift-end.part.js';
import type { Board } from './board-state.hook.js';
import { nextStop, courierRowOf } from './board.rules.js';
import { dragOrders, useDrop } from './order-row.part.js';
import { boardWords as text, shiftWords } from '../words.js';

/** Couriers off shift that are shown at once. */
const OFF_SHIFT = 200;

const HEAD_PX = 31;
const ORDER_PX = 25;
const NONE: readonly Order[] = [];

/** Degrees, only to compare; couriers without a position come last. */
function wayTo(near: Order['pickup'] | undefined, { location }: Courier): number {
  if (!near || near.latitude === null || near.longitude === null) return 0;
  if (location === null) return Infinity;
  const east = (location.longitude - near.longitude) * Math.cos((near.latitude * Math.PI) / 180);
  return Math.hypot(location.latitude - near.latitude, east);
}

/** Free couriers on shift first, then by load and way; couriers off shift on demand. */
export function CourierList({ board }: { board: Board }) {
  const { couriers } = board;
  const { carried } = board.lines;
  // Pickup of the opened order: of couriers with the same load the nearest comes first.
  const near = board.orders[board.chosen ?? 0]?.pickup;
  const may = useMay();
  const has = useHas();
  const scroller = useRef<HTMLDivElement>(null);
  const [unfolded, unfold] = useState<number | null>(null);
  const [withOffShift, setWithOffShift] = useState(false);
  const offShift = useQuery({
    ...read('/api/admin/couriers', {
      online: 'false',
      registration: 'active',
      perPage: withOffShift ? OFF_SHIFT : 1,
    }),
    // A courier who comes on shift or leaves changes the count, so the list is read anew.
    queryKey: [...keyOf('/api/admin/couriers'), 'off-shift', withOffShift, couriers.length],
    placeholderData: keepPreviousData,
  });
  const shown = useMemo(() => {
    const load = ({ id }: Courier) => carried.get(id)?.length ?? 0;
    const onShift = [...couriers].sort(
      (a, b) => load(a) - load(b) || wayTo(near, a) - wayTo(near, b) || byName(a.name, b.name),
    );
    const known = new Set(onShift.map(({ id }) => id));
    const others = withOffShift ? (offShift.data?.items ?? []) : [];
    return [...onShift, ...others.filter(({ id }) => !known.has(id))];
  }, [couriers, carried, near, withOffShift, offShift.data]);
  const away = offShift.data?.total ?? 0;
  return (
    <>
      {may('couriers', 'read') && has('shifts') && <ShiftNow />}
      <div
        ref={scroller}
        className="fill"
        {...(shown.length > 0 && { role: 'list', 'aria-label': text.couriers, tabIndex: 0 })}
      >
        {shown.length === 0 && <Empty icon="bike" title={text.noCouriers} lead={text.noCouriersLead} />}
        <Window
          items={shown}
          scroller={scroller}
          heightOf={({ id }) => HEAD_PX + (id === unfolded ? ORDER_PX * (carried.get(id)?.length ?? 0) : 0)}
          keyOf={({ id }) => id}
          render={(courier) => (
            <CourierRow
              board={board}
              courier={courier}
              orders={carried.get(courier.id) ?? NONE}
              unfolded={unfolded === courier.id}
              unfold={unfold}
            />
          )}
        />
      </div>
      <div className="toolbar">
        <Button
          kind="quiet"
          className="grow"
          busy={withOffShift && offShift.isPlaceholderData}
          disabled={!withOffShift && away === 0}
          aria-pressed={withOffShift}
          onClick={() => setWithOffShift(!withOffShift)}
        >
          {withOffShift ? text.hideOffShift : away === 0 ? text.nobodyOffShift : text.showOffShift(away)}
        </Button>
      </div>
    </>
  );
}

interface CourierRowProps {
  board: Board;
  courier: Courier;
  orders: readonly Order[];
  unfolded: boolean;
  unfold: (id: number | null) => void;
}

function CourierRow({ board, courier, orders, unfolded, unfold }: CourierRowProps) {
  const { now, room, pairedCourier, acts } = board;
  const { over, target } = useDrop((ids) => board.assign(ids, courier));
  const { free, away, outSince, saysState } = courierRowOf(courier, orders.length, now);
  const paired = pairedCourier === courier.id && 'paired';
  const classes = ['courier-row', free && 'free', away && 'away', over && 'over', paired];
  return (
    <div
      role="listitem"
      className={classes.filter(Boolean).join(' ')}
      data-courier={courier.name}
      {...target}
      onPointerEnter={() => acts.setHovered({ courier: courier.id })}
      onPointerLeave={() => acts.setHovered({ courier: null })}
    >
      <button
        type="button"
        className="row as-text"
        aria-expanded={unfolded}
        onClick={() => unfold(unfolded ? null : courier.id)}
      >
        <span className="dot" aria-hidden />
        <strong className="cut">{courier.name}</strong>
        <span className="does grow soft cut">
          {over ? (
            text.dropHere
          ) : (
            <>
              {saysState && <span>{state()}</span>}
              <ShiftEnd courier={courier} now={now} />
              {outSince !== null && (
                <span className="amber-text">{text.outOfSearch(span(minutesBetween(outSince, now)))}</span>
              )}
            </>
          )}
        </span>
        <span className="soft small number">{text.load({ carried: orders.length, room })}</span>
      </button>
      {unfolded && orders.length > 0 && (
        <ol>
          {orders.map((order) => (
            <li key={order.id} draggable onDragStart={(event) => dragOrders(event, [order.id])}>
              <button type="button" className="cut as-text" onClick={() => board.choose(order.id)}>
                {order.status === 'collected'
                  ? text.toDrop(nextStop(order)?.district ?? nextStop(order)?.address ?? '')
                  : text.toPickup(order.merchant.name)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );

  function state(): string {
    if (courier.status === 'blocked') return text.blocked;
    if (!courier.online) return text.away;
    if (orders.length > 0) return text.carrying(orders.length);
    return courier.freeSince === null
      ? text.freeNow
      : text.freeFor(span(minutesBetween(courier.freeSince, now)));
  }
}

/** Couriers come and go, and shifts begin by the clock. */
const REFETCH_MS = 30_000;

/** Who should be here by the planned shifts, and who is missing; empty while no shift is on. */
export function ShiftNow() {
  const found = useRead('/api/admin/shifts/now', {}, { refetchInterval: REFETCH_MS });
  const all = found.data?.items ?? [];
  if (all.length === 0) return null;
  const missing = all.filter(({ here }) => !here);
  const lead = shiftWords.hereNow({ here: all.length - missing.length, all: all.length });
  if (missing.length === 0) return <p className="toolbar soft">{lead}</p>;
  return (
    <details className="toolbar">
      <summary>
        <Status tone="red">{shiftWords.missing(missing.length)}</Status> <span className="soft">{lead}</span>
      </summary>
      <ul className="lines">
        {missing.map(({ bookingId, courierName, phone, merchantName, startsAt, seen }) => (
          <li key={bookingId}>
            <strong>{courierName}</strong>{' '}
            <span className="soft">
              {shiftWords.since(clock(startsAt))}
              {merchantName !== null && ` · ${shiftWords.onlyFor(merchantName)}`}
              {seen && ` · ${shiftWords.cameAndLeft}`}
            </span>{' '}
            {phone !== null && <a href={`tel:${phone}`}>{phone}</a>}
          </li>
        ))}
      </ul>
    </details>
  );
}
