import { useState } from 'react';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm, Dialog } from '../../ground/ui/dialog.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { payoutWords as text } from '../words.js';
import { Connected } from '../settings/connected.part.js';
import { useConnect, useDisconnect, usePayoutAccount } from './payout-account.hook.js';

/** One line: who pays the withdrawals; and the ways to change that. */
export function PayoutAccount() {
  const found = usePayoutAccount();
  const disconnect = useDisconnect();
  const [open, setOpen] = useState<'connect' | 'disconnect' | null>(null);
  if (!found.data) return null;
  const { account, simulated } = found.data;
  const close = () => setOpen(null);
  return (
    <section className="card padded row wrap" aria-label={text.provider}>
      <span className="grow">
        <strong>{text.provider}</strong>{' '}
        <span className="soft">
          {account
            ? text.providerOn(account.provider, text.environments[account.environment])
            : simulated
              ? text.providerSimulated
              : text.providerNone}
        </span>
      </span>
      {account && (
        <Button kind="quiet" onClick={() => setOpen('disconnect')}>
          {text.disconnect}
        </Button>
      )}
      <Button onClick={() => setOpen('connect')}>{account ? text.change : text.connect}</Button>
      {open === 'connect' && <ConnectDialog close={close} />}
      {open === 'disconnect' && (
        <Confirm
          title={text.disconnectTitle}
          action={text.disconnect}
          busy={disconnect.isPending}
          confirm={() =>
            disconnect.mutate(undefined, {
              onSuccess: () => {
                notify(text.disconnected);
                close();
              },
            })
          }
          close={close}
        >
          <p>{text.disconnectLead}</p>
        </Confirm>
      )}
    </section>
  );
}

const ENVIRONMENTS = ['production', 'sandbox'] as const;

interface NewAccount {
  readonly environment: (typeof ENVIRONMENTS)[number];
  readonly apiKey: string;
}

const NEW_ACCOUNT: NewAccount = { environment: 'production', apiKey: '' };

function ConnectDialog({ close }: { close: () => void }) {
  const connect = useConnect();
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
