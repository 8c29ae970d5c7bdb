import { call } from '../../base/api/client.js';
import { Icon } from '../../base/ui/icon.js';
import { Entrance } from '../../base/ui/log-in.js';
import { hasEnded, logIn } from '../data/session.hook.js';
import { enterWords as text } from '../words.js';
import { Notice } from '../../base/ui/notice.js';

export function EnterRoute() {
  return (
    <main className="enter">
      <span className="disc mark">
        <Icon name="shop" size={20} />
      </span>
      {hasEnded() && (
        <Notice tone="amber-text" icon="clock">
          {text.ended}
        </Notice>
      )}
      <Entrance
        title={text.title}
        lead={text.lead}
        enter={logIn}
        ask={(email: string) => call('POST /api/console/password-resets', { kind: 'merchant', email })}
      />
    </main>
  );
}
