import { useMutation } from '@tanstack/react-query';
import { write } from '../../ground/api/client.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { refused, notify } from '../../ground/ui/toast.js';
import type { Subscription } from './deliveries.rules.js';
import { webhookWords as text } from '../words.js';

/** Warns that reading the secret is recorded; the secret is fetched only after that. */
export function SecretDialog({ subscription, close }: { subscription: Subscription; close: () => void }) {
  const asked = useMutation(
    write('POST /api/admin/webhooks/subscriptions/{face}/{id}/secret', { onError: refused, gcTime: 0 }),
  );
  return (
    <Dialog title={text.secretTitle} close={close}>
      <div className="stack">
        <p>{text.secretLead}</p>
        <p className="soft">{subscription.url}</p>
        {asked.data ? (
          <p className="row">
            <code className="grow well">{asked.data.secret}</code>
            <Button
              onClick={() =>
                navigator.clipboard.writeText(asked.data.secret).then(() => notify(text.copied), refused)
              }
            >
              {text.copy}
            </Button>
          </p>
        ) : (
          <Button
            kind="primary"
            className="start"
            busy={asked.isPending}
            onClick={() => asked.mutate(subscription)}
          >
            {text.secret}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
