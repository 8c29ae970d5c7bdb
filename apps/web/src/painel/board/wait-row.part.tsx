import { money } from '../../base/money.js';
import { clock, minutesBetween, span } from '../../base/time.js';
import { dotted } from '../../base/texts.js';
import { dueOf, type BoardOrder } from './board.rules.js';
import { factsOf, type Facts, openWait, type Unserved, type Wait } from './wait-items.rules.js';
import { DueTime, Row, type RowActs } from './order-row.part.js';
import { decisionWords, unservedWords as text } from '../words.js';

interface WaitRowProps {
  wait: Wait;
  /** Defined while the order is open: then it can be selected and dragged as any other. */
  order: BoardOrder | undefined;
  now: number;
  chosen: boolean;
  marked: boolean;
  paired: boolean;
  act: RowActs;
}

export function WaitRow({ wait, order, now, chosen, marked, paired, act }: WaitRowProps) {
  const { publicId, merchantName } = wait.one;
  const orderId = wait.one.orderId ?? 0;
  const open = wait.head === 'unserved' ? order : undefined;
  const [what, more] = wait.head === 'unserved' ? factsOfUnserved(wait.one, now) : factsOf(wait.one);
  const due = duesOf(wait, now);
  return (
    <Row
      id={orderId}
      name={wait.head === 'decisions' && publicId === '' ? decisionWords.kinds[wait.one.kind] : publicId}
      data={{ 'data-wait': publicId }}
      classes={['wait', due.lateness, chosen && 'chosen', paired && 'paired']}
      isOrder={open !== undefined}
      wait={wait}
      marked={marked}
      act={act}
      due={<DueTime {...due} />}
      open={() => openWait(wait, act.open)}
      way={
        <>
          {merchantName !== '' && <span className="cut">{merchantName}</span>}
          <span className="soft cut">{placeOf(wait)}</span>
        </>
      }
    >
      <span role="gridcell" className="cell who what" title={`${what} · ${more}`}>
        <span className="cut">{what}</span>
        <span className="soft cut">{more}</span>
      </span>
    </Row>
  );
}

function placeOf({ head, one }: Wait): string {
  return (head === 'unserved' ? (one.district ?? one.address) : one.who) ?? '–';
}

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
    dotted(held ? text.waits(waited) : text.waited(waited), text.pay(money(courierPayCents)), shopTold),
  ];
}
