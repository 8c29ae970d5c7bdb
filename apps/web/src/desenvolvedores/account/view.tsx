import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { passwordText } from '../../ground/form-text.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { refused } from '../../ground/ui/toast.js';
import { logOut } from '../data/session.hook.js';
import { accountWords as text } from '../words.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';

interface OpenSession {
  readonly id: number;
  readonly label: string;
  readonly createdAt: string;
  readonly current: boolean;
}

interface AccountViewProps {
  developer: { readonly name: string; readonly email: string };
  sessions: UseQueryResult<readonly OpenSession[]>;
  changing: UseMutationResult<unknown, Error, { current: string; password: string }>;
}

export function AccountView({ developer, sessions, changing }: AccountViewProps) {
  return (
    <main className="page narrow">
      <h1>{text.title}</h1>
      <p>
        <strong>{developer.name}</strong> <span className="soft">{developer.email}</span>
      </p>
      <section className="box stack" aria-labelledby="sessions">
        <h2 id="sessions">{text.sessions}</h2>
        {sessions.error && <Failure error={sessions.error} again={sessions.refetch} />}
        {sessions.isPending && <Loading lines={2} />}
        <ul className="lines">
          {sessions.data?.map(({ id, label, createdAt, current }) => (
            <li key={id} className="row">
              <span className="grow">
                {label} <span className="soft number">{current ? text.here : moment(createdAt)}</span>
              </span>
            </li>
          ))}
        </ul>
        <p>
          <Button onClick={() => void logOut(true).catch(refused)}>{text.everywhere}</Button>
        </p>
      </section>
      <PasswordForm changing={changing} />
    </main>
  );
}

function PasswordForm({ changing }: Pick<AccountViewProps, 'changing'>) {
  const { error } = changing;
  const wrong = { current: fieldText(error, 'current'), password: fieldText(error, 'password') };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    changing.mutate({ current: passwordText(form, 'current'), password: passwordText(form, 'password') });
  };
  return (
    <form className="box stack" onSubmit={send} aria-labelledby="password">
      <h2 id="password">{text.password}</h2>
      <TextField
        label={text.current}
        name="current"
        type="password"
        autoComplete="current-password"
        required
        error={wrong.current}
      />
      <TextField
        label={text.fresh}
        hint={text.hint}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN.developer}
        required
        error={wrong.password}
      />
      {error && wrong.current === undefined && wrong.password === undefined && (
        <p className="notice bad" role="alert">
          {problemText(error)}
        </p>
      )}
      <p>
        <Button type="submit" busy={changing.isPending}>
          {text.password}
        </Button>
      </p>
    </form>
  );
}
