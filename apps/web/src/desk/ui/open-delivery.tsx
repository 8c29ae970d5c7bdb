import type { Answer } from '../../base/api/client.js';
import { useAttempt } from '../../base/attempt.js';
import * as c from '../../base/codec.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { confirm } from '../../base/ui/dialog.js';
import { refused } from '../../base/ui/toast.js';
import { openDeliveryWords as text } from '../../base/words.js';
import { showSecret } from './secret.js';

/** The settings of Open Delivery that a shop and its operators may change. */
export const OPEN_DELIVERY = {
  enabled: c.field(text.enabled, c.flag),
  webhookUrl: c.field(text.webhookUrl, c.optionalText, { type: 'url', hint: text.webhookHint }),
  ...c.fields(text, ['acceptMarketplaceOrders', 'acceptAny2xx'], c.flag),
};

interface ClientPairProps {
  clientId: string | null;
  /** Issues another pair, which ends this one; absent: the person may not. */
  issue?: (() => Promise<Answer<'POST /api/merchant/open-delivery/credentials'>>) | undefined;
}

/** The pair of ids by which a shop's system enters Open Delivery; its secret is shown once. */
export function ClientPair({ clientId, issue }: ClientPairProps) {
  const { renewTitle: title, renewLead: lead, renewDo: action } = text;
  const issuing = useAttempt(async () => {
    if (clientId === null || (await confirm({ title, lead, action })))
      await issue?.().then(showPair, refused);
  });
  return (
    <div className="row wrap">
      <span className="grow">
        <span className="soft small">{text.pair}</span>
        <span className="row">
          {clientId === null ? text.none : <code className="cut">{clientId}</code>}
          {clientId !== null && <Copy text={clientId} what="client_id" />}
        </span>
      </span>
      {issue && (
        <Button busy={issuing.busy} onClick={issuing.run}>
          {clientId === null ? text.issue : text.renew}
        </Button>
      )}
    </div>
  );
}

function showPair(made: Answer<'POST /api/merchant/open-delivery/credentials'>): void {
  const { clientId, clientSecret } = made;
  const lines = [['client_id', clientId] as const, ['client_secret', clientSecret] as const];
  showSecret({ title: text.pair, lines });
}
