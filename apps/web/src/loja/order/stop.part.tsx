import { phoneHref, phoneText } from '../../base/brazil.js';
import { money } from '../../base/money.js';
import { ratingText } from '../../base/rating.rules.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { fallbackText } from '../../base/fallback.rules.js';
import { Icon } from '../../base/ui/icon.js';
import { refused } from '../../base/ui/toast.js';
import type { OrderDetail } from '../data/orders.hook.js';
import { orderWords as text } from '../words.js';

type Stop = OrderDetail['stops'][number];

interface StopPartProps {
  stop: Stop;
  open: boolean;
  /** With several stops each recipient has a link of their own. */
  withLink: boolean;
}

export function StopPart({ stop, open, withLink }: StopPartProps) {
  const agreed = fallbackText(stop);
  const rated = ratingText(stop.rating);
  return (
    <div className={stop.ordinal > 1 ? 'ruled stack g8' : 'stack g8'}>
      <p className="row">
        <span className="disc">{stop.ordinal}</span>
        <strong className="grow">{stop.name ?? stop.address}</strong>
        {stop.phone !== null && (
          <a href={phoneHref(stop.phone)} className="number">
            {phoneText(stop.phone)}
          </a>
        )}
      </p>
      {stop.name !== null && (
        <p>
          {stop.address} {stop.complement}
        </p>
      )}
      {stop.collectCents !== null && (
        <p className="notice amber-text">{text.collect(money(stop.collectCents))}</p>
      )}
      {stop.confirmationCode !== null && stop.status === 'pending' && open && (
        <p className="row code">
          <span className="grow">
            {text.code}
            <small className="soft small block">{text.codeHint}</small>
          </span>
          <strong>{stop.confirmationCode}</strong>
          <Copy text={stop.confirmationCode} what={text.copyCode} />
        </p>
      )}
      {agreed !== null && <p className="soft">{agreed}</p>}
      <Outcome stop={stop} />
      {rated !== null && <p>{rated}</p>}
      <Proof proof={stop.proof} />
      {withLink && open && <Tracking url={stop.trackingUrl} />}
    </div>
  );
}

function Outcome({ stop: { status, finishedAt, failureReason } }: { stop: Stop }) {
  if (status === 'failed')
    return (
      <p className="notice bad">
        <Icon name="alert" /> {text.failed(failureReason ?? '')}
      </p>
    );
  if (status !== 'delivered' || finishedAt === null) return null;
  return (
    <p className="green-text">
      <Icon name="check" /> {text.delivered(moment(finishedAt))}
    </p>
  );
}

function Proof({ proof }: { proof: Stop['proof'] }) {
  if (!proof) return null;
  const pictures = [
    ...proof.photos.map((url, index) => [url, text.photo(index + 1)] as const),
    ...(proof.signature === null ? [] : [[proof.signature, text.signature] as const]),
  ];
  return (
    <div className="row wrap g4">
      {proof.name !== null && <p>{text.received([proof.name, proof.document].filter(Boolean).join(', '))}</p>}
      {proof.observation !== null && <p className="soft">{proof.observation}</p>}
      {pictures.map(([url, name]) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <Icon name="external" /> {name}
        </a>
      ))}
    </div>
  );
}

/** The link to the tracking page, to copy or to share by the phone's own dialog. */
export function Tracking({ url }: { url: string }) {
  const share = () => {
    // Closing the phone's dialog is no refusal.
    navigator.share({ url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) refused(error);
    });
  };
  return (
    <p className="row wrap">
      <a className="button" href={url} target="_blank" rel="noreferrer">
        <Icon name="pin" /> {text.tracking}
      </a>
      <Copy text={url} what={text.copyLink} />
      {'share' in navigator && (
        <Button kind="quiet" icon="external" onClick={share}>
          {text.share}
        </Button>
      )}
    </p>
  );
}
