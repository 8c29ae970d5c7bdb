import type { UseMutationResult } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Problem } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { formText } from '../../ground/form-text.js';
import { chooseLanguage, useLanguage, useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import type { LogIn } from '../data/session.hook.js';
import { enterWords } from './words.js';

interface EnterViewProps {
  entering: UseMutationResult<void, Error, LogIn>;
  asking: UseMutationResult<unknown, Error, string>;
  /** The password was right, and a second factor is asked for. */
  asksCode: boolean;
}

export function EnterView({ entering, asking, asksCode }: EnterViewProps) {
  const text = useWords(enterWords);
  const language = useLanguage();
  const [forgotten, setForgotten] = useState(false);
  return (
    <main className="enter">
      <span className="mark">
        <Icon name="shop" size={20} />
      </span>
      {forgotten ? (
        <Forgotten
          asking={asking}
          back={() => {
            setForgotten(false);
          }}
        />
      ) : (
        <LogInForm entering={entering} asksCode={asksCode} />
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
      <Button
        kind="quiet"
        lang={language === 'pt' ? 'en' : 'pt-BR'}
        onClick={() => {
          chooseLanguage(language === 'pt' ? 'en' : 'pt');
        }}
      >
        {text.language}
      </Button>
    </main>
  );
}

function LogInForm({ entering, asksCode }: Pick<EnterViewProps, 'entering' | 'asksCode'>) {
  const text = useWords(enterWords);
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState(asksCode);
  if (asksCode && !asked) setAsked(true);
  const { error } = entering;
  const problem = error instanceof Problem ? error : null;
  const silent = asksCode && problem?.code === 'required_value';
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = formText(form, 'code');
    const password = form.get('password');
    entering.mutate({
      email: formText(form, 'email'),
      password: typeof password === 'string' ? password : '',
      ...(code !== '' && { code }),
    });
  };
  return (
    <form onSubmit={send} className="stack" aria-labelledby="enter-title">
      <h1 id="enter-title">{text.title}</h1>
      <p className="soft">{text.lead}</p>
      {error !== null && !silent && (
        <p className="notice bad" role="alert">
          <Icon name="alert" />
          {problem?.status === 401 ? text.wrong : problemText(error)}
        </p>
      )}
      <TextField label={text.email} name="email" type="email" autoComplete="username" required />
      <TextField
        label={text.password}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        required
      />
      {asked && (
        <TextField
          label={text.code}
          hint={text.codeHint}
          name="code"
          autoComplete="one-time-code"
          required
          autoFocus
        />
      )}
      <Check
        label={text.show}
        checked={shown}
        onChange={({ target }) => {
          setShown(target.checked);
        }}
      />
      <Button kind="primary" className="big" type="submit" busy={entering.isPending}>
        {text.enter}
      </Button>
    </form>
  );
}

function Forgotten({ asking, back }: Pick<EnterViewProps, 'asking'> & { back: () => void }) {
  const text = useWords(enterWords);
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
        <p className="notice good" role="status">
          <Icon name="check" />
          {text.sent}
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
