import { useState } from 'react';
import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm, Dialog } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { callGatewayWords as text } from '../words.js';
import { useCallGateway, useConnectCalls, useDisconnectCalls } from './call-gateway.hook.js';
import { Connected } from './connected.part.js';

/** One line: which telephony connects calls; and the ways to change that. */
export function CallGatewayCard() {
  const found = useCallGateway();
  const disconnect = useDisconnectCalls();
  const [open, setOpen] = useState<'connect' | 'disconnect' | null>(null);
  if (!found.data) return null;
  const { gateway } = found.data;
  const close = () => setOpen(null);
  return (
    <section className="card padded row wrap narrow-page" aria-label={text.title}>
      <span className="grow">
        <strong>{text.title}</strong>{' '}
        <span className="soft break">{gateway ? text.on(gateway.url) : text.none}</span>
      </span>
      {gateway && (
        <Button kind="quiet" onClick={() => setOpen('disconnect')}>
          {text.disconnect}
        </Button>
      )}
      <Button onClick={() => setOpen('connect')}>{gateway ? text.change : text.connect}</Button>
      {open === 'connect' && <ConnectDialog url={gateway?.url ?? ''} close={close} />}
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

function ConnectDialog({ url, close }: { url: string; close: () => void }) {
  const connect = useConnectCalls();
  const form = useForm({ begin: { url }, save: (typed) => connect.mutateAsync(typed.url.trim()) });
  const made = connect.data;
  if (made)
    return (
      <Connected
        title={text.connectedTitle}
        lead={text.connectedLead}
        done={text.done}
        told={[
          [text.eventsUrl, made.eventsUrl],
          [text.secret, made.secret],
        ]}
        close={close}
      />
    );
  return (
    <Dialog title={text.connectTitle} close={close}>
      <Form form={form}>
        <p>{text.connectLead}</p>
        <TextField label={text.url} type="url" inputMode="url" autoComplete="off" {...form.field('url')} />
        <Button kind="primary" type="submit" busy={form.busy} disabled={form.values.url.trim() === ''}>
          {text.connect}
        </Button>
      </Form>
    </Dialog>
  );
}
