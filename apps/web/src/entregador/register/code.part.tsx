import type { SubmitEvent } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { Problem } from '../../ground/api/problem.js';
import { formText } from '../../ground/form-text.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { MailboxLink } from '../../ground/ui/mailbox.js';
import { codeWords as text } from '../words.js';

interface CodeFormProps {
  sent: {
    readonly channel: 'sms' | 'whatsapp' | 'email' | null;
    readonly validMinutes: number | null;
    readonly again: boolean;
  };
  phone: string;
  confirm: (code: string) => void;
  again: () => void;
  back: () => void;
  busy: boolean;
  error: unknown;
}

/** The last step of a registration: the code that was sent to the phone. */
export function CodeForm({ sent, phone, confirm, again, back, busy, error }: CodeFormProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    confirm(formText(new FormData(event.currentTarget), 'code'));
  };
  const said = () => {
    if (!(error instanceof Problem)) return problemText(error);
    if (error.code === 'wrong_code') return text.wrong;
    // The code was right, and nobody was registered: the phone was told why.
    return error.code === 'wrong_password' ? text.told : problemText(error);
  };
  return (
    <main className="enter">
      <form onSubmit={send} aria-labelledby="register-title">
        <h1 id="register-title">{text.title}</h1>
        <p>{text.lead(text.channels[sent.channel ?? 'sms'], phone, sent.validMinutes ?? 0)}</p>
        <p className="soft">
          {text.known} <MailboxLink />
        </p>
        {sent.again && error === null && (
          <p className="notice good" role="status">
            <Icon name="check" size={20} />
            {text.sentAgain}
          </p>
        )}
        {error !== null && (
          <p className="notice bad" role="alert">
            <Icon name="alert" size={20} />
            {said()}
          </p>
        )}
        <TextField
          label={text.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*[0-9]{6}\s*"
          autoFocus
          required
        />
        <Button kind="primary" className="big" type="submit" busy={busy}>
          {text.confirm}
        </Button>
        <Button disabled={busy} onClick={again}>
          {text.again}
        </Button>
        <Button kind="quiet" onClick={back}>
          {text.back}
        </Button>
      </form>
    </main>
  );
}
