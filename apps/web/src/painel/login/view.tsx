import type { SubmitEvent } from 'react';
import { useWords } from '../../ground/language.js';
import { logInOf, type LogIn } from '../../ground/log-in.rules.js';
import { LanguageChoice } from '../../ground/ui/appearance.js';
import { Button } from '../../ground/ui/button.js';
import { LogInFields, LogInRefusal } from '../../ground/ui/log-in.js';
import { loginWords } from './words.js';
import './view.css';

interface LoginViewProps {
  enter: (sent: LogIn) => void;
  busy: boolean;
  error: Error | null;
}

export function LoginView({ enter, busy, error }: LoginViewProps) {
  const text = useWords(loginWords);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    enter(logInOf(new FormData(event.currentTarget)));
  };
  return (
    <main className="login">
      <form onSubmit={send} className="stack" aria-labelledby="login-title">
        <div>
          <h1 id="login-title">{text.title}</h1>
          <p className="soft">{text.lead}</p>
        </div>
        <LogInRefusal error={error} className="refusal" />
        <LogInFields error={error} autoFocus />
        <Button kind="primary" type="submit" busy={busy}>
          {text.enter}
        </Button>
        <p className="soft small">{text.forgotten}</p>
      </form>
      <LanguageChoice named />
    </main>
  );
}
