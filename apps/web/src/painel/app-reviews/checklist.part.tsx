import { type Answer, useRead } from '../../base/api/client.js';
import { moment } from '../../base/time.js';
import { CheckedLine } from '../../desk/ui/developer-app.js';
import { Failure } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { Status } from '../../base/ui/status.js';
import { reviewsWords as text } from '../words.js';

/** Each line opens to the messages or requests behind it. */
export function ChecklistPart({ submission: { id, checklist, failedReason } }: { submission: Submission }) {
  const { data, error, refetch } = useRead('/api/admin/app-reviews/{id}/evidence', { id });
  return (
    <section className="stack">
      <h3>{text.checklist}</h3>
      <p className="soft">{text.checklistLead}</p>
      {failedReason !== null && (
        <p className="notice amber">
          <Icon name="alert" />
          <span>{text.failedReason(failedReason)}</span>
        </p>
      )}
      <ul className="stack checks">
        {checklist.map((item) => (
          <li key={item.check} className="row wrap">
            <CheckedLine {...item} />
            {data && item.passed !== null && (
              <div className="why">
                {item.check === 'token_cached' ? (
                  <Requests items={data.requests} />
                ) : (
                  <Deliveries items={data.deliveries.filter(({ check }) => check === item.check)} />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {error && <Failure error={error} again={refetch} />}
    </section>
  );
}

function Deliveries({ items }: { items: Evidence['deliveries'] }) {
  if (items.length === 0) return <span className="soft">{text.gone}</span>;
  return (
    <details>
      <summary>{text.messages(items.length)}</summary>
      <ul className="stack g4">
        {items.map(({ id, event, at, status, attempts, accepted, slowestMs }) => (
          <li key={id} className="row wrap">
            <Status tone={accepted > 0 ? 'green' : 'red'}>{status ?? text.noAnswer}</Status>
            <code>{event}</code>
            <span className="soft number">{moment(at)}</span>
            <span className="soft number">
              {text.attempts(attempts)}
              {slowestMs !== null && ` · ${text.took(slowestMs)}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Requests({ items }: { items: Evidence['requests'] }) {
  if (items.length === 0) return <span className="soft">{text.gone}</span>;
  return (
    <details>
      <summary>{text.requests(items.length)}</summary>
      <ul className="stack g4">
        {items.map(({ id, method, path, at, status }) => (
          <li key={id} className="row wrap">
            <Status tone="plain">{status}</Status>
            <code>
              {method} {path}
            </code>
            <span className="soft number">{moment(at)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export type Submission = Answer<'/api/admin/app-reviews/{id}'>;
type Evidence = Answer<'/api/admin/app-reviews/{id}/evidence'>;
