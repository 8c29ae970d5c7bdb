import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Icon } from '../../ground/ui/icon.js';
import type { TestResult } from './integrations.hook.js';
import { integrationWords as text } from '../words.js';

/** What is shown once. */
export function Secret({
  lines,
  kept,
}: {
  lines: readonly (readonly [name: string, text: string])[];
  kept: () => void;
}) {
  return (
    <div className="secret" role="status">
      <p className="amber-text">
        <Icon name="alert" /> {text.once}
      </p>
      {lines.map(([name, secret]) => (
        <p key={secret} className="row">
          <span className="grow">
            <span className="soft small">{name}</span>
            <code style={{ display: 'block' }}>{secret}</code>
          </span>
          <Copy text={secret} what={name} />
        </p>
      ))}
      <Button onClick={kept}>{text.kept}</Button>
    </div>
  );
}

/** What a test message was answered. */
export function TestAnswer({ result }: { result: TestResult | undefined }) {
  if (!result) return null;
  const { status, error, notice, state } = result;
  const fine = state === 'delivered';
  const why = notice ?? (status === null ? (error ?? text.noAnswer) : String(status));
  return (
    <p className={fine ? 'notice green-text' : 'notice bad'} role="status">
      <Icon name={fine ? 'check' : 'alert'} />
      {fine && status !== null ? text.tested(status) : text.testFailed(why)}
    </p>
  );
}
