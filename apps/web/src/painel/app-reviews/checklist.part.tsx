import { useWords } from '../../ground/language.js';
import { moment } from '../../ground/time.js';
import { CheckedLine } from '../../ground/ui/developer-app.js';
import { Failure } from '../../ground/ui/empty.js';
import { Status } from '../../ground/ui/status.js';
import { useEvidence, type Evidence, type Submission } from './reviews.hook.js';
import { reviewsWords } from './words.js';

/** The checklist of a submission; each line opens to the messages or requests behind it. */
export function ChecklistPart({ submission: { id, checklist } }: { submission: Submission }) {
  const text = useWords(reviewsWords);
  const { data, error, refetch } = useEvidence(id);
  return (
    <section className="stack">
      <h3>{text.checklist}</h3>
      <p className="soft">{text.checklistLead}</p>
      <ul className="checks">
        {checklist.map((item) => (
          <li key={item.check}>
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
  const text = useWords(reviewsWords);
  if (items.length === 0) return <span className="soft">{text.gone}</span>;
  return (
    <details>
      <summary>{text.messages(items.length)}</summary>
      <ul className="evidence">
        {items.map(({ id, event, at, status, attempts, accepted, slowestMs }) => (
          <li key={id}>
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
  const text = useWords(reviewsWords);
  if (items.length === 0) return <span className="soft">{text.gone}</span>;
  return (
    <details>
      <summary>{text.requests(items.length)}</summary>
      <ul className="evidence">
        {items.map(({ id, method, path, at, status }) => (
          <li key={id}>
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
