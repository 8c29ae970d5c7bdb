import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { OpenSessions } from '../../ground/ui/open-sessions.js';
import { PasswordChange } from '../../ground/ui/password-change.js';
import { refused } from '../../ground/ui/toast.js';
import { logOut, sessionAgain, useKnownSession } from '../data/session.hook.js';
import { accountWords as text } from '../words.js';
import { again, call, read } from '../../ground/api/client.js';
import { itemsOf } from '../../ground/api/list.js';

export function AccountRoute() {
  const { developer } = useKnownSession();
  const sessions = useQuery({ ...read('/api/developer/sessions'), select: itemsOf });
  const end = async (id: number) => {
    await call('DELETE /api/developer/sessions/{id}', { id });
    await again('/api/developer/sessions');
  };
  return (
    <main className="page narrow">
      <h1>{text.title}</h1>
      <p>
        <strong>{developer.name}</strong> <span className="soft">{developer.email}</span>
      </p>
      <section className="box stack" aria-labelledby="sessions">
        <h2 id="sessions">{text.sessions}</h2>
        {sessions.isSuccess ? (
          <OpenSessions sessions={sessions.data} end={(id) => void end(id).catch(refused)} />
        ) : (
          <Unread of={sessions} lines={2} />
        )}
        <p>
          <Button onClick={() => void logOut(true).catch(refused)}>{text.everywhere}</Button>
        </p>
      </section>
      <section className="box stack" aria-labelledby="password">
        <h2 id="password">{text.password}</h2>
        <PasswordChange
          whose="developer"
          hint={text.hint}
          change={(typed) => call('PUT /api/developer/password', typed).then(sessionAgain)}
        />
      </section>
    </main>
  );
}
