import { money } from '../../base/money.js';
import { clock, minutesBetween, span } from '../../base/time.js';
import { below } from '../../desk/ui/menu.js';
import { dueOf, type BoardOrder } from './board.rules.js';
import { factsOf, type Facts, openWait, type Unserved, type Wait } from './wait-items.rules.js';
import { DueTime } from './order-cells.part.js';
import { dragOrders, MoreButton, type RowActs } from './order-row.part.js';
import { boardWords, decisionWords, unservedWords as text } from '../words.js';

interface WaitRowProps {
  wait: Wait;
  /** The order, while it is open: it can be selected and dragged as any other. */
  order: BoardOrder | undefined;
  now: number;
  chosen: boolean;
  marked: boolean;
  paired: boolean;
  act: RowActs;
}

/** A row of the list's head: what nobody took, or what needs a decision. */
export function WaitRow({ wait, order, now, chosen, marked, paired, act }: WaitRowProps) {
  const { publicId, merchantName } = wait.one;
  const orderId = wait.one.orderId ?? 0;
  const open = wait.head === 'unserved' ? order : undefined;
  const [what, more] = wait.head === 'unserved' ? factsOfUnserved(wait.one, now) : factsOf(wait.one);
  const due = duesOf(wait, now);
  const classes = ['order-row', 'wait', due.lateness, chosen && 'chosen', paired && 'paired'];
  return (
    <div
      role="row"
      aria-selected={marked}
      data-wait={publicId}
      className={classes.filter(Boolean).join(' ')}
      draggable={open !== undefined}
      onDragStart={(event) => dragOrders(event, act.dragged(orderId))}
      onPointerEnter={() => act.hover(orderId)}
      onPointerLeave={() => act.hover(null)}
      onContextMenu={(event) => {
        event.preventDefault();
        act.menu(orderId, { x: event.clientX, y: event.clientY }, wait);
      }}
    >
      <span role="gridcell" className="mark">
        {open && (
          <input
            type="checkbox"
            className="tick"
            aria-label={boardWords.select(publicId)}
            checked={marked}
            onChange={() => undefined}
            onClick={(event) => act.mark(orderId, event.shiftKey)}
          />
        )}
      </span>
      <span role="gridcell" className="due number">
        <DueTime {...due} />
      </span>
      <span role="gridcell" className="which">
        <button type="button" className="open as-text" onClick={() => openWait(wait, act.open)}>
          {wait.head === 'decisions' && publicId === '' ? decisionWords.kinds[wait.one.kind] : publicId}
        </button>
      </span>
      <span role="gridcell" className="way">
        {merchantName !== '' && <span className="cut">{merchantName}</span>}
        <span className="soft cut">{placeOf(wait)}</span>
      </span>
      <span role="gridcell" className="cell who what" title={`${what} · ${more}`}>
        <span className="cut">{what}</span>
        <span className="soft cut">{more}</span>
      </span>
      <MoreButton menu={({ currentTarget }) => act.menu(orderId, below(currentTarget), wait)} />
    </div>
  );
}

function placeOf({ head, one }: Wait): string {
  return (head === 'unserved' ? (one.district ?? one.address) : one.who) ?? '–';
}

/** Time left until its promise, or until somebody must have decided. */
function duesOf({ head, one }: Wait, now: number) {
  const deliverBy = head === 'decisions' ? one.dueAt : one.held ? one.deliverBy : null;
  return dueOf({ status: 'pending', deliverBy }, now);
}

function factsOfUnserved(
  { held, waitingSince, endedAt, courierPayCents, shopToldAt }: Unserved,
  now: number,
): Facts {
  const what = held ? text.held(clock(waitingSince)) : text.ended(clock(endedAt));
  const waited = span(minutesBetween(waitingSince, held ? now : endedAt));
  const shopTold = shopToldAt !== null && text.toldAt(clock(shopToldAt));
  return [
    what,
    [held ? text.waits(waited) : text.waited(waited), text.pay(money(courierPayCents)), shopTold]
      .filter(Boolean)
      .join(' · '),
  ];
}
