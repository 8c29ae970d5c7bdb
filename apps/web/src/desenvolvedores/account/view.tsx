import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { OpenSessions } from '../../ground/ui/open-sessions.js';
import { PasswordChange } from '../../ground/ui/password-change.js';
import { refused } from '../../ground/ui/toast.js';
import { logOut } from '../data/session.hook.js';
import { accountWords as text } from '../words.js';

interface AccountViewProps {
  developer: { readonly name: string; readonly email: string };
  sessions: UseQueryResult<ComponentProps<typeof OpenSessions>['sessions']>;
  end: (id: number) => Promise<void>;
  change: ComponentProps<typeof PasswordChange>['change'];
}

export function AccountView({ developer, sessions, end, change }: AccountViewProps) {
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
        <PasswordChange whose="developer" hint={text.hint} change={change} />
      </section>
    </main>
  );
}
