import type { UseMutationResult } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { formText } from '../../ground/form-text.js';
import { logInOf, type LogIn } from '../../ground/log-in.rules.js';
import { LanguageChoice } from '../../ground/ui/appearance.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { LogInFields, LogInRefusal } from '../../ground/ui/log-in.js';
import { MailboxLink } from '../../ground/ui/mailbox.js';
import { loginWords as text } from '../words.js';
import './login.css';

interface LoginViewProps {
  entering: UseMutationResult<void, Error, LogIn>;
  asking: UseMutationResult<unknown, Error, string>;
}

export function LoginView({ entering, asking }: LoginViewProps) {
  const [forgotten, setForgotten] = useState(false);
  return (
    <main className="login">
      {forgotten ? <Forgotten asking={asking} /> : <Entering entering={entering} />}
      <Button
        kind="quiet"
        onClick={() => {
          setForgotten(!forgotten);
        }}
      >
        {forgotten ? text.back : text.forgot}
      </Button>
      <LanguageChoice named />
    </main>
  );
}

function Entering({ entering }: Pick<LoginViewProps, 'entering'>) {
  const { error } = entering;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    entering.mutate(logInOf(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={send} className="stack" aria-labelledby="login-title">
      <div>
        <h1 id="login-title">{text.title}</h1>
        <p className="soft">{text.lead}</p>
      </div>
      <LogInRefusal error={error} className="note bad row" />
      <LogInFields error={error} autoFocus />
      <Button kind="primary" type="submit" busy={entering.isPending}>
        {text.enter}
      </Button>
    </form>
  );
}

function Forgotten({ asking }: Pick<LoginViewProps, 'asking'>) {
  const { error, isSuccess, isPending } = asking;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    asking.mutate(formText(new FormData(event.currentTarget), 'email'));
  };
  return (
    <form onSubmit={send} className="stack" aria-labelledby="forgot-title">
      <div>
        <h1 id="forgot-title">{text.forgot}</h1>
        <p className="soft">{text.forgotLead}</p>
      </div>
      {error && (
        <p className="note bad row" role="alert">
          <Icon name="alert" />
          {problemText(error)}
        </p>
      )}
      {isSuccess ? (
        <p role="status">
          {text.sent} <MailboxLink />
        </p>
      ) : (
        <>
          <TextField
            label={text.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            autoFocus
          />
          <Button kind="primary" type="submit" busy={isPending}>
            {text.send}
          </Button>
        </>
      )}
      <p className="soft small">{text.noMail}</p>
    </form>
  );
}
