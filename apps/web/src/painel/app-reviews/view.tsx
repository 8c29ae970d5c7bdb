import { developerAppWords } from '../../ground/developer-app-words.js';
import { useWords } from '../../ground/language.js';
import { goQuery } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { AppLogo, AppStatus } from '../../ground/ui/developer-app.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { SubmissionDrawer } from './submission.part.js';
import type { Submission, useSubmissions } from './reviews.hook.js';
import { reviewsWords } from './words.js';
import './view.css';

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
  const text = useWords(reviewsWords);
  const items = submissions.data ?? [];
  return (
    <div className="reviews">
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
            choose={(key) => {
              goQuery({ lista: key === 'all' ? 'todas' : null, envio: null });
            }}
          />
        </div>
        <p className="soft">{text.lead}</p>
        {submissions.isPending && <Loading lines={8} />}
        {submissions.error && <Failure error={submissions.error} again={submissions.refetch} />}
        {submissions.data && items.length === 0 && (
          <Empty icon="check" title={all ? text.noneEver : text.none}>
            {text.noneLead}
          </Empty>
        )}
        {items.length > 0 && (
          <ul className="queue">
            {items.map((one) => (
              <Line key={one.id} one={one} chosen={one.id === chosen} choose={choose} />
            ))}
          </ul>
        )}
      </div>
      {chosen !== null && (
        <SubmissionDrawer
          key={chosen}
          id={chosen}
          mayDecide={mayDecide}
          close={() => {
            choose(null);
          }}
        />
      )}
    </div>
  );
}

function Line({ one, chosen, choose }: { one: Submission; chosen: boolean; choose: (id: number) => void }) {
  const text = useWords(reviewsWords);
  const { types } = useWords(developerAppWords);
  const { id, app, state, submittedAt, checklist } = one;
  const failed = checklist.filter(({ passed }) => passed === false).length;
  const seen = checklist.filter(({ passed }) => passed === true).length;
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => {
          choose(id);
        }}
      >
        <AppLogo url={app.logoUrl} />
        <span className="who">
          <strong className="cut">{app.name}</strong>
          <span className="soft cut">
            {types[app.type]} · {app.teamName}
          </span>
        </span>
        <span className="right">
          <AppStatus state={state} />
          <span className="soft number">{moment(submittedAt)}</span>
          <span className={failed > 0 ? 'red' : 'soft'}>{text.checked(seen, checklist.length, failed)}</span>
        </span>
      </button>
    </li>
  );
}
