import { useState } from 'react';
import { lazy } from '../../ground/lazy.js';
import { distance } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Loading } from '../../ground/ui/empty.js';
import { type ClaimFile, claimantOf } from './claim-words.rules.js';
import { FactList } from '../people/fact-list.part.js';
import { claimWords as text, drawerWords, orderWords } from '../words.js';

const ClaimMap = lazy(() => import('./claim-map.part.js'), 'ClaimMap', <Loading lines={3} />);

/** What both sides say of the delivery, and what the platform knows of it. */
export function ClaimFacts({ file }: { file: ClaimFile }) {
  const { id, photos, delivery } = file;
  return (
    <>
      <p className="note">
        <strong>{claimantOf(file)}:</strong> {file.text}
      </p>
      <Photos
        all={Array.from({ length: photos }, (_, n) => `/api/admin/claims/${id}/photos/${n}`)}
        label={(n) => text.photo(n)}
      />
      <p className="note">
        <strong>{file.courierName ?? text.courier}:</strong>{' '}
        {file.awaitsCourierUntil === null
          ? (file.courierText ?? text.silent)
          : text.awaits(moment(file.awaitsCourierUntil))}
      </p>
      <Photos
        all={file.hasCourierPhoto ? [`/api/admin/claims/${id}/courier-photo`] : []}
        label={() => text.courierPhoto}
      />
      <FactList
        facts={[
          [text.order, <Link to={`/painel?pedido=${String(file.orderId)}`}>{file.publicId}</Link>],
          [text.address, delivery.address],
          [text.outcome, [text.ends[delivery.status], delivery.failureReason].filter(Boolean).join(': ')],
          [text.promised, delivery.promisedBy && moment(delivery.promisedBy)],
          [text.arrived, delivery.arrivedAt && moment(delivery.arrivedAt)],
          [text.finished, delivery.finishedAt && moment(delivery.finishedAt)],
          [text.far, delivery.farM !== null && distance(delivery.farM)],
          [text.waited, delivery.waitedS !== null && text.minutes(Math.round(delivery.waitedS / 60))],
          [text.planned, distance(delivery.distanceM)],
          [text.ridden, delivery.riddenM !== null && distance(delivery.riddenM)],
          [text.code, codeOf(delivery)],
          [text.receivedBy, delivery.receivedBy],
          [text.note, delivery.observation],
        ]}
      />
      <Photos all={delivery.photos} label={(n) => text.proof(n)} />
      <Way file={file} />
      <Timeline entries={file.timeline} />
      {file.answer !== null && (
        <p className="note">
          <strong>{file.fault === null ? text.states[file.state] : text.faults[file.fault]}:</strong>{' '}
          {file.answer}{' '}
          <span className="soft">
            {file.decidedBy} {file.decidedAt === null ? '' : moment(file.decidedAt)}
          </span>
        </p>
      )}
    </>
  );
}

/** The right code, and how often a wrong one was typed before. */
function codeOf({ rightCode, wrongCodes }: ClaimFile['delivery']): string {
  if (rightCode === null) return text.noCode;
  const given = rightCode ? text.rightCode : text.codeMissing;
  return wrongCodes === 0 ? given : `${given} · ${text.wrongCodes(wrongCodes)}`;
}

/** The map of the way, loaded when it is shown. */
function Way({ file }: { file: ClaimFile }) {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Button kind="quiet" icon="map" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {drawerWords.showMap}
      </Button>
      {shown && <ClaimMap file={file} />}
    </div>
  );
}

/** What happened at the stop and on the way, in its order. */
function Timeline({ entries }: { entries: ClaimFile['timeline'] }) {
  const names: Readonly<Record<string, string>> = orderWords.event;
  return (
    <details>
      <summary>{orderWords.history}</summary>
      <ol className="stack g4 below-it">
        {entries.map(({ type, at, by }) => (
          <li key={`${type} ${at}`} className="row tops g12">
            <span className="number soft">{moment(at)}</span>
            <span>
              {names[type] ?? type} {by !== null && <span className="soft">{orderWords.by(by)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Photos({ all, label }: { all: readonly string[]; label: (n: number) => string }) {
  if (all.length === 0) return null;
  return (
    <p className="row wrap">
      {all.map((address, n) => (
        <a key={address} href={address} target="_blank" rel="noreferrer">
          {label(n + 1)}
        </a>
      ))}
    </p>
  );
}
