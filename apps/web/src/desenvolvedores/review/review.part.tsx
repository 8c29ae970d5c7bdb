import { useRead, useWrite, itemsOf } from '../../base/api/client.js';
import { problemText } from '../../base/api/problem-words.js';
import { developerAppWords } from '../../base/words.js';
import { reviewWords as text, webhookWords as webhook } from '../words.js';
import { Link } from '../../base/router.js';
import { moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Box, Lines } from '../../base/ui/box.js';
import { Button } from '../../base/ui/button.js';
import { AppStatus, CheckedLine } from '../../desk/ui/developer-app.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { Reason } from '../../desk/ui/reason.js';
import type { App } from '../data/session.hook.js';
import { useAskAgainMs } from '../data/live.hook.js';
import { Notice } from '../../base/ui/notice.js';
import { Icon } from '../../base/ui/icon.js';

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
  const submitting = useWrite('POST /api/developer/apps/{id}/reviews');
  const failed = useChecklist(app.id).data?.filter(({ passed }) => passed === false) ?? [];
  const { state, description, website, logoUrl, unlisted } = app;
  const ready = description !== null && website !== null && logoUrl !== null;
  const changed = state === 'approved' && unlisted.length > 0;
  const ask = (
    <Reason
      title={text.failedTitle}
      action={text.submit}
      tone="primary"
      label={text.failedReason}
      usual={[]}
      most={2_000}
      confirm={(reason) => submitting.mutate({ id: app.id, reason })}
    >
      <p>{text.failedLead(failed.map(({ check }) => developerAppWords.checks[check]).join(', '))}</p>
    </Reason>
  );
  return (
    <Box title={text.title} lead={text.lead}>
      <Unlisted app={app} />
      {!ready && (
        <p className="notice amber-text">
          <Icon name="alert" />
          <span>
            {text.needs} <Link to={`/desenvolvedores/apps/${app.id}/ajustes`}>{text.toSettings}</Link>
          </span>
        </p>
      )}
      {submitting.error && <Notice tone="bad">{problemText(submitting.error)}</Notice>}
      <p className="row wrap">
        {(state === 'draft' || state === 'refused' || changed) && (
          <Button
            kind="primary"
            disabled={!ready}
            busy={submitting.isPending}
            onClick={() => {
              if (failed.length > 0) void showDialog(ask);
              else submitting.mutate({ id: app.id, reason: null });
            }}
          >
            {changed ? text.submitChanges : state === 'refused' ? text.again : text.submit}
          </Button>
        )}
        {state !== 'draft' && <AppStatus state={state} />}
      </p>
    </Box>
  );
}

/** Texts that merchants still see in their former version, until a review approves the change. */
export function Unlisted({ app: { listed, unlisted } }: { app: App }) {
  if (listed === null || unlisted.length === 0) return null;
  return (
    <Notice tone="amber-text" icon="shop">
      {text.unlisted({
        listed: listed.name,
        fields: unlisted.map((field) => text.fields[field]).join(', '),
      })}
    </Notice>
  );
}

function Checklist({ app }: { app: App }) {
  const reading = useChecklist(app.id);
  const registered =
    useRead('/api/developer/apps/{id}/webhooks', { id: app.id }, { select: itemsOf }).data ?? [];
  const ready =
    useRead('/api/developer/apps/{id}/webhook', { id: app.id }).data?.active === true ||
    registered.some(({ active }) => active);
  return (
    <Box title={text.checklist} lead={text.checklistLead}>
      <Lines of={reading} lines={6} className="lines checks">
        {(item) => (
          <li key={item.check} className="row wrap">
            <CheckedLine {...item} />
          </li>
        )}
      </Lines>
      <p className="soft">{ready ? text.probesLead : webhook.needsUrl}</p>
      <p>
        <Act
          disabled={!ready}
          of="POST /api/developer/apps/{id}/checklist/probes"
          by={{ id: app.id }}
          success={text.probed}
        >
          {text.probes}
        </Act>
      </p>
    </Box>
  );
}

function History({ app }: { app: App }) {
  const found = useRead('/api/developer/apps/{id}/reviews', { id: app.id });
  return (
    <Box title={text.history}>
      <Lines of={found} empty={text.noHistory}>
        {({ id, state, submittedBy, submittedAt, decidedAt, reasons, failedReason }) => (
          <li key={id} className="stack">
            <span className="row wrap">
              <span className="grow">{text.sentBy({ name: submittedBy, when: moment(submittedAt) })}</span>
              {decidedAt !== null && <span className="soft">{text.decided(moment(decidedAt))}</span>}
              <AppStatus state={state} />
            </span>
            {failedReason !== null && <p className="soft">{text.failedSaid(failedReason)}</p>}
            {reasons !== null && reasons !== '' && <p>{reasons}</p>}
          </li>
        )}
      </Lines>
    </Box>
  );
}

function useChecklist(id: number) {
  return useRead(
    '/api/developer/apps/{id}/checklist',
    { id },
    { select: itemsOf, refetchInterval: useAskAgainMs() },
  );
}
