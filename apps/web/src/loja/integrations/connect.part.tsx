import { useMutation } from '@tanstack/react-query';
import { write } from '../../ground/api/client.js';
import { textOrNull } from '../../ground/form-text.js';
import { useForm } from '../../ground/form.js';
import { TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { appsWords as text } from '../words.js';
import { type OfferedApp } from './apps.hook.js';

/** Asks before an app is connected, and says what it will be able to do. */
export function ConnectDialog({ app, close }: { app: OfferedApp; close: () => void }) {
  const connecting = useMutation(
    write('POST /api/merchant/app-connections', {
      also: ['/api/merchant/apps', '/api/merchant/open-delivery'],
    }),
  );
  const { id, name, type, teamName, merchantsMaySetTheirOwn } = app;
  const form = useForm({
    begin: { webhookUrl: '' },
    save: ({ webhookUrl }) => connecting.mutateAsync({ appId: id, webhookUrl: textOrNull(webhookUrl) }),
    saved: () => {
      notify(text.nowConnected(name));
      close();
    },
  });
  return (
    <FormDialog form={form} title={text.connectTitle(name)} action={text.connect} close={close}>
      <p>{text.will(name)}</p>
      <ul className="bullets">
        {Object.entries(text.abilities[type]).map(([key, ability]) => (
          <li key={key}>{ability}</li>
        ))}
      </ul>
      <p className="soft">{text.credential(teamName)}</p>
      {merchantsMaySetTheirOwn && (
        <TextField label={text.ownUrl} type="url" hint={text.ownUrlHint} {...form.field('webhookUrl')} />
      )}
    </FormDialog>
  );
}
