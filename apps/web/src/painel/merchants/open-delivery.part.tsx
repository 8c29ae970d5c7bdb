import { useState, type SubmitEvent } from 'react';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { useOpenDelivery, useOpenDeliveryChange, usePairIssue } from './merchants.hook.js';
import type { Merchant, OpenDelivery } from './merchants.rules.js';
import { ShownOnce } from './shown-once.part.js';
import { merchantWords } from './words.js';

interface OpenDeliveryPanelProps {
  merchant: Merchant;
  mayWrite: boolean;
  mayIssue: boolean;
}

/** A merchant's Open Delivery settings: on or off, the address that receives events, and the key pair. */
export function OpenDeliveryPanel({ merchant, mayWrite, mayIssue }: OpenDeliveryPanelProps) {
  const settings = useOpenDelivery(merchant.id);
  if (settings.isPending) return <Loading lines={5} />;
  if (settings.error) return <Failure error={settings.error} again={settings.refetch} />;
  return (
    <div className="stack">
      <Pair merchant={merchant} clientId={settings.data.clientId} mayIssue={mayIssue} />
      <Settings merchant={merchant} settings={settings.data} mayWrite={mayWrite} />
    </div>
  );
}

function Pair({
  merchant,
  clientId,
  mayIssue,
}: {
  merchant: Merchant;
  clientId: string | null;
  mayIssue: boolean;
}) {
  const text = useWords(merchantWords);
  const issue = usePairIssue(merchant.id);
  const [asking, setAsking] = useState(false);
  const run = () => {
    issue.mutate(undefined, {
      onSettled: () => {
        setAsking(false);
      },
    });
  };
  return (
    <section>
      <h3>{text.pair}</h3>
      {clientId === null ? (
        <p className="soft">{text.noPair}</p>
      ) : (
        <p className="row">
          <span className="soft">client_id</span> <code className="grow once">{clientId}</code>
          <Copy text={clientId} what="client_id" />
        </p>
      )}
      {mayIssue && (
        <Button
          className="start"
          busy={issue.isPending}
          onClick={() => {
            if (clientId === null) run();
            else setAsking(true);
          }}
        >
          {clientId === null ? text.issuePair : text.renewPair}
        </Button>
      )}
      {asking && (
        <Confirm
          title={text.renewPairTitle}
          action={text.renewPairDo}
          busy={issue.isPending}
          confirm={run}
          close={() => {
            setAsking(false);
          }}
        >
          {text.renewPairLead}
        </Confirm>
      )}
      {issue.data && (
        <ShownOnce
          title={text.pair}
          facts={[
            ['client_id', issue.data.clientId],
            ['client_secret', issue.data.clientSecret],
          ]}
          close={issue.reset}
        />
      )}
    </section>
  );
}

function Settings({
  merchant,
  settings,
  mayWrite,
}: {
  merchant: Merchant;
  settings: OpenDelivery;
  mayWrite: boolean;
}) {
  const text = useWords(merchantWords);
  const change = useOpenDeliveryChange(merchant.id);
  const { clientId: _, ...kept } = settings;
  const [draft, setDraft] = useState(kept);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const url = (typed: string | null) => (typed === null || typed.trim() === '' ? null : typed.trim());
    change.mutate(
      {
        ...draft,
        webhookUrl: url(draft.webhookUrl),
        confirmationCallbackUrl: url(draft.confirmationCallbackUrl),
      },
      {
        onSuccess: () => {
          notify(text.saved(merchant.name));
        },
      },
    );
  };
  const flags = ['enabled', 'acceptMarketplaceOrders', 'acceptAny2xx'] as const;
  const urls = ['webhookUrl', 'confirmationCallbackUrl'] as const;
  const general = change.error && urls.every((field) => fieldText(change.error, field) === undefined);
  return (
    <section>
      <h3>{text.settings}</h3>
      <form className="stack" onSubmit={send} noValidate>
        {flags.map((field) => (
          <Check
            key={field}
            label={text.od[field]}
            disabled={!mayWrite}
            checked={draft[field]}
            onChange={({ target }) => {
              setDraft({ ...draft, [field]: target.checked });
            }}
          />
        ))}
        {urls.map((field) => (
          <TextField
            key={field}
            type="url"
            label={text.od[field]}
            hint={text.odHints[field]}
            error={fieldText(change.error, field)}
            disabled={!mayWrite}
            value={draft[field] ?? ''}
            onChange={({ target }) => {
              setDraft({ ...draft, [field]: target.value });
            }}
          />
        ))}
        {general && (
          <p className="error" role="alert">
            {problemText(change.error)}
          </p>
        )}
        {mayWrite && (
          <Button kind="primary" type="submit" className="start" busy={change.isPending}>
            {text.save}
          </Button>
        )}
      </form>
    </section>
  );
}
