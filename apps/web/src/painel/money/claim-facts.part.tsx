import { Link } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { type ClaimFile, claims } from '../data/claims.query.js';
import { FactList } from '../people/fact-list.part.js';
import { claimWords as text, orderWords } from '../words.js';

/** What both sides say of the delivery, and what the platform knows of it. */
export function ClaimFacts({ file }: { file: ClaimFile }) {
  const { id, photos, delivery } = file;
  return (
    <>
      <p className="note">
        <strong>{text.by(text.claimants[file.openedBy], file.recipient)}:</strong> {file.text}
      </p>
      <Photos all={Array.from({ length: photos }, (_, n) => claims.photo(id, n))} label={text.photo} />
      <p className="note">
        <strong>{file.courierName ?? text.courier}:</strong> {file.courierText ?? text.silent}
      </p>
      <Photos all={file.hasCourierPhoto ? [claims.courierPhoto(id)] : []} label={text.courierPhoto} />
      <FactList
        facts={[
          [text.order, <Link to={`/painel?pedido=${String(file.orderId)}`}>{file.publicId}</Link>],
          [text.address, delivery.address],
          [text.outcome, [text.ends[delivery.status], delivery.failureReason].filter(Boolean).join(': ')],
          [text.promised, delivery.promisedBy && moment(delivery.promisedBy)],
          [text.arrived, delivery.arrivedAt && moment(delivery.arrivedAt)],
          [text.finished, delivery.finishedAt && moment(delivery.finishedAt)],
          [text.far, delivery.farM !== null && text.metres(delivery.farM)],
          [text.waited, delivery.waitedS !== null && text.minutes(Math.round(delivery.waitedS / 60))],
          [text.way, text.km(delivery.distanceM / 1_000)],
          [text.code, delivery.codeAsked ? text.codeAsked : text.noCode],
          [text.receivedBy, delivery.receivedBy],
          [text.note, delivery.observation],
        ]}
      />
      <Photos all={delivery.photos} label={text.proof} />
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
