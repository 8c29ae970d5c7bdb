import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '../../ground/form.js';
import { Link } from '../../ground/router.js';
import { LanguageChoice } from '../../ground/ui/appearance.js';
import { TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { NewPassword } from '../../ground/ui/new-password.js';
import { Icon } from '../../ground/ui/icon.js';
import { ForgottenForm, LogInForm } from '../../ground/ui/log-in.js';
import { MailboxLink } from '../../ground/ui/mailbox.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { enterWords as text } from '../words.js';

interface Person {
  readonly email: string;
  readonly password: string;
}

interface EnterViewProps {
  enter: (who: Person) => Promise<void>;
  registering: UseMutationResult<{ readonly confirmed: boolean }, Error, Person & { name: string }>;
  ask: (email: string) => Promise<unknown>;
}

const PARTS = ['enter', 'register', 'forgot'] as const;

export function EnterView(props: EnterViewProps) {
  const [part, setPart] = useState<(typeof PARTS)[number]>('enter');
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
        tabs={PARTS.map((key) => ({ key, label: text[key] }))}
        chosen={part}
        choose={setPart}
      />
      {part === 'enter' && <LogInForm enter={props.enter} wrong={text.wrong} button="big" />}
      {part === 'register' && <RegisterForm registering={props.registering} />}
      {part === 'forgot' && <ForgottenForm ask={props.ask} lead={text.resetLead} button="big" />}
      <Link to="/desenvolvedores/docs" className="button quiet">
        <Icon name="paper" /> {text.docs}
      </Link>
    </main>
  );
}

function Good({ children }: { children: string }) {
  return (
    <p className="notice green-text" role="status">
      <Icon name="check" />
      <span>
        {children} <MailboxLink />
      </span>
    </p>
  );
}

function RegisterForm({ registering }: Pick<EnterViewProps, 'registering'>) {
  const form = useForm({
    begin: { name: '', email: '', password: '' },
    save: (person) => registering.mutateAsync(person),
  });
  const { data } = registering;
  if (data) return <Good>{data.confirmed ? text.registered : text.mailed}</Good>;
  return (
    <Form form={form} unasked>
      <TextField label={text.name} autoComplete="name" required {...form.field('name')} />
      <TextField label={text.email} type="email" autoComplete="username" required {...form.field('email')} />
      <NewPassword
        whose="developer"
        label={text.password}
        hint={text.passwordHint}
        {...form.field('password')}
      />
      <Submit form={form} className="big">
        {text.register}
      </Submit>
    </Form>
  );
}
