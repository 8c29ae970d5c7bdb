import { sendChange, useRead } from '../../base/api/client.js';
import { textOrNull } from '../../base/form-text.js';
import { goQuery } from '../../base/router.js';
import { tabIn, recordIn, useOpened, useParameter } from '../../desk/search.js';
import { useMay } from '../../desk/session.js';
import { moment } from '../../base/time.js';
import { Lines, Read } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { AppLogo, AppStatus } from '../../desk/ui/developer-app.js';
import { Drawer } from '../../desk/ui/drawer.js';
import { Empty } from '../../base/ui/empty.js';
import { FactList } from '../../base/ui/fact-list.js';
import { Icon } from '../../base/ui/icon.js';
import { TabbedHead } from '../../desk/ui/page-tabs.js';
import { Reason } from '../../desk/ui/reason.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { notify } from '../../base/ui/toast.js';
import { ChecklistPart, type Submission } from './checklist.part.js';
import { developerAppWords } from '../../base/words.js';
import { reviewsWords as text } from '../words.js';

const TAB = tabIn('lista', { waiting: null, all: 'todas' });
const SUBMISSION = recordIn('envio');
const REVIEWS = '/api/admin/app-reviews';

export function AppReviewsRoute() {
  const tab = useParameter(TAB);
  const [chosen, open] = useOpened(SUBMISSION);
  const submissions = useRead(REVIEWS, tab === 'waiting' ? { state: 'submitted' } : {});
  const items = submissions.data?.items ?? [];
  return (
    <div className="column">
      <div className="page">
        <TabbedHead
          title={text.title}
          label={text.lists}
          tab={TAB}
          names={text}
          clears={['envio']}
          counts={tab === 'waiting' ? { waiting: items.length } : {}}
          warn={false}
        />
        <p className="soft">{text.lead}</p>
        <Lines
          of={submissions}
          lines={8}
          className="card lines-flush"
          empty={
            <Empty icon="check" title={tab === 'all' ? text.noneEver : text.none} lead={text.noneLead} />
          }
        >
          {(one) => <Line key={one.id} one={one} chosen={one.id === chosen} choose={open} />}
        </Lines>
      </div>
      {chosen !== null && <SubmissionDrawer key={chosen} id={chosen} close={() => open(null)} />}
    </div>
  );
}

function Line({ one, chosen, choose }: { one: Submission; chosen: boolean; choose: (id: number) => void }) {
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
            {developerAppWords.types[app.type]} · {app.teamName}
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

function SubmissionDrawer({ id, close }: { id: number; close: () => void }) {
  const mayDecide = useMay()('hub');
  const reading = useRead('/api/admin/app-reviews/{id}', { id });
  return (
    <Drawer label={reading.data?.app.name ?? text.submission} close={close}>
      <Read of={reading} lines={10}>
        {(submission) => (
          <>
            <Facts submission={submission} />
            {submission.state === 'submitted' && <Before submission={submission} />}
            {submission.state === 'submitted' && mayDecide && <Decide submission={submission} />}
            {submission.state === 'submitted' && !mayDecide && <p className="soft">{text.onlyWriters}</p>}
            <ChecklistPart submission={submission} />
            <History submission={submission} />
          </>
        )}
      </Read>
    </Drawer>
  );
}

function Facts({ submission: { app, state, submittedBy, submittedAt } }: { submission: Submission }) {
  const { name, type, teamName, description, website, logoUrl, redirectUris, scopes, sandboxHubId } = app;
  return (
    <header className="stack">
      <div className="row title">
        <AppLogo url={logoUrl} />
        <h2 className="grow">{name}</h2>
        <AppStatus state={state} />
      </div>
      {description !== null && <p className="break pre-line">{description}</p>}
      <FactList
        facts={[
          [text.facts.type, developerAppWords.types[type]],
          [text.facts.team, teamName],
          [
            text.facts.website,
            website !== null && (
              <a href={website} target="_blank" rel="noreferrer">
                {website} <Icon name="external" />
              </a>
            ),
          ],
          [text.facts.redirectUris, redirectUris.join(' ')],
          [text.facts.scopes, redirectUris.length > 0 && scopes.join(', ')],
          [text.facts.sandbox, text.hub(sandboxHubId)],
          [text.facts.submitted, text.by({ name: submittedBy, when: moment(submittedAt) })],
        ]}
      />
    </header>
  );
}

/** What merchants see of an app that was approved before, where the submission changes it. */
function Before({ submission: { app } }: { submission: Submission }) {
  const { listed } = app;
  if (listed === null) return null;
  const changed = (['name', 'description', 'website', 'redirectUris', 'scopes'] as const).filter(
    (fact) => String(listed[fact]) !== String(app[fact]),
  );
  return (
    <section className="stack">
      <h3>{text.before}</h3>
      {changed.length === 0 && listed.logoUrl === app.logoUrl && <p className="soft">{text.unchanged}</p>}
      <FactList
        facts={[
          [text.facts.logo, listed.logoUrl !== app.logoUrl && <AppLogo url={listed.logoUrl} />],
          ...changed.map((fact) => [text.facts[fact], [listed[fact]].flat().join(', ')] as const),
        ]}
      />
    </section>
  );
}

function Decide({ submission: { id, app } }: { submission: Submission }) {
  const ask = (asked: 'approve' | 'refuse') => {
    const approve = asked === 'approve';
    return showDialog(
      <Reason
        title={approve ? text.approveTitle(app.name) : text.refuseTitle(app.name)}
        action={text[asked]}
        tone={approve ? 'primary' : 'danger'}
        label={approve ? text.note : text.reasons}
        usual={approve ? [] : Object.values(text.usual)}
        optional={approve}
        most={5_000}
        confirm={async (reasons) => {
          await (approve
            ? sendChange(`POST ${REVIEWS}/{id}/approve`, { id, note: textOrNull(reasons) })
            : sendChange(`POST ${REVIEWS}/{id}/refuse`, { id, reasons }));
          notify(approve ? text.approved(app.name) : text.refused(app.name));
        }}
      >
        <p>{approve ? text.approveLead : text.refuseLead}</p>
      </Reason>,
    );
  };
  return (
    <p className="row">
      {(['approve', 'refuse'] as const).map((one) => (
        <Button key={one} kind={one === 'approve' ? 'primary' : 'plain'} onClick={() => ask(one)}>
          {text[one]}
        </Button>
      ))}
    </p>
  );
}

function History({ submission: { id, app } }: { submission: Submission }) {
  const found = useRead(REVIEWS, { appId: app.id });
  return (
    <section className="stack">
      <h3>{text.history}</h3>
      <Lines of={found} lines={2}>
        {(one) => (
          <li key={one.id}>
            <p className="row">
              <span className="grow">
                {text.by({ name: one.submittedBy, when: moment(one.submittedAt) })}
              </span>
              <AppStatus state={one.state} />
              {one.id !== id && (
                <Button kind="quiet" onClick={() => goQuery({ envio: String(one.id) })}>
                  {text.open}
                </Button>
              )}
            </p>
            {one.decidedAt !== null && (
              <p className="soft">
                {text.decided({ name: one.decidedBy ?? '', when: moment(one.decidedAt) })}
              </p>
            )}
            {one.reasons !== null && <p className="break pre-line">{one.reasons}</p>}
          </li>
        )}
      </Lines>
    </section>
  );
}
