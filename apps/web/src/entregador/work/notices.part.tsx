import { useEffect } from 'react';
import { useAttempt } from '../../base/attempt.js';
import { phoneHref } from '../../base/brazil.js';
import { useNow } from '../../base/clock.js';
import { money } from '../../base/money.js';
import { clock } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { Refused } from '../../base/ui/refused.js';
import { call, type Me, serverTime } from '../data/api.store.js';
import { goods, type GoodsTask, handOver } from '../data/stored-answer.store.js';
import { notices, readNotice, refreshNotices, noteReturnRead, readReturns } from '../data/notice.store.js';
import { useValue } from '../../base/observable.js';
import { closeLost, finished, lost, useOrders } from '../data/order-list.store.js';
import { allowPushes, askDue, askLater, pushes } from '../data/push.store.js';
import { allowSound, isMuted, once, silent } from '../data/ring.store.js';
import { endIfOver, showMe } from '../data/session.store.js';
import { CallCompany, reasonText, Troubles } from './troubles.part.js';
import {
  goodsWords,
  noticeWords,
  pauseWords,
  pushWords,
  reasonWords as reasons,
  taskWords as text,
} from '../words.js';
import './sheets.css';

/**
 * Messages about orders that ended or were taken, until the courier has read them. `idle`: no order is in
 * hand; otherwise the question about notifications would push the order down.
 */
export function Notices({ idle, pause }: { idle: boolean; pause: Me['pause'] }) {
  return (
    <>
      <Pause pause={pause} />
      <Returning />
      <UnreadNotice />
      <Lost />
      <Troubles />
      <Goods />
      <Finished />
      <SoundNotice />
      {idle && <PushNotice />}
    </>
  );
}

function Finished() {
  const order = useValue(finished);
  if (!order) return null;
  const earned = order.status === 'completed' && order.payCents > 0;
  const delivered = order.stops.some(({ status }) => status === 'delivered');
  const done = delivered ? text.done : text.failedPaid;
  return (
    <section className="notice good row strong" role="status">
      <Icon name="check" size={20} />
      <p className="grow">{earned ? done(money(order.payCents)) : text.failedDone}</p>
      <Button kind="quiet" onClick={() => finished.set(null)}>
        {text.goOn}
      </Button>
    </section>
  );
}

function Lost() {
  const [gone] = useValue(lost);
  if (!gone) return null;
  const { order, now, delivered } = gone;
  return (
    <section className="notice bad trouble" role="alert">
      <h2>{text.lostTitle(order.publicId)}</h2>
      <p>
        {now?.status === 'cancelled'
          ? text.lostCancelled(reasonText(reasons, now.cancelReason))
          : delivered
            ? text.lostDelivered
            : text.lostTaken}
      </p>
      <Button className="big" onClick={() => void closeLost(gone)}>
        {text.understood}
      </Button>
    </section>
  );
}

/** Says that offers will not ring until the screen is touched, as after a restart of the app. */
function SoundNotice() {
  if (!useValue(silent) || isMuted()) return null;
  return (
    <section className="notice amber" role="status">
      <Icon name="alert" size={20} />
      <p className="grow">{noticeWords.silent}</p>
      <Button onClick={allowSound}>{noticeWords.allowSound}</Button>
    </section>
  );
}

/** Says that an order on board was cancelled and has to be returned, until the courier has read it. */
function Returning() {
  const read = useValue(readReturns);
  const order = useOrders().find(
    ({ id, returnBeforeCancelling, stops }) =>
      returnBeforeCancelling && stops.some(({ status }) => status === 'pending') && !read.includes(id),
  );
  const id = order?.id;
  useEffect(() => {
    if (id !== undefined) once();
  }, [id]);
  if (!order) return null;
  return (
    <section className="notice bad trouble" role="alert">
      <h2>{noticeWords.returningTitle(order.publicId)}</h2>
      <p>{noticeWords.returning(order.merchant.name)}</p>
      <CallCompany />
      <Button className="big" onClick={() => noteReturnRead(order.id)}>
        {noticeWords.understood}
      </Button>
    </section>
  );
}

/** A phone without push gets the company's messages at this interval. */
const REFETCH_MS = 60_000;

/** The company's messages to everybody on shift, one at a time, until the courier has read each. */
function UnreadNotice() {
  const [first] = useValue(notices);
  const reading = useAttempt(readNotice);
  useEffect(() => {
    void refreshNotices();
    const timer = setInterval(() => void refreshNotices(), REFETCH_MS);
    return () => clearInterval(timer);
  }, []);
  if (!first) return null;
  return (
    <section className="notice amber trouble" role="alert">
      <h2>{noticeWords.told(clock(first.at))}</h2>
      <p>{first.text}</p>
      <Refused of={reading.error} />
      <Button className="big" onClick={() => reading.run(first.id)}>
        {noticeWords.read}
      </Button>
    </section>
  );
}

/** Explains notifications before the browser asks, and what to do when they are blocked. */
function PushNotice() {
  const state = useValue(pushes);
  const due = useValue(askDue);
  const allowing = useAttempt(allowPushes);
  if (!due) return null;
  if (state === 'refused')
    return (
      <section className="notice amber trouble">
        <h2>{pushWords.refused}</h2>
        <p>{pushWords.refusedLead}</p>
        <Button onClick={askLater}>{pushWords.understood}</Button>
      </section>
    );
  if (state !== 'ask') return null;
  return (
    <section className="notice trouble">
      <h2>{pushWords.title}</h2>
      <p>{pushWords.lead}</p>
      <Button kind="primary" className="big" busy={allowing.busy} onClick={allowing.run}>
        {pushWords.allow}
      </Button>
      <Button kind="quiet" onClick={askLater}>
        {pushWords.later}
      </Button>
    </section>
  );
}

const MINUTE_MS = 60_000;

/** Says that no offers come for a while because one was not answered, with a button that ends the pause. */
export function Pause({ pause }: { pause: Me['pause'] }) {
  const present = serverTime(useNow());
  const ending = useAttempt(() => call('DELETE /api/courier/pause').then(showMe).catch(endIfOver));
  const left = pause ? Date.parse(pause.until) - present : 0;
  if (left <= 0) return null;
  return (
    <section className="notice amber trouble" role="status">
      <p className="strong">{pauseWords.paused(Math.ceil(left / MINUTE_MS))}</p>
      <Refused of={ending.error} />
      <Button className="big" busy={ending.busy} onClick={ending.run}>
        {pauseWords.end}
      </Button>
    </section>
  );
}

/** Goods whose order went on without them, with what to do, until it is done. */
function Goods() {
  return useValue(goods).map((task) => <GoodsCard key={`${task.kind}${task.orderId}`} task={task} />);
}

function GoodsCard({ task }: { task: GoodsTask }) {
  const handing = useAttempt(handOver);
  const { kind, publicId, merchantName, pickupAddress, since, other } = task;
  const name = other?.name ?? '';
  return (
    <section className="notice amber trouble" role="alert">
      <h2>
        {kind === 'bring_back'
          ? goodsWords.title[kind](merchantName)
          : goodsWords.title[kind]({ shop: merchantName, who: name })}
      </h2>
      <p>
        {kind === 'bring_back'
          ? goodsWords.bringBack({ id: publicId, address: pickupAddress })
          : kind === 'hand_over'
            ? goodsWords.handOver({ id: publicId, who: name })
            : goodsWords.receive({ id: publicId, who: name, at: clock(since) })}
      </p>
      <Refused of={handing.error} />
      {other?.phone && (
        <a className="button big" href={phoneHref(other.phone)}>
          {goodsWords.call(name)}
        </a>
      )}
      {kind !== 'receive' && (
        <Button className="big" busy={handing.busy} onClick={() => handing.run(task)}>
          {kind === 'bring_back' ? goodsWords.broughtBack : goodsWords.handedOver(name)}
        </Button>
      )}
    </section>
  );
}
