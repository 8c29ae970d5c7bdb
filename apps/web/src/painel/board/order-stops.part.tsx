import type { OrderDetail } from '../../ground/api/client.js';
import { phoneHref, phoneText } from '../../ground/brazil.js';
import { ratingText } from '../../ground/rating.rules.js';
import { pictureSource } from '../../ground/picture-source.js';
import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { fallbackText } from '../../ground/fallback.rules.js';
import { Icon } from '../../ground/ui/icon.js';
import { Status } from '../../ground/ui/status.js';
import { VisitFacts } from './entry-facts.part.js';
import { orderWords as text } from '../words.js';

type Stop = OrderDetail['stops'][number];

/** Pickup and stops in order, each with the courier's requirements and what happened. */
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
        {visits.map(({ sequence, data }) => (
          <VisitFacts key={sequence} data={data} />
        ))}
        {stop.evidence && (
          <p className="row wrap proofs">
            {[
              ...stop.evidence.photos,
              ...(stop.evidence.signature === null ? [] : [stop.evidence.signature]),
            ].map((url) => (
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
