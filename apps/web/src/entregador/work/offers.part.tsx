import { useEffect, useRef, useState } from 'react';
import { useAttempt } from '../../base/attempt.js';
import { distance, money } from '../../base/money.js';
import { span } from '../../base/clock.js';
import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { Refused } from '../../base/ui/refused.js';
import { serverNow, type Offer } from '../data/api.store.js';
import { accept, decline, dropOffer, gone, offers } from '../data/live.store.js';
import { useValue } from '../../base/observable.js';
import { closeNotifications, tappedOffer } from '../data/push.store.js';
import { hush, ring } from '../data/ring.store.js';
import { sheetWords as text } from '../words.js';
import { lines } from '../data/sequence.rules.js';
import './sheets.css';
import './task.css';

const TICK_MS = 250;
const SHOWN_MS = 6_000;

/** Offers fill the screen, one at a time: the one tapped in a notification, else the one that ends first. */
export function Offers() {
  const list = useValue(offers);
  const [chosen, setChosen] = useState(0);
  const tapped = useValue(tappedOffer);
  const sorted = [...list].sort(
    (a, b) => Number(b.id === tapped) - Number(a.id === tapped) || a.expiresAt.localeCompare(b.expiresAt),
  );
  const offer = sorted[chosen % Math.max(1, sorted.length)];
  const some = sorted.length > 0;
  useEffect(() => {
    if (some) ring();
    return hush;
  }, [some]);
  useEffect(() => {
    void closeNotifications(list.map(({ id }) => id));
  }, [list]);
  return (
    <>
      <Gone />
      {offer && (
        <OfferScreen
          key={offer.id}
          offer={offer}
          index={sorted.indexOf(offer) + 1}
          count={sorted.length}
          next={() => setChosen(chosen + 1)}
        />
      )}
    </>
  );
}

interface OfferScreenProps {
  offer: Offer;
  index: number;
  count: number;
  next: () => void;
}

function OfferScreen({ offer, index, count, next }: OfferScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const taking = useAttempt(() => {
    hush();
    return accept(offer);
  });
  const left = useLeft(offer);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet offer"
      aria-label={text.newOffer}
      onCancel={(event) => event.preventDefault()}
      onClose={() => {
        // A phone's back button closes a dialog at the second press, even against `preventDefault`.
        dialog.current?.showModal();
      }}
    >
      <div className="left" style={{ width: `${left.part * 100}%` }} />
      <header>
        <p className="row wrap">
          <span className="grow">{count > 1 ? text.offerOf({ at: index, count }) : text.newOffer}</span>
          <span role="timer" className="number">
            {text.left(left.seconds)}
          </span>
        </p>
        <p className="pay">{money(offer.payCents)}</p>
        <p className="soft">
          {text.way({ way: distance(offer.distance), minutes: span(Math.round(offer.durationSeconds / 60)) })}
          {offer.centsPerKm !== null &&
            ` · ${(offer.distanceToPickup === null ? text.kilometre : text.kilometreThere)(money(offer.centsPerKm))}`}
        </p>
      </header>
      <div className="body">
        <OfferWay offer={offer} />
        <Refused of={taking.error} />
      </div>
      <div className="dock">
        {count > 1 && (
          <Button kind="quiet" onClick={next}>
            {text.next}
          </Button>
        )}
        <div className="row wrap">
          <Button className="big decline" onClick={() => void decline(offer)}>
            {text.decline}
          </Button>
          <Button kind="primary" className="big grow" busy={taking.busy} onClick={taking.run}>
            {text.accept}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function OfferWay({ offer }: { offer: Offer }) {
  const collects = offer.stops.flatMap(({ collect }) => (collect ? [collect.amountCents] : []));
  const total = collects.reduce((sum, cents) => sum + cents, 0);
  return (
    <>
      <ol className="stack g16 offer-way">
        <li className="row tops g12">
          <Icon name="shop" size={20} />
          <span className="stack g2">
            <span className="soft">
              {text.pickup}
              {offer.distanceToPickup !== null && ` · ${text.toPickup(distance(offer.distanceToPickup))}`}
            </span>
            <strong>{offer.merchant.name}</strong>
            <span className="soft">{lines(offer.pickup)[0]}</span>
          </span>
        </li>
        {offer.stops.map((stop, index) => (
          <li key={index} className="row tops g12">
            <Icon name="pin" size={20} />
            <span className="stack g2">
              <span className="soft">{text.drop}</span>
              <strong>{stop.district ?? stop.city ?? text.somewhere}</strong>
              {stop.district !== null && stop.city !== null && <span className="soft">{stop.city}</span>}
            </span>
          </li>
        ))}
        {offer.needsReturn && (
          <li className="row tops g12">
            <Icon name="undo" size={20} />
            <strong>{text.withReturn}</strong>
          </li>
        )}
      </ol>
      {offer.wayBackCents !== null && <p className="soft">{text.wayBack(money(offer.wayBackCents))}</p>}
      {total > 0 && <p className="note cash">{text.collectOffer(money(total))}</p>}
      {offer.observation !== null && <p className="notes">{offer.observation}</p>}
    </>
  );
}

/** The time left of an offer. An expired offer closes by itself, even when the server's event is missed. */
function useLeft(offer: Offer): { seconds: number; part: number } {
  const [now, setNow] = useState(serverNow);
  const end = new Date(offer.expiresAt).getTime();
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(serverNow());
      if (serverNow() >= end) dropOffer(offer.id, 'expired');
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [end, offer.id]);
  const whole = end - new Date(offer.offeredAt).getTime();
  const left = Math.max(0, end - now);
  return { seconds: Math.ceil(left / 1_000), part: Math.min(1, left / Math.max(1, whole)) };
}

function Gone() {
  const last = useValue(gone);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => gone.set(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  if (!last) return null;
  return (
    <p className="notice amber gone" role="alert">
      <Icon name="clock" size={20} />
      {text.gone[last.why]}
    </p>
  );
}
