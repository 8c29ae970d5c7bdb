import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { useQuery } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { OpenSessions } from '../../ground/ui/open-sessions.js';
import { PasswordChange } from '../../ground/ui/password-change.js';
import { SecondFactor } from '../../ground/ui/second-factor.js';
import { refused } from '../../ground/ui/toast.js';
import { account } from '../data/account.query.js';
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
          change={(typed) => account.changePassword(typed).then(sessionAgain)}
        />
      </details>
      <details>
        <summary>{text.factor}</summary>
        <SecondFactor factor={secondFactor} acts={account} done={sessionAgain} />
      </details>
    </section>
  );
}

function Sessions() {
  const sessions = useQuery(account.sessions());
  const end = (id: number) => account.endSession(id).then(() => cache.invalidateQueries(account.sessions()));
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
