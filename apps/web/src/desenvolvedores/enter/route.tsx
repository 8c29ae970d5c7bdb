import { useState } from 'react';
import { call } from '../../base/api/client.js';
import type { DraftOf } from '../../base/form-fields.js';
import { useForm } from '../../base/form.js';
import { Link } from '../../base/router.js';
import { LanguageChoice } from '../../base/ui/appearance.js';
import { TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { NewPassword } from '../../base/ui/new-password.js';
import { Icon } from '../../base/ui/icon.js';
import { ForgottenForm, LogInForm } from '../../base/ui/log-in.js';
import { MailboxLink } from '../../base/ui/mailbox.js';
import { Tabs } from '../../base/ui/tabs.js';
import { logIn } from '../data/session.hook.js';
import { enterWords as text } from '../words.js';
import { Notice } from '../../base/ui/notice.js';
import { EMAIL } from '../../base/password.rules.js';

const TABS = ['enter', 'register', 'forgot'] as const;

export function EnterRoute() {
  const [tab, setTab] = useState<(typeof TABS)[number]>('enter');
  return (
    <main className="enter">
      <span className="row">
        <span className="disc mark">
          <Icon name="code" size={20} />
        </span>
        <span className="grow" />
        <LanguageChoice />
      </span>
      <h1>{text.title}</h1>
      <p className="soft">{text.lead}</p>
      <Tabs
        label={text.tabs}
        tabs={TABS.map((key) => ({ key, label: text[key] }))}
        chosen={tab}
        choose={setTab}
      />
      {tab === 'enter' && <LogInForm enter={logIn} wrong={text.wrong} />}
      {tab === 'register' && <RegisterForm />}
      {tab === 'forgot' && (
        <ForgottenForm
          ask={(email) => call('POST /api/developer/password-links', { email })}
          lead={text.resetLead}
        />
      )}
      <Link to="/desenvolvedores/docs" className="button quiet">
        <Icon name="paper" /> {text.docs}
      </Link>
    </main>
  );
}

function RegisterForm() {
  const [confirmed, setConfirmed] = useState<boolean | null>(null);
  const form = useForm({
    begin: { name: '', email: '', password: '' },
    save: (person) => call('POST /api/developer/register', person),
    saved: (answer) => setConfirmed(answer.confirmed),
  });
  if (confirmed !== null)
    return (
      <Notice tone="green-text">
        {confirmed ? text.registered : text.mailed} <MailboxLink />
      </Notice>
    );
  return (
    <Form form={form} unasked>
      <PersonFields form={form} text={text} />
      <Submit form={form}>{text.register}</Submit>
    </Form>
  );
}

interface PersonFieldsProps {
  form: DraftOf<{ readonly name: string; readonly email: string; readonly password: string }>;
  text: Readonly<Record<'name' | 'email' | 'password' | 'passwordHint', string>>;
}

export function PersonFields({ form, text }: PersonFieldsProps) {
  return (
    <>
      <TextField label={text.name} name="name" autoComplete="name" required {...form.field('name')} />
      <TextField label={text.email} {...EMAIL} {...form.field('email')} />
      <NewPassword
        whose="developer"
        label={text.password}
        hint={text.passwordHint}
        {...form.field('password')}
      />
    </>
  );
}
