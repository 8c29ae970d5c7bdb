import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useForm } from '../../ground/form.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { NewPassword } from '../../ground/ui/new-password.js';
import { refused } from '../../ground/ui/toast.js';
import { logOut } from '../data/session.hook.js';
import { accountWords as text } from '../words.js';

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
        {!sessions.isSuccess && <Unread of={sessions} lines={2} />}
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
  const form = useForm({
    begin: { current: '', password: '' },
    save: (body) => changing.mutateAsync(body),
  });
  return (
    <Form form={form} className="box stack" label={text.password} unasked>
      <h2>{text.password}</h2>
      <TextField
        label={text.current}
        name="current"
        type="password"
        autoComplete="current-password"
        required
        {...form.field('current')}
      />
      <NewPassword whose="developer" label={text.fresh} hint={text.hint} {...form.field('password')} />
      <p>
        <Button type="submit" busy={form.busy}>
          {text.password}
        </Button>
      </p>
    </Form>
  );
}
