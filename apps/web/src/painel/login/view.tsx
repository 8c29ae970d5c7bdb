import { useState, type SubmitEvent } from 'react';
import { Problem } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { chooseLanguage, useLanguage, useWords } from '../../ground/language.js';
import type { LogIn } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { loginWords } from './words.js';
import './view.css';

interface LoginViewProps {
  enter: (sent: LogIn) => void;
  busy: boolean;
  error: unknown;
  /** The password was right, and a second factor is asked for. */
  asksCode: boolean;
}

export function LoginView({ enter, busy, error, asksCode }: LoginViewProps) {
  const text = useWords(loginWords);
  const language = useLanguage();
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState(asksCode);
  if (asksCode && !asked) setAsked(true);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, password, code } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      string,
      string
    >;
    enter({
      email: email ?? '',
      password: password ?? '',
      ...(code !== undefined && code !== '' && { code }),
    });
  };
  const problem = error instanceof Problem ? error : null;
  const wrong = problem?.status === 401;
  return (
    <main className="login">
      <form onSubmit={send} className="stack" aria-labelledby="login-title">
        <div>
          <h1 id="login-title">{text.title}</h1>
          <p className="soft">{text.lead}</p>
        </div>
        {error !== null && error !== undefined && !(asksCode && problem?.code === 'required_value') && (
          <p className="refusal" role="alert">
            <Icon name="alert" />
            {wrong ? text.wrong : problemText(error)}
          </p>
        )}
        <TextField label={text.email} name="email" type="email" autoComplete="username" required autoFocus />
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
        <Button kind="primary" type="submit" busy={busy}>
          {text.enter}
        </Button>
        <p className="soft small">{text.forgotten}</p>
      </form>
      <Button
        kind="quiet"
        lang={language === 'pt' ? 'en' : 'pt-BR'}
        onClick={() => {
          chooseLanguage(language === 'pt' ? 'en' : 'pt');
        }}
      >
        {language === 'pt' ? 'English' : 'Português'}
      </Button>
    </main>
  );
}
