import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { read } from '../../ground/api/client.js';
import { developerAppWords } from '../../ground/words.js';
import { reviewsWords as text } from '../words.js';
import { goQuery } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { AppLogo, AppStatus } from '../../ground/ui/developer-app.js';
import { Drawer } from '../../ground/ui/drawer.js';
import { Unread } from '../../ground/ui/empty.js';
import { Icon } from '../../ground/ui/icon.js';
import { Reason } from '../../ground/ui/reason.js';
import { notify } from '../../ground/ui/toast.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { ChecklistPart } from './checklist.part.js';
import { useDecide, useHistory, type Submission } from './reviews.hook.js';

interface SubmissionDrawerProps {
  id: number;
  mayDecide: boolean;
  close: () => void;
}

/** One submission: the app, what was seen of it, what was decided before, and the decision. */
export function SubmissionDrawer({ id, mayDecide, close }: SubmissionDrawerProps) {
  const reading = useQuery(read('/api/admin/app-reviews/{id}', { id }));
  return (
    <Drawer label={reading.data?.app.name ?? text.submission} close={close} className="review-drawer">
      {!reading.isSuccess && <Unread of={reading} lines={10} />}
      {reading.data && (
        <>
          <Facts submission={reading.data} />
          {reading.data.state === 'submitted' && <Before submission={reading.data} />}
          {reading.data.state === 'submitted' && mayDecide && <Decide submission={reading.data} />}
          {reading.data.state === 'submitted' && !mayDecide && <p className="soft">{text.onlyWriters}</p>}
          <ChecklistPart submission={reading.data} />
          <History submission={reading.data} />
        </>
      )}
    </Drawer>
  );
}

function Facts({ submission: { app, state, submittedBy, submittedAt } }: { submission: Submission }) {
  const { types } = developerAppWords;
  const { name, type, teamName, description, website, logoUrl, redirectUris, scopes, sandboxHubId } = app;
  return (
    <header className="stack">
      <div className="row title">
        <AppLogo url={logoUrl} />
        <h2 className="grow">{name}</h2>
        <AppStatus state={state} />
      </div>
      {description !== null && <p className="break kept-lines">{description}</p>}
      <dl className="facts">
        <dt>{text.facts.type}</dt>
        <dd>{types[type]}</dd>
        <dt>{text.facts.team}</dt>
        <dd>{teamName}</dd>
        {website !== null && (
          <>
            <dt>{text.facts.website}</dt>
            <dd>
              <a href={website} target="_blank" rel="noreferrer">
                {website} <Icon name="external" />
              </a>
            </dd>
          </>
        )}
        {redirectUris.length > 0 && (
          <>
            <dt>{text.facts.redirectUris}</dt>
            <dd className="break kept-lines">{redirectUris.join('\n')}</dd>
            <dt>{text.facts.scopes}</dt>
            <dd>{scopes.join(', ')}</dd>
          </>
        )}
        <dt>{text.facts.sandbox}</dt>
        <dd>{text.hub(sandboxHubId)}</dd>
        <dt>{text.facts.submitted}</dt>
        <dd>{text.by({ name: submittedBy, when: moment(submittedAt) })}</dd>
      </dl>
    </header>
  );
}

/** What merchants see now of an app that was approved before, where the submission changes it. */
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
      <dl className="facts">
        {listed.logoUrl !== app.logoUrl && (
          <>
            <dt>{text.facts.logo}</dt>
            <dd>
              <AppLogo url={listed.logoUrl} />
            </dd>
          </>
        )}
        {changed.map((fact) => (
          <Fragment key={fact}>
            <dt>{text.facts[fact]}</dt>
            <dd className="break">{[listed[fact]].flat().join(', ')}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function Decide({ submission: { id, app } }: { submission: Submission }) {
  const deciding = useDecide(id);
  const ask = (asked: 'approve' | 'refuse') => {
    const approve = asked === 'approve';
    return showDialog((close) => (
      <Reason
        title={approve ? text.approveTitle(app.name) : text.refuseTitle(app.name)}
        action={text[asked]}
        tone={approve ? 'primary' : 'danger'}
        label={approve ? text.note : text.reasons}
        usual={approve ? [] : Object.values(text.usual)}
        optional={approve}
        most={5_000}
        confirm={async (reasons) => {
          await deciding.mutateAsync({ approve, reasons });
          close();
          notify(approve ? text.approved(app.name) : text.refused(app.name));
        }}
        close={close}
      >
        <p>{approve ? text.approveLead : text.refuseLead}</p>
      </Reason>
    ));
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
  const found = useHistory(app.id);
  return (
    <section className="stack">
      <h3>{text.history}</h3>
      {!found.isSuccess && <Unread of={found} lines={2} />}
      <ol className="lines">
        {found.data?.map((one) => (
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
            {one.reasons !== null && <p className="break kept-lines">{one.reasons}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
