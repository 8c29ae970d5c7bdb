import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { factorActs } from '../../ground/second-factor.js';
import { useQuery } from '@tanstack/react-query';
import { again, call, read } from '../../ground/api/client.js';
import { itemsOf } from '../../ground/api/list.js';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { OpenSessions } from '../../ground/ui/open-sessions.js';
import { PasswordChange } from '../../ground/ui/password-change.js';
import { SecondFactor } from '../../ground/ui/second-factor.js';
import { refused } from '../../ground/ui/toast.js';
import { logOut, sessionAgain, useKnownSession } from '../data/session.hook.js';
import { storeWords as text } from '../words.js';

/** A person's own password, second factor and sessions. */
export function Access() {
  const { secondFactor } = useKnownSession();
  return (
    <section className="box stack" aria-labelledby="access">
      <h2 id="access">{text.access}</h2>
      <Sessions />
      <details>
        <summary>{text.password}</summary>
        <PasswordChange
          whose="merchant"
          hint={text.passwordHint(PASSWORD_MIN.merchant)}
          change={(typed) => call('PUT /api/merchant/password', typed).then(sessionAgain)}
        />
      </details>
      <details>
        <summary>{text.factor}</summary>
        <SecondFactor factor={secondFactor} acts={factorActs('merchant')} done={sessionAgain} />
      </details>
    </section>
  );
}

function Sessions() {
  const sessions = useQuery({ ...read('/api/merchant/sessions'), select: itemsOf });
  const end = (id: number) =>
    call('DELETE /api/merchant/sessions/{id}', { id }).then(() => again('/api/merchant/sessions'));
  return (
    <>
      <h3>{text.sessions}</h3>
      {sessions.isSuccess ? (
        <OpenSessions sessions={sessions.data} end={(id) => void end(id).catch(refused)} />
      ) : (
        <Unread of={sessions} lines={2} />
      )}
      <p>
        <Button onClick={() => void logOut(true).catch(refused)}>{text.everywhere}</Button>
      </p>
    </>
  );
}
