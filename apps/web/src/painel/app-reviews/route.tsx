import { developerAppWords } from '../../ground/words.js';
import { reviewsWords as text } from '../words.js';
import { partIn, recordIn, useOpened, useParameter } from '../../ground/search.js';
import { useMay } from '../../ground/session.js';
import { moment } from '../../ground/time.js';
import { AppLogo, AppStatus } from '../../ground/ui/developer-app.js';
import { Empty, Unread } from '../../ground/ui/empty.js';
import { PartsHead } from '../../ground/ui/parts.js';
import { SubmissionDrawer } from './submission.part.js';
import { useSubmissions, type Submission } from './reviews.hook.js';

const PART = partIn('lista', { waiting: null, all: 'todas' });
const SUBMISSION = recordIn('envio');

/** Submissions of developers' apps: a queue, and one of them beside it. */
export function AppReviewsRoute() {
  const mayDecide = useMay()('hub');
  const part = useParameter(PART);
  const [chosen, open] = useOpened(SUBMISSION);
  const submissions = useSubmissions(part === 'waiting');
  const items = submissions.data ?? [];
  return (
    <div className="column">
      <div className="page">
        <PartsHead
          {...{ title: text.title, label: text.lists, part: PART, names: text, clears: ['envio'] }}
          counts={part === 'waiting' ? { waiting: items.length } : {}}
          warn={false}
        />
        <p className="soft">{text.lead}</p>
        {!submissions.isSuccess && <Unread of={submissions} lines={8} />}
        {submissions.data && items.length === 0 && (
          <Empty icon="check" title={part === 'all' ? text.noneEver : text.none}>
            {text.noneLead}
          </Empty>
        )}
        {items.length > 0 && (
          <ul className="card lines-flush">
            {items.map((one) => (
              <Line key={one.id} one={one} chosen={one.id === chosen} choose={open} />
            ))}
          </ul>
        )}
      </div>
      {chosen !== null && (
        <SubmissionDrawer key={chosen} id={chosen} mayDecide={mayDecide} close={() => open(null)} />
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
