import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { Link } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { AppStatus, CheckedLine } from '../../ground/ui/developer-app.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Icon } from '../../ground/ui/icon.js';
import { notify, refused } from '../../ground/ui/toast.js';
import type { App } from '../data/apps.hook.js';
import { useWebhook } from '../webhook/webhook.hook.js';
import { webhookWords } from '../webhook/words.js';
import { useChecklist, useProbes, useReviews, useSubmit, type Review as One } from './review.hook.js';
import { reviewWords } from './words.js';

/** What the platform has seen of the app, its submission, and what was decided. */
export function Review({ app }: { app: App }) {
  return (
    <>
      <Submission app={app} />
      <Checklist app={app} />
      <History app={app} />
    </>
  );
}

function Submission({ app }: { app: App }) {
  const text = useWords(reviewWords);
  const submitting = useSubmit(app.id);
  const { state, description, website, logoUrl, unlisted } = app;
  const ready = description !== null && website !== null && logoUrl !== null;
  const changed = state === 'approved' && unlisted.length > 0;
  return (
    <section className="box stack" aria-labelledby="review">
      <h2 id="review">{text.title}</h2>
      <p className="soft">{text.lead}</p>
      <Unlisted app={app} />
      {!ready && (
        <p className="notice amber">
          <Icon name="alert" />
          <span>
            {text.needs} <Link to={`/desenvolvedores/apps/${String(app.id)}/ajustes`}>{text.toSettings}</Link>
          </span>
        </p>
      )}
      {submitting.error && (
        <p className="notice bad" role="alert">
          <Icon name="alert" /> {problemText(submitting.error)}
        </p>
      )}
      <p className="row wrap">
        {(state === 'draft' || state === 'refused' || changed) && (
          <Button
            kind="primary"
            disabled={!ready}
            busy={submitting.isPending}
            onClick={() => {
              submitting.mutate();
            }}
          >
            {changed ? text.submitChanges : state === 'refused' ? text.again : text.submit}
          </Button>
        )}
        {state !== 'draft' && <AppStatus state={state} />}
      </p>
    </section>
  );
}

/** What merchants see otherwise than the app has it now, until a review approves it. */
export function Unlisted({ app: { listed, unlisted } }: { app: App }) {
  const text = useWords(reviewWords);
  if (listed === null || unlisted.length === 0) return null;
  return (
    <p className="notice amber" role="status">
      <Icon name="shop" />
      <span>
        {text.unlisted(
          listed.name,
          unlisted.map((field) => text.fields[field]),
        )}
      </span>
    </p>
  );
}

function Checklist({ app }: { app: App }) {
  const text = useWords(reviewWords);
  const { data, error, refetch, isPending } = useChecklist(app.id);
  const probing = useProbes(app.id);
  const webhook = useWords(webhookWords);
  const ready = useWebhook(app.id).data?.active === true;
  const probe = () => {
    probing.mutate(undefined, {
      onSuccess: () => {
        notify(text.probed);
      },
      onError: refused,
    });
  };
  return (
    <section className="box stack" aria-labelledby="checklist">
      <h2 id="checklist">{text.checklist}</h2>
      <p className="soft">{text.checklistLead}</p>
      {error && <Failure error={error} again={refetch} />}
      {isPending && <Loading lines={6} />}
      <ul className="lines checks">
        {data?.map((item) => (
          <li key={item.check}>
            <CheckedLine {...item} />
          </li>
        ))}
      </ul>
      <p className="soft">{ready ? text.probesLead : webhook.needsUrl}</p>
      <p>
        <Button disabled={!ready} busy={probing.isPending} onClick={probe}>
          {text.probes}
        </Button>
      </p>
    </section>
  );
}

function History({ app }: { app: App }) {
  const text = useWords(reviewWords);
  const { data, error, refetch, isPending } = useReviews(app.id);
  return (
    <section className="box stack" aria-labelledby="history">
      <h2 id="history">{text.history}</h2>
      {error && <Failure error={error} again={refetch} />}
      {isPending && <Loading lines={3} />}
      {data?.length === 0 && <p className="soft">{text.noHistory}</p>}
      <ul className="lines">
        {data?.map((one) => (
          <Line key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Line({ one }: { one: One }) {
  const text = useWords(reviewWords);
  const { state, submittedBy, submittedAt, decidedAt, reasons } = one;
  return (
    <li className="stack">
      <span className="row wrap">
        <span className="grow">{text.sentBy(submittedBy, moment(submittedAt))}</span>
        {decidedAt !== null && <span className="soft">{text.decided(moment(decidedAt))}</span>}
        <AppStatus state={state} />
      </span>
      {reasons !== null && reasons !== '' && <p>{reasons}</p>}
    </li>
  );
}
