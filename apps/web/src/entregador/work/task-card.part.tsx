import { useEffect, useState } from 'react';
import { lazy } from '../../base/lazy.js';
import { distance, money } from '../../base/money.js';
import { clock, moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { act } from '../data/acts.store.js';
import { type Order, serverNow, type Stop } from '../data/api.store.js';
import { useValue } from '../../base/observable.js';
import { type Task, changeOf, lines, methodOf, stepOf } from '../data/sequence.rules.js';
import { type SheetKind, openSheet } from '../data/sheet.store.js';
import { metresTo } from '../data/position.rules.js';
import { here } from '../data/whereabouts.store.js';
import { workRules } from '../data/stored-answer.store.js';
import { NotStored, useStoring } from './not-stored.part.js';
import { PickupCodes, useTaken, Contact, Navigate } from './ways.part.js';
import { taskWords as text } from '../words.js';
import './task.css';

interface TaskCardProps {
  task: Task;
  /** All orders that are picked up at once, the task's own first; at other tasks its own alone. */
  orders: readonly Order[];
}

export function TaskCard({ task, orders }: TaskCardProps) {
  const { order, stop } = task;
  const choice = useTaken(orders);
  const step = stepOf(task);
  const place = stop ?? order.pickup;
  const open = (kind: SheetKind, { id } = order) =>
    openSheet({ kind, orderId: id, stopId: kind === 'give-back' ? null : (stop?.id ?? null) });
  return (
    <section className="task" aria-labelledby="sentence">
      <h1 id="sentence">{sentenceOf(task, orders.length > 1)}</h1>
      {step !== 'address' && <Where place={place} />}
      {step === 'atPickup' && <PickupCodes {...choice} orders={orders} />}
      {stop?.collect && <Collect collect={stop.collect} />}
      {step !== 'address' && <Navigate place={task.place} />}
      <Contact of={stop ?? order.merchant} />
      {stop?.conversation && <LaterConversation order={order} stop={stop} />}
      <Notes task={task} orders={orders} />
      {step === 'address' && stop ? (
        <LaterAddress order={order} stop={stop} />
      ) : (
        <div className="dock">
          <NextAct
            task={task}
            orders={orders}
            taken={step === 'atPickup' ? choice.taken : orders}
            deliver={() => open('deliver')}
          />
        </div>
      )}
      {orders.map((one) => (
        <footer key={one.id} className="row between">
          <span className="grow soft">
            {text.order(one.publicId)}
            {step !== 'address' && (
              <>
                {' · '}
                {text.pays} <strong>{money(one.payCents)}</strong>
              </>
            )}
          </span>
          <GiveUp step={step} open={(kind) => open(kind, one)} />
        </footer>
      ))}
    </section>
  );
}

function Where({ place }: { place: Stop | Task['order']['pickup'] }) {
  const [street, district] = lines(place);
  return (
    <p className="stack g2 where">
      <strong>{street}</strong>
      {district !== '' && <span>{district}</span>}
      {[place.complement, place.reference].filter(Boolean).map((more) => (
        <span key={more}>{more}</span>
      ))}
    </p>
  );
}

function sentenceOf(task: Task, several: boolean): string {
  const { order, stop } = task;
  const shop = order.merchant.name;
  const who = stop?.name ?? text.someone;
  switch (stepOf(task)) {
    case 'toPickup':
      return text.sentence.toPickup(shop);
    case 'atPickup':
      if (several) return text.sentence.atPickupMany;
      return order.pickupCode === null ? text.sentence.atPickupPlain : text.sentence.atPickup;
    case 'toStop':
      return text.sentence.toStop(who);
    case 'address':
      return text.sentence.address;
    case 'atStop':
      return text.sentence.atStop(who);
    case 'toReturn':
      return text.sentence.toReturn(shop);
  }
}

type NextKind = 'arrive_pickup' | 'collect' | 'arrive_stop' | 'return';

/** The act of a step's button; absent: the button opens a sheet. */
const ACT_OF: Readonly<Partial<Record<ReturnType<typeof stepOf>, NextKind>>> = {
  toPickup: 'arrive_pickup',
  atPickup: 'collect',
  toStop: 'arrive_stop',
  toReturn: 'return',
};

interface NextActProps extends TaskCardProps {
  taken: readonly Order[];
  deliver: () => void;
}

/** An act for each order. One that came while the courier waited at the shop gets its arrival first. */
async function actAll(kind: NextKind, { stop }: Task, taken: readonly Order[]): Promise<void> {
  for (const order of taken) {
    if (kind === 'collect' && order.status === 'accepted') await act({ order, kind: 'arrive_pickup' });
    await act({ order, stopId: stop?.id ?? null, kind });
  }
}

/** The button of the next act. A far-away arrival asks for confirmation. */
function NextAct({ task, orders, taken, deliver }: NextActProps) {
  const { error, store } = useStoring();
  const { order } = task;
  const step = stepOf(task);
  const early = !useSettled(`${task.key} ${step} ${orders.length}`);
  const { depotAddress, atStop } = useValue(workRules);
  const [limit] =
    step === 'toPickup' ? orders.flatMap(({ arrivalLimitAt }) => arrivalLimitAt ?? []).sort() : [];
  const kind = ACT_OF[step];
  const names: Readonly<Record<NextKind, string>> = {
    arrive_pickup: text.arrived,
    collect: orders.length > 1 ? text.collectedMany(taken.length) : text.collected,
    arrive_stop: text.arrived,
    return: text.returned,
  };
  const [warned, setWarned] = useState(false);
  const farM = metresTo(task.place, useValue(here), serverNow());
  const arrives = kind === 'arrive_pickup' || kind === 'arrive_stop';
  const far = arrives && farM !== null && farM > atStop.withinM;
  const does = () => {
    if (kind === undefined) deliver();
    else if (far && !warned) setWarned(true);
    else store(() => actAll(kind, task, taken));
  };
  return (
    <>
      <NotStored error={error} />
      {far && warned && (
        <p className="notice bad" role="alert">
          {text.farAway(distance(farM))}
        </p>
      )}
      <Button kind="primary" className="big next" disabled={early || taken.length === 0} onClick={does}>
        {kind === undefined ? text.deliver : names[kind]}
        {limit !== undefined && <small>{text.due(clock(limit))}</small>}
      </Button>
      {kind === 'return' && depotAddress !== null && (
        <Button
          className="big"
          disabled={early}
          onClick={() => store(() => act({ order, kind, body: { goodsAt: 'hub' } }))}
        >
          {text.leftAtDepot}
          <small>{depotAddress}</small>
        </Button>
      )}
    </>
  );
}

function Collect({ collect }: { collect: NonNullable<Stop['collect']> }) {
  const back = changeOf(collect);
  return (
    <p className="note cash">
      <strong>{text.collect(money(collect.amountCents))}</strong> {text.methods[methodOf(collect.method)]}
      {back > 0 && collect.changeForCents !== null && (
        <span>{text.change({ back: money(back), note: money(collect.changeForCents) })}</span>
      )}
    </p>
  );
}

function Notes({ task: { order, stop }, orders }: Pick<TaskCardProps, 'task' | 'orders'>) {
  const shop = [order.merchant.note, order.pickup.instructions];
  const wanted = stop?.wantedAt ? text.wantedAt(moment(stop.wantedAt)) : null;
  const coming = stop?.comingBy ? text.comingBy(clock(stop.comingBy)) : null;
  const customer = [coming, wanted, stop?.instructions, stop?.observation, order.observation].filter(Boolean);
  const notes = stop ? customer : [...shop, ...orders.map(({ observation }) => observation)].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <p className="notes">
      <strong>{stop ? text.instructions : text.note}:</strong> {notes.join(' · ')}
    </p>
  );
}

function GiveUp({ step, open }: { step: ReturnType<typeof stepOf>; open: (sheet: SheetKind) => void }) {
  const before = step === 'toPickup' || step === 'atPickup';
  if (step === 'toReturn' || step === 'address') return null;
  return (
    <Button kind="quiet" className="red-text" onClick={() => open(before ? 'give-back' : 'fail')}>
      {before ? text.giveBack : text.cannot}
    </Button>
  );
}

const SETTLE_MS = 500;

/** False for a moment after a step: a second touch on the former button must not press the next one. */
function useSettled(step: string): boolean {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return settled === step;
}

const LaterAddress = lazy(async () => (await import('./address-form.part.js')).AddressForm, null);
const LaterConversation = lazy(async () => (await import('./conversation.part.js')).Conversation, null);
