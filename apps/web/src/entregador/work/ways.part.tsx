import { useState } from 'react';
import { phoneHref } from '../../base/brazil.js';
import { Icon } from '../../base/ui/icon.js';
import { type Task, mapLink, MAPS, type MapApp } from '../data/sequence.rules.js';
import { taskWords as text } from '../words.js';
import type { Order } from '../data/api.store.js';

/** Which of the orders of one shop the courier takes: all, except those that were unticked. */
export function useTaken(orders: readonly Order[]) {
  const [left, setLeft] = useState<readonly number[]>([]);
  const several = orders.length > 1;
  return {
    taken: several ? orders.filter(({ id }) => !left.includes(id)) : orders,
    turn: ({ id }: Order) =>
      setLeft((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
  };
}

interface PickupCodesProps extends ReturnType<typeof useTaken> {
  orders: readonly Order[];
}

/** The codes that the shop asks for. One of several orders can be unticked if it is not ready. */
export function PickupCodes({ orders, taken, turn }: PickupCodesProps) {
  if (orders.length > 1)
    return orders.map((order) => (
      <label key={order.id} className="note row wrap check pickup-code">
        <input type="checkbox" checked={taken.includes(order)} onChange={() => turn(order)} />
        <span className="grow">{text.order(order.publicId)}</span>
        <strong>{order.pickupCode}</strong>
      </label>
    ));
  return orders.map(
    ({ id, pickupCode }) =>
      pickupCode !== null && (
        <p key={id} className="note row wrap between pickup-code">
          <span>{text.pickupCode}</span>
          <strong>{pickupCode}</strong>
        </p>
      ),
  );
}

const KEY = 'map';

/** Opens the navigation app that was used last; one touch more chooses another. */
export function Navigate({ place }: { place: Task['place'] }) {
  const [open, setOpen] = useState(false);
  const [app, setApp] = useState<MapApp>(
    () => MAPS.find((one) => one === localStorage.getItem(KEY)) ?? 'google',
  );
  const use = (next: MapApp) => {
    localStorage.setItem(KEY, next);
    setApp(next);
    setOpen(false);
  };
  const link = (which: MapApp, label: string, className: string) => (
    <a
      key={which}
      className={className}
      href={mapLink(which, place)}
      target="_blank"
      rel="noreferrer"
      onClick={() => use(which)}
    >
      <Icon name="map" size={20} />
      {label}
    </a>
  );
  return (
    <div className="stack g8">
      <div className="row">
        {link(app, `${text.navigate} · ${text.apps[app]}`, 'button way grow')}
        <button
          type="button"
          className="button way bare"
          aria-expanded={open}
          aria-label={text.otherMap}
          onClick={() => setOpen(!open)}
        >
          <Icon name="down" size={20} />
        </button>
      </div>
      {open && (
        <div className="row">
          {MAPS.filter((other) => other !== app).map((other) =>
            link(other, text.apps[other], 'button way grow'),
          )}
        </div>
      )}
    </div>
  );
}

interface Reachable {
  readonly phone: string | null;
  readonly phoneLocator?: string | null;
}

/** Some marketplaces hide the phone behind a number and a locator that must be typed. */
export function Contact({ of: { phone, phoneLocator = null } }: { of: Reachable }) {
  if (phone === null || phone === '') return null;
  return (
    <div className="row">
      <a className="button way grow" href={phoneHref(phone)}>
        <Icon name="phone" size={20} />
        {text.call}
        {phoneLocator !== null && <span className="number">{phoneLocator}</span>}
      </a>
      {phoneLocator === null && (
        <a
          className="button way grow"
          href={phoneHref(phone).replace(/^tel:\+?/, 'https://wa.me/')}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="link" size={20} />
          {text.write}
        </a>
      )}
    </div>
  );
}
