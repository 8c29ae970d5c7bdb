import { useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { callGatewayWords as text } from '../words.js';
import { useCallGateway, useConnectCalls, useDisconnectCalls } from './call-gateway.hook.js';
import { Connected } from './connected.part.js';
import { Connection } from './connection.part.js';

/** Which telephony connects calls. */
export function CallGatewayCard() {
  const found = useCallGateway();
  const disconnect = useDisconnectCalls();
  if (!found.data) return null;
  const { gateway } = found.data;
  return (
    <Connection
      {...{ title: text.title, text, disconnect, connected: gateway !== null, narrow: true }}
      said={gateway ? text.on(gateway.url) : text.none}
      connecting={(close) => <ConnectDialog url={gateway?.url ?? ''} close={close} />}
    />
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
