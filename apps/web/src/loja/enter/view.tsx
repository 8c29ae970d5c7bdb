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
import { enterWords as text } from '../words.js';

interface EnterViewProps {
  entering: UseMutationResult<void, Error, LogIn>;
  asking: UseMutationResult<unknown, Error, string>;
  /** The session of whoever was at work here is over. */
  ended: boolean;
}

export function EnterView({ entering, asking, ended }: EnterViewProps) {
  const [forgotten, setForgotten] = useState(false);
  return (
    <main className="enter">
      <span className="disc mark">
        <Icon name="shop" size={20} />
      </span>
      {ended && (
        <p className="notice amber-text" role="status">
          <Icon name="clock" />
          {text.ended}
        </p>
      )}
      {forgotten ? (
        <Forgotten
          asking={asking}
          back={() => {
            setForgotten(false);
          }}
        />
      ) : (
        <LogInForm entering={entering} />
      )}
      {!forgotten && (
        <Button
          kind="quiet"
          onClick={() => {
            setForgotten(true);
          }}
        >
          {text.forgot}
        </Button>
      )}
      <LanguageChoice named />
    </main>
  );
}

function LogInForm({ entering }: Pick<EnterViewProps, 'entering'>) {
  const { error } = entering;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    entering.mutate(logInOf(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={send} className="stack" aria-labelledby="enter-title">
      <h1 id="enter-title">{text.title}</h1>
      <p className="soft">{text.lead}</p>
      <LogInRefusal error={error} className="notice bad" />
      <LogInFields error={error} />
      <Button kind="primary" className="big" type="submit" busy={entering.isPending}>
        {text.enter}
      </Button>
    </form>
  );
}

function Forgotten({ asking, back }: Pick<EnterViewProps, 'asking'> & { back: () => void }) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    asking.mutate(formText(new FormData(event.currentTarget), 'email'));
  };
  return (
    <form onSubmit={send} className="stack" aria-labelledby="forgot-title">
      <h1 id="forgot-title">{text.forgot}</h1>
      <p className="soft">{text.resetLead}</p>
      {asking.error && (
        <p className="notice bad" role="alert">
          <Icon name="alert" />
          {problemText(asking.error)}
        </p>
      )}
      {asking.isSuccess ? (
        <p className="notice green-text" role="status">
          <Icon name="check" />
          <span>
            {text.sent} <MailboxLink />
          </span>
        </p>
      ) : (
        <TextField label={text.email} name="email" type="email" autoComplete="username" required />
      )}
      {!asking.isSuccess && (
        <Button kind="primary" className="big" type="submit" busy={asking.isPending}>
          {text.send}
        </Button>
      )}
      <Button kind="quiet" onClick={back}>
        {text.back}
      </Button>
    </form>
  );
}
