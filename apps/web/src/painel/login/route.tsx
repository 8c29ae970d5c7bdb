import { call } from '../../base/api/client.js';
import { logIn } from '../../desk/session.js';
import { Entrance } from '../../base/ui/log-in.js';
import { loginWords as text } from '../words.js';

export function LoginRoute() {
  return (
    <main className="enter">
      <Entrance
        title={text.title}
        lead={text.lead}
        enter={logIn}
        ask={(email: string) => call('POST /api/console/password-resets', { kind: 'operator', email })}
        autoFocus
      >
        <p className="soft small">{text.noMail}</p>
      </Entrance>
    </main>
  );
}
