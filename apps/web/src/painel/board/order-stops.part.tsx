import type { OrderDetail } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { pictureSource } from '../../ground/picture-source.js';
import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { Icon } from '../../ground/ui/icon.js';
import { Status } from '../../ground/ui/status.js';
import { orderWords } from './order-words.js';

type Stop = OrderDetail['stops'][number];

/** Pickup and stops in order, each with the courier's requirements and what happened. */
export function OrderStops({ order: { pickup, stops, pickupCode, merchant } }: { order: OrderDetail }) {
  const text = useWords(orderWords);
  return (
    <ol className="stops">
      <li>
        <span className="pin pickup" aria-hidden>
          <Icon name="shop" />
        </span>
        <div>
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
        <StopLine key={stop.id} stop={stop} />
      ))}
    </ol>
  );
}

function StopLine({ stop }: { stop: Stop }) {
  const text = useWords(orderWords);
  return (
    <li>
      <span className="pin" aria-hidden>
        {stop.ordinal}
      </span>
      <div>
        <strong>{stop.name ?? text.drop(stop.ordinal)}</strong>{' '}
        {stop.phone !== null && <a href={`tel:${stop.phone}`}>{stop.phone}</a>}
        <p>
          {stop.address}
          {stop.complement !== null && `, ${stop.complement}`}
        </p>
        {stop.observation !== null && <p className="soft">{stop.observation}</p>}
        <p className="row tags">
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
        {stop.evidence && (
          <p className="proofs">
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
