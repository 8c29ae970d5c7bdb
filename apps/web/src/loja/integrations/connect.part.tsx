import { useId } from 'react';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { formText } from '../../ground/form-text.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { notify } from '../../ground/ui/toast.js';
import { appsWords as text } from '../words.js';
import { useConnect, type OfferedApp } from './apps.hook.js';

/** Asks before an app is connected, and says what it will be able to do. */
export function ConnectDialog({ app, close }: { app: OfferedApp; close: () => void }) {
  const connecting = useConnect();
  const form = useId();
  const { id, name, type, teamName, merchantsMaySetTheirOwn } = app;
  const wrong = fieldText(connecting.error, 'webhookUrl');
  const actions = (
    <Button kind="primary" type="submit" form={form} busy={connecting.isPending}>
      {text.connect}
    </Button>
  );
  return (
    <Dialog title={text.connectTitle(name)} close={close} actions={actions}>
      <form
        id={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const url = formText(new FormData(event.currentTarget), 'webhookUrl');
          connecting.mutate(
            { appId: id, webhookUrl: url === '' ? null : url },
            {
              onSuccess: () => {
                notify(text.nowConnected(name));
                close();
              },
            },
          );
        }}
      >
        <p>{text.will(name)}</p>
        <ul className="bullets">
          {Object.entries(text.abilities[type]).map(([key, ability]) => (
            <li key={key}>{ability}</li>
          ))}
        </ul>
        <p className="soft">{text.credential(teamName)}</p>
        {merchantsMaySetTheirOwn && (
          <TextField label={text.ownUrl} name="webhookUrl" type="url" hint={text.ownUrlHint} error={wrong} />
        )}
        {connecting.error && wrong === undefined && (
          <p className="notice bad" role="alert">
            {problemText(connecting.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
