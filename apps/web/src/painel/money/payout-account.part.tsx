import { useQuery, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read, write } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog, confirm } from '../../ground/ui/dialog.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { Copy } from '../../ground/ui/copy.js';
import { notify } from '../../ground/ui/toast.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { payoutWords as text } from '../words.js';

/** Who pays the withdrawals. */
export function PayoutAccount() {
  const found = useQuery(read('/api/admin/payout-account'));
  const disconnect = useMutation(write('DELETE /api/admin/payout-account'));
  if (!found.data) return null;
  const { account, simulated } = found.data;
  const none = simulated ? text.providerSimulated : text.providerNone;
  return (
    <Connection
      {...{ title: text.provider, text, disconnect, connected: account !== null }}
      said={
        account
          ? text.providerOn({ name: account.provider, environment: text.environments[account.environment] })
          : none
      }
      connecting={(close) => <ConnectDialog close={close} />}
    />
  );
}

const ENVIRONMENTS = ['production', 'sandbox'] as const;

interface NewAccount {
  readonly environment: (typeof ENVIRONMENTS)[number];
  readonly apiKey: string;
}

const NEW_ACCOUNT: NewAccount = { environment: 'production', apiKey: '' };

function ConnectDialog({ close }: { close: () => void }) {
  const connect = useMutation(write('PUT /api/admin/payout-account'));
  const form = useForm({ begin: NEW_ACCOUNT, save: (account) => connect.mutateAsync(account) });
  const made = connect.data;
  if (made)
    return (
      <Connected
        title={text.connectedTitle}
        lead={text.connectedLead}
        done={text.done}
        told={[
          [text.noticeUrl, made.noticeUrl],
          [text.consentUrl, made.consentUrl],
          [text.token, made.noticeToken],
        ]}
        close={close}
      />
    );
  return (
    <Dialog title={text.connectTitle} close={close}>
      <Form form={form}>
        <p>{text.connectLead}</p>
        <SelectField
          label={text.environment}
          {...form.choice('environment', ENVIRONMENTS)}
          options={ENVIRONMENTS.map((one) => [one, text.environments[one]])}
        />
        <TextField label={text.apiKey} type="password" autoComplete="off" {...form.field('apiKey')} />
        <Button
          kind="primary"
          type="submit"
          busy={form.busy}
          disabled={form.values.apiKey.trim().length < 20}
        >
          {text.connectDo}
        </Button>
      </Form>
    </Dialog>
  );
}

interface ConnectedProps {
  readonly title: string;
  readonly lead: string;
  readonly done: string;
  /** What the other side has to be told, each with its name. */
  readonly told: readonly (readonly [name: string, value: string])[];
  readonly close: () => void;
}

/** What a new connection hands over, once, to be copied. */
function Connected({ title, lead, done, told, close }: ConnectedProps) {
  return (
    <Dialog
      title={title}
      close={close}
      actions={
        <Button kind="primary" onClick={close}>
          {done}
        </Button>
      }
    >
      <div className="stack">
        <p>{lead}</p>
        {told.map(([name, value]) => (
          <p key={name}>
            <span className="soft">{name}</span>
            <span className="row">
              <code className="break grow">{value}</code> <Copy text={value} what={name} />
            </span>
          </p>
        ))}
      </div>
    </Dialog>
  );
}

interface ConnectionProps {
  readonly title: string;
  /** With whom, or what holds without. */
  readonly said: ReactNode;
  readonly text: Readonly<
    Record<
      'connect' | 'change' | 'disconnect' | 'disconnectTitle' | 'disconnectLead' | 'disconnected',
      string
    >
  >;
  readonly connected: boolean;
  readonly disconnect: {
    readonly isPending: boolean;
    readonly mutate: (nothing: undefined, then: { onSuccess: () => void }) => void;
  };
  /** The dialog of a new connection. */
  readonly connecting: (close: () => void) => ReactNode;
  readonly narrow?: boolean;
}

/** One line: a service that the company has a contract with; and the ways to change that. */
function Connection({ title, said, text, narrow = false, ...props }: ConnectionProps) {
  const { connected, disconnect, connecting } = props;
  const end = async () => {
    const { disconnectTitle, disconnectLead: lead, disconnect: action } = text;
    if (await confirm({ title: disconnectTitle, lead, action }))
      disconnect.mutate(undefined, { onSuccess: () => notify(text.disconnected) });
  };
  return (
    <section
      className={narrow ? 'card padded row wrap narrow-page' : 'card padded row wrap'}
      aria-label={title}
    >
      <span className="grow">
        <strong>{title}</strong> <span className="soft break">{said}</span>
      </span>
      {connected && (
        <Button kind="quiet" onClick={end}>
          {text.disconnect}
        </Button>
      )}
      <Button onClick={() => showDialog(connecting)}>{connected ? text.change : text.connect}</Button>
    </section>
  );
}
