import { type ReactNode, useMemo, useState } from 'react';
import { type OrderDetail, useRead } from '../../base/api/client.js';
import { phoneHref, phoneText } from '../../base/brazil.js';
import { fallbackText } from '../../base/fallback.rules.js';
import { orderMarks, pointOf } from '../../base/map-point.js';
import { distance, money } from '../../base/money.js';
import { pictureSource } from '../../desk/picture-source.js';
import { ratingText } from '../../base/rating.rules.js';
import { wordOf } from '../../base/texts.js';
import { clock, moment, span } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { WayMap } from '../../base/ui/lazy-way-map.js';
import { Status } from '../../base/ui/status.js';
import { useWay } from '../data/ways.hook.js';
import {
  alertWords as alert,
  claimWords,
  drawerWords,
  entryFactsWords,
  orderWords as text,
} from '../words.js';

type Stop = OrderDetail['stops'][number];

export function OrderStops({ order }: { order: OrderDetail }) {
  const { pickup, stops, pickupCode, merchant, timeline } = order;
  return (
    <ol className="stops stack">
      <li className="row tops">
        <span className="disc pickup" aria-hidden>
          <Icon name="shop" />
        </span>
        <div className="break">
          <strong>{pickup.name ?? merchant.name}</strong> <span className="soft">{text.pickup}</span>
          <p>{pickup.address}</p>
          {pickup.instructions !== null && <p className="soft">{pickup.instructions}</p>}
          {pickupCode !== null && (
            <p className="soft">
              {text.pickupCode} <code>{pickupCode}</code>
            </p>
          )}
        </div>
      </li>
      {stops.map((stop) => (
        <StopLine
          key={stop.id}
          stop={stop}
          visits={timeline.filter((entry) => entry.stop === stop.ordinal)}
        />
      ))}
    </ol>
  );
}

function StopLine({ stop, visits }: { stop: Stop; visits: OrderDetail['timeline'] }) {
  const agreed = fallbackText(stop);
  const rated = ratingText(stop.rating);
  return (
    <li className="row tops">
      <span className="disc" aria-hidden>
        {stop.ordinal}
      </span>
      <div className="break">
        <strong>{stop.name ?? text.drop(stop.ordinal)}</strong>{' '}
        {stop.phone !== null && <a href={phoneHref(stop.phone)}>{phoneText(stop.phone)}</a>}
        <p>
          {stop.address}
          {stop.complement !== null && `, ${stop.complement}`}
        </p>
        {stop.observation !== null && <p className="soft">{stop.observation}</p>}
        {agreed !== null && <p className="soft">{agreed}</p>}
        {rated !== null && <p>{rated}</p>}
        <p className="row wrap">
          {stop.status === 'delivered' && (
            <Status tone="green" icon="check">
              {text.delivered} {stop.finishedAt !== null && moment(stop.finishedAt)}
            </Status>
          )}
          {stop.status === 'failed' && (
            <Status tone="red">
              {text.failed} {stop.failureReason}
            </Status>
          )}
          {stop.collectCents !== null && (
            <Status tone="amber" icon="money">
              {text.collect} {money(stop.collectCents)}
              {stop.changeForCents !== null && ` · ${text.change} ${money(stop.changeForCents)}`}
            </Status>
          )}
          {stop.confirmationCode !== null && (
            <span className="soft">
              {text.code} <code>{stop.confirmationCode}</code>
            </span>
          )}
        </p>
        {visits.map(({ sequence, data }) => {
          const facts = visitFacts(data ?? {});
          return (
            facts.length > 0 && (
              <p key={sequence} className="soft">
                {facts.join(' · ')}
              </p>
            )
          );
        })}
        {stop.evidence && (
          <p className="row wrap proofs">
            {[...stop.evidence.photos, stop.evidence.signature ?? []].flat().map((url) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <img src={pictureSource(url)} alt={text.proof} loading="lazy" />
              </a>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

type Facts = NonNullable<OrderDetail['timeline'][number]['data']>;

function visitFacts({ arrivedFarM, farM, waitedS }: Facts) {
  return [
    arrivedFarM !== undefined && entryFactsWords.far(distance(arrivedFarM)),
    waitedS !== undefined &&
      (farM === null || farM === undefined ? entryFactsWords.unknown : entryFactsWords.away(distance(farM))),
    waitedS !== undefined && entryFactsWords.waited(span(Math.floor(waitedS / 60))),
  ].filter((fact) => fact !== false);
}

export function EntryFacts({ data }: { data: Facts | null }) {
  const entry: Facts = data ?? {};
  const { waitedS, reason, act, at, cause, claim, state, pictures, codeRight, payment, payCents = 0 } = entry;
  const claims: Readonly<Record<string, string>> = entryFactsWords.claims;
  const paid = payment && alert.payments[payment];
  const facts = [
    waitedS !== undefined && reason,
    claim && wordOf(claimWords.kinds, claim),
    claim && state && claims[state],
    ...visitFacts(entry),
    act &&
      at &&
      cause &&
      alert.refused({
        acts: alert.done({ act: alert.acts[act], at: clock(at) }),
        cause: alert.causes[cause],
      }),
    codeRight === true && alert.codeRight,
    typeof paid === 'function' ? paid(money(payCents)) : paid,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <span className="soft facts">
      {facts.join(' · ')}
      {pictures?.map((url) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {' · '}
          {entryFactsWords.photo}
        </a>
      ))}
    </span>
  );
}

/** A map below the button that shows it. */
export function FoldedMap({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="map" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {drawerWords.showMap}
      </Button>
      {shown && children}
    </>
  );
}

export function OrderMap({ order }: { order: OrderDetail }) {
  const ask = { enabled: order.courierId !== null };
  const { data: track } = useRead('/api/admin/orders/{id}/track', { id: order.id }, ask);
  const passed = useMemo(() => track?.points ?? [], [track]);
  const places = useMemo(
    () => [order.pickup, ...order.stops].flatMap((place) => pointOf(place) ?? []),
    [order],
  );
  const way = useWay('orders', order.id, places);
  const marks = useMemo(() => orderMarks(places, passed.at(-1)), [places, passed]);
  return (
    <>
      <WayMap
        label={drawerWords.mapOf(order.publicId)}
        planned={way ?? places}
        passed={passed}
        marks={marks}
      />
      {order.courierId !== null && (
        <p className="soft below-it">{passed.length > 0 ? drawerWords.trackLine : drawerWords.noTrack}</p>
      )}
    </>
  );
}
