import { useEffect, useState, type ReactNode } from 'react';
import { OwnRefusal, Problem } from '../api/problem.js';
import { useForm } from '../form.js';
import { EMAIL, PASSWORD } from '../password.rules.js';
import { logInWords as text } from '../words.js';
import { LanguageChoice } from './appearance.js';
import { Button } from './button.js';
import { closeDialogs } from './dialog.js';
import { Check, TextField } from './field.js';
import { Form, Submit } from './form.js';
import { MailboxLink } from './mailbox.js';
import { Notice } from './notice.js';

export interface LogIn {
  readonly email: string;
  readonly password: string;
  /** Code of the authenticator app, or a recovery code. */
  readonly code?: string;
}

interface EntranceProps {
  title: string;
  lead: string;
  enter: (who: LogIn) => Promise<void>;
  ask: (email: string) => Promise<unknown>;
  autoFocus?: boolean;
  /** Below the request for a link. */
  children?: ReactNode;
}

/** The page before the log-in: the log-in form, or the request for a new password. */
export function Entrance({ title, lead, enter, ask, autoFocus = false, children }: EntranceProps) {
  const [forgotten, setForgotten] = useState(false);
  return (
    <>
      {forgotten ? (
        <ForgottenForm ask={ask} lead={text.forgotLead} title={text.forgot}>
          {children}
        </ForgottenForm>
      ) : (
        <LogInForm enter={enter} autoFocus={autoFocus} title={title} lead={lead} />
      )}
      <Button kind="quiet" onClick={() => setForgotten(!forgotten)}>
        {forgotten ? text.back : text.forgot}
      </Button>
      <LanguageChoice named />
    </>
  );
}

interface HeadProps {
  title?: string | undefined;
  lead?: string | undefined;
}

function Head({ title, lead }: HeadProps) {
  return (
    <div>
      {title !== undefined && <h1>{title}</h1>}
      {lead !== undefined && <p className="soft">{lead}</p>}
    </div>
  );
}

interface LogInProps extends HeadProps {
  enter: (who: LogIn) => Promise<void>;
  /** Text for a wrong password. */
  wrong?: string;
  autoFocus?: boolean;
}

/** Refusals of the code, which come only after a right password. */
const ABOUT_CODE = ['wrong_code', 'too_many_attempts'];
const NOBODY = { email: '', password: '', code: '' };

/** Asks for the code of a second factor once the password was right. */
export function LogInForm(props: LogInProps) {
  const { enter, wrong = text.wrong, autoFocus = false, ...head } = props;
  const [shown, setShown] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  // The session may have ended elsewhere, below an open dialog.
  useEffect(closeDialogs, []);
  const form = useForm({
    begin: NOBODY,
    save: async ({ email, password, code }) => {
      const second = code.trim() === '' ? {} : { code: code.trim() };
      try {
        await enter({ email: email.trim(), password, ...second });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (ABOUT_CODE.includes(error.code) || error.fields['code'] !== undefined) setAsksCode(true);
        throw error.status === 401 && error.code !== 'wrong_code' ? new OwnRefusal(wrong) : error;
      }
    },
  });
  const coded = form.field('code');
  return (
    <Form form={form} label={head.title} unasked>
      <Head {...head} />
      <TextField label={text.email} {...EMAIL} autoFocus={autoFocus} {...form.field('email')} />
      <TextField
        label={text.password}
        name="password"
        {...PASSWORD}
        {...(shown && { type: 'text' })}
        {...form.field('password')}
      />
      {asksCode && (
        <TextField
          label={text.code}
          hint={text.codeHint}
          name="code"
          autoComplete="one-time-code"
          required
          autoFocus
          {...coded}
          // The first question for the code is shown as no error.
          error={coded.value === '' ? undefined : coded.error}
        />
      )}
      <Check label={text.show} checked={shown} onChange={({ target }) => setShown(target.checked)} />
      <Submit form={form}>{text.enter}</Submit>
    </Form>
  );
}

export function LinkSent() {
  return (
    <Notice tone="green-text">
      {text.sent} <MailboxLink />
    </Notice>
  );
}

type ForgottenProps = Pick<HeadProps, 'title'> & Pick<EntranceProps, 'lead' | 'ask' | 'children'>;

export function ForgottenForm({ ask, children, ...head }: ForgottenProps) {
  const form = useForm({ begin: { email: '' }, save: ({ email }) => ask(email.trim()) });
  return (
    <Form form={form} label={head.title} unasked>
      <Head {...head} />
      {form.done ? (
        <LinkSent />
      ) : (
        <>
          <TextField label={text.email} {...EMAIL} {...form.field('email')} />
          <Submit form={form}>{text.send}</Submit>
        </>
      )}
      {children}
    </Form>
  );
}
