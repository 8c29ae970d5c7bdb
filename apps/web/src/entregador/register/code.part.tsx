import { Refused } from '../../base/ui/refused.js';
import { OwnRefusal, Problem } from '../../base/api/problem.js';
import { useForm } from '../../base/form.js';
import { Button } from '../../base/ui/button.js';
import { TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { MailboxLink } from '../../base/ui/mailbox.js';
import { codeWords as text } from '../words.js';
import { Notice } from '../../base/ui/notice.js';

export interface SentCode {
  readonly channel: 'sms' | 'whatsapp' | 'email' | null;
  readonly validMinutes: number | null;
  /** It is not the first code. */
  readonly again: boolean;
}

interface CodeFormProps {
  sent: SentCode;
  phone: string;
  confirm: (code: string) => Promise<void>;
  again: () => void;
  back: () => void;
  busy: boolean;
  /** Why no other code was sent. */
  error: unknown;
}

export function CodeForm({ sent, phone, confirm, again, back, busy, error }: CodeFormProps) {
  const form = useForm({
    begin: { code: '' },
    save: ({ code }) =>
      confirm(code.trim()).catch((error: unknown) => Promise.reject(refusalOf(error) as Error)),
  });
  return (
    <main className="enter">
      <h1>{text.title}</h1>
      <p>
        {text.lead({ channel: text.channels[sent.channel ?? 'sms'], phone, minutes: sent.validMinutes ?? 0 })}
      </p>
      <p className="soft">
        {text.known} <MailboxLink />
      </p>
      {sent.again && error === null && form.refusal === null && <Notice tone="good">{text.sentAgain}</Notice>}
      <Form form={form} label={text.title} unasked>
        <TextField
          label={text.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*[0-9]{6}\s*"
          autoFocus
          required
          {...form.field('code')}
        />
        <Submit form={form} className="big">
          {text.confirm}
        </Submit>
      </Form>
      <Refused of={error} />
      <Button
        busy={busy}
        onClick={() => {
          form.undo();
          again();
        }}
      >
        {text.again}
      </Button>
      <Button kind="quiet" onClick={back}>
        {text.back}
      </Button>
    </main>
  );
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  if (error.code === 'wrong_code') return new OwnRefusal(text.wrong);
  // The code was right, but nobody was registered: a message to the phone says why.
  return error.code === 'wrong_password' ? new OwnRefusal(text.told) : error;
}
