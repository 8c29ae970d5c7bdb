import { useState, type SubmitEvent } from 'react';
import { useAttempt } from '../../base/attempt.js';
import { formText, passwordText } from '../../base/form-text.js';
import { Problem } from '../../base/api/problem.js';
import { problemText } from '../../base/api/problem-words.js';
import { Link } from '../../base/router.js';
import { LanguageChoice } from '../../base/ui/appearance.js';
import { Button } from '../../base/ui/button.js';
import { Check, TextField } from '../../base/ui/field.js';
import { MailboxLink } from '../../base/ui/mailbox.js';
import { call } from '../data/api.store.js';
import { logIn } from '../data/session.store.js';
import { enterWords as text } from '../words.js';
import { Notice } from '../../base/ui/notice.js';

const KEY = 'phone';

export function EnterRoute({ why }: { why: 'ended' | 'closed' | null }) {
  const entering = useAttempt((work: Promise<unknown>) => work);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const phone = formText(sent, 'phone');
    localStorage.setItem(KEY, phone);
    const reset = { kind: 'courier', phone } as const;
    entering.run(
      forgotten
        ? call('POST /api/console/password-resets', reset).then(() => setSentTo(phone))
        : logIn(phone, passwordText(sent, 'password')),
    );
  };
  return (
    <main className="enter">
      <form onSubmit={send} aria-labelledby="enter-title">
        <h1 id="enter-title">{forgotten ? text.resetTitle : text.title}</h1>
        {why && <Notice tone="bad">{text.why[why]}</Notice>}
        {entering.error !== null && <Notice tone="bad">{refusalText(entering.error)}</Notice>}
        {sentTo !== null && forgotten && (
          <Notice tone="good">
            {text.sent(sentTo)} <MailboxLink />
          </Notice>
        )}
        <TextField
          label={text.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 91234-5678"
          defaultValue={localStorage.getItem(KEY) ?? ''}
          required
        />
        {!forgotten && (
          <>
            <TextField
              label={text.password}
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              required
            />
            <Check label={text.show} checked={shown} onChange={({ target }) => setShown(target.checked)} />
          </>
        )}
        <Button kind="primary" type="submit" className="big" busy={entering.busy}>
          {forgotten ? text.sendLink : text.enter}
        </Button>
        <Button kind="quiet" onClick={() => setForgotten(!forgotten)}>
          {forgotten ? text.back : text.forgotten}
        </Button>
        <Link to="/entregador/cadastro" className="button">
          {text.register}
        </Link>
      </form>
      <LanguageChoice named />
    </main>
  );
}

function refusalText(error: unknown): string {
  if (!(error instanceof Problem)) return problemText(error);
  if (error.code === 'wrong_password') return text.wrong;
  if (error.code !== 'caller_blocked') return problemText(error);
  const [note] = error.fields['registration'] ?? [];
  return note === undefined ? text.why.closed : text.closed(note);
}
