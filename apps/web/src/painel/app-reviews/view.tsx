import { developerAppWords } from '../../ground/words.js';
import { reviewsWords as text } from '../words.js';
import { goQuery } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { AppLogo, AppStatus } from '../../ground/ui/developer-app.js';
import { Empty, Unread } from '../../ground/ui/empty.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { SubmissionDrawer } from './submission.part.js';
import type { Submission, useSubmissions } from './reviews.hook.js';

interface AppReviewsViewProps {
  /** Decided submissions too. */
  all: boolean;
  submissions: ReturnType<typeof useSubmissions>;
  /** The open submission. */
  chosen: number | null;
  choose: (id: number | null) => void;
  mayDecide: boolean;
}

/** The screen of submissions: a queue, and one of them beside it. */
export function AppReviewsView({ all, submissions, chosen, choose, mayDecide }: AppReviewsViewProps) {
  const items = submissions.data ?? [];
  return (
    <div className="column">
      <div className="page">
        <div className="head">
          <h1>{text.title}</h1>
          <Tabs
            label={text.lists}
            tabs={[
              { key: 'waiting', label: text.waiting, count: all ? undefined : items.length },
              { key: 'all', label: text.all },
            ]}
            chosen={all ? 'all' : 'waiting'}
            choose={(key) => goQuery({ lista: key === 'all' ? 'todas' : null, envio: null })}
          />
        </div>
        <p className="soft">{text.lead}</p>
        {!submissions.isSuccess && <Unread of={submissions} lines={8} />}
        {submissions.data && items.length === 0 && (
          <Empty icon="check" title={all ? text.noneEver : text.none}>
            {text.noneLead}
          </Empty>
        )}
        {items.length > 0 && (
          <ul className="card lines-flush">
            {items.map((one) => (
              <Line key={one.id} one={one} chosen={one.id === chosen} choose={choose} />
            ))}
          </ul>
        )}
      </div>
      {chosen !== null && (
        <SubmissionDrawer key={chosen} id={chosen} mayDecide={mayDecide} close={() => choose(null)} />
      )}
    </div>
  );
}

function Line({ one, chosen, choose }: { one: Submission; chosen: boolean; choose: (id: number) => void }) {
  const { types } = developerAppWords;
  const { id, app, state, submittedAt, checklist } = one;
  const failed = checklist.filter(({ passed }) => passed === false).length;
  const seen = checklist.filter(({ passed }) => passed === true).length;
  return (
    <li>
      <button type="button" className="choice" aria-pressed={chosen} onClick={() => choose(id)}>
        <AppLogo url={app.logoUrl} />
        <span className="grow">
          <strong className="cut block">{app.name}</strong>
          <span className="soft small cut block">
            {types[app.type]} · {app.teamName}
          </span>
        </span>
        <span className="row wrap small">
          <AppStatus state={state} />
          <span className="soft number">{moment(submittedAt)}</span>
          <span className={failed > 0 ? 'red-text' : 'soft'}>
            {text.checked({ seen, all: checklist.length, failed })}
          </span>
        </span>
      </button>
    </li>
  );
}
