import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, Problem } from '../../base/api/client.js';
import { Refused } from '../../base/ui/refused.js';
import { OwnRefusal } from '../../base/api/problem.js';
import { useForm } from '../../base/form.js';
import { Link } from '../../base/router.js';
import { Button } from '../../base/ui/button.js';
import { TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { NewPassword } from '../../base/ui/new-password.js';
import { Icon } from '../../base/ui/icon.js';
import { PersonFields } from '../enter/route.js';
import { refetchSession, useSession } from '../data/session.hook.js';
import { linkWords as text } from '../words.js';
import { Notice } from '../../base/ui/notice.js';
import { PASSWORD } from '../../base/password.rules.js';

/** The page of a link in a mail: a confirmation, a new password or an invitation. */
export function LinkRoute({ kind, token }: { kind: string; token: string }) {
  return (
    <main className="enter">
      <span className="disc mark">
        <Icon name="code" size={20} />
      </span>
      {kind === 'confirmar' && <Confirmation token={token} />}
      {kind === 'senha' && <PasswordReset token={token} />}
      {kind === 'convite' && <Invitation token={token} />}
    </main>
  );
}

/** The refusal as it is shown: an expired link has a text of its own. */
function refusalOf(error: unknown): Error {
  const stale = error instanceof Problem && (error.fields['token'] !== undefined || error.status === 404);
  if (stale) return new OwnRefusal(text.stale);
  return error instanceof Error ? error : new Error(String(error));
}

const refusedAs = (error: unknown) => Promise.reject(refusalOf(error));

interface DoneProps {
  title?: string;
  message: string;
  label: string;
}

function Done({ title, message, label }: DoneProps) {
  return (
    <>
      {title !== undefined && <h1>{title}</h1>}
      <Notice tone="green-text">{message}</Notice>
      <Link to="/desenvolvedores" className="button primary big">
        {label}
      </Link>
    </>
  );
}

function Confirmation({ token }: { token: string }) {
  const form = useForm({
    begin: { password: '' },
    save: ({ password }) => call('POST /api/developer/confirm', { token, password }).catch(refusedAs),
  });
  const wrong = form.errorAt('password') !== undefined;
  if (form.done) return <Done title={text.confirm} message={text.confirmed} label={text.enter} />;
  return (
    <Form form={form} unasked>
      <h1>{text.confirm}</h1>
      <p className="soft">{text.confirmLead}</p>
      <TextField
        label={text.registeredPassword}
        name="password"
        {...PASSWORD}
        {...form.field('password')}
        error={wrong ? text.wrongPassword : undefined}
      />
      <Submit form={form}>{text.confirmDo}</Submit>
      {wrong && (
        <Link to="/desenvolvedores" className="button quiet">
          {text.toEnter}
        </Link>
      )}
    </Form>
  );
}

function PasswordReset({ token }: { token: string }) {
  const form = useForm({
    begin: { password: '' },
    save: ({ password }) =>
      call('POST /api/developer/password-links/complete', { token, password }).catch(refusedAs),
  });
  if (form.done) return <Done title={text.reset} message={text.resetDone} label={text.enter} />;
  return (
    <Form form={form} unasked>
      <h1>{text.reset}</h1>
      <NewPassword
        whose="developer"
        label={text.password}
        hint={text.passwordHint}
        {...form.field('password')}
      />
      <Submit form={form}>{text.resetDo}</Submit>
    </Form>
  );
}

function Invitation({ token }: { token: string }) {
  const { data: session } = useSession();
  const known = session !== null && session !== undefined;
  const accepting = useMutation({
    mutationFn: () => call('POST /api/developer/invitations/accept', { token }),
    onSuccess: refetchSession,
  });
  const [confirmed, setConfirmed] = useState<boolean | null>(null);
  const form = useForm({
    begin: { name: '', email: '', password: '' },
    save: ({ name, email, password }) =>
      call('POST /api/developer/register', {
        name: name.trim(),
        email: email.trim(),
        password,
        invitation: token,
      }).catch(refusedAs),
    saved: (answer) => setConfirmed(answer.confirmed),
  });
  if (accepting.data) return <Done message={text.invitationDone(accepting.data.name)} label={text.toApps} />;
  if (confirmed !== null)
    return confirmed ? (
      <Done message={text.registered} label={text.enter} />
    ) : (
      <>
        <Notice tone="bad">{text.knownAlready}</Notice>
        <Link to="/desenvolvedores" className="button primary big">
          {text.enter}
        </Link>
      </>
    );
  return (
    <>
      <h1>{text.invitation}</h1>
      <p className="soft">{text.invitationLead}</p>
      {known ? (
        <>
          <Refused of={accepting.error && refusalOf(accepting.error)} />
          <Button
            kind="primary"
            className="big"
            busy={accepting.isPending}
            onClick={() => accepting.mutate()}
          >
            {text.invitationDo}
          </Button>
        </>
      ) : (
        <Form form={form} unasked>
          <p>{text.newHere}</p>
          <PersonFields form={form} text={text} />
          <Submit form={form}>{text.register}</Submit>
          <Link to="/desenvolvedores" className="button quiet">
            {text.enter}
          </Link>
        </Form>
      )}
    </>
  );
}
