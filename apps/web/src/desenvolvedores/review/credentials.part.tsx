import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Icon } from '../../ground/ui/icon.js';
import type { ConnectionCredentials } from './review.hook.js';
import { reviewWords as text } from '../words.js';

/** All that a program needs to call for a connected merchant and to verify what it is sent. */
export function ShownCredentials({ shown, done }: { shown: ConnectionCredentials; done: () => void }) {
  const { clientId, secret, merchantId, webhookSecret, baseUrl, tokenUrl } = shown;
  const facts = [
    [text.baseUrl, baseUrl],
    [text.tokenUrl, tokenUrl],
    [text.merchantId, String(merchantId)],
    ['client_id', clientId],
    [clientId === null ? text.key : text.clientSecret, secret],
    [text.webhookSecret, webhookSecret],
  ] as const;
  return (
    <div className="secret" role="status">
      <p className="amber-text">
        <Icon name="alert" /> {text.once}
      </p>
      {facts.map(([name, value]) => value !== null && <Fact key={name} name={name} value={value} />)}
      <Button onClick={done}>{text.kept}</Button>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <p className="row">
      <span className="grow">
        <span className="soft small">{name}</span>
        <code style={{ display: 'block' }}>{value}</code>
      </span>
      <Copy text={value} what={name} />
    </p>
  );
}
