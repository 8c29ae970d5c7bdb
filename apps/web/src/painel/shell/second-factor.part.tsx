import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { answer, api, cache } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { logOut, useKnownSession } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { factorWords } from './factor-words.js';
import '../login/view.css';

const FEW = 3;
const QUIET = 4;

function sessionAgain(): Promise<void> {
  return cache.invalidateQueries({ queryKey: ['session'] });
}

/** The page that enrols a required second factor before anything else. */
export function EnrolRoute() {
  const text = useWords(factorWords);
  return (
    <main className="login">
      <div className="stack factor-page">
        <h1>{text.title}</h1>
        <p className="soft">{text.required}</p>
        <Enrolment done={sessionAgain} />
      </div>
      <Button
        kind="quiet"
        onClick={() => {
          logOut().catch(refused);
        }}
      >
        {text.out}
      </Button>
    </main>
  );
}

export function SecondFactorDialog({ close }: { close: () => void }) {
  const text = useWords(factorWords);
  const { secondFactor } = useKnownSession();
  const [enrolledHere, setEnrolledHere] = useState(false);
  const enrolled = secondFactor.enrolled && !enrolledHere;
  return (
    <Dialog title={text.title} close={close}>
      {enrolled ? (
        <Removal left={secondFactor.recoveryCodesLeft} close={close} />
      ) : (
        <div className="stack">
          <p>{text.lead}</p>
          <Enrolment
            begun={() => {
              setEnrolledHere(true);
            }}
            done={async () => {
              await sessionAgain();
              close();
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

function Enrolment({ begun, done }: { begun?: () => void; done: () => Promise<void> }) {
  const text = useWords(factorWords);
  const beginning = useMutation({
    mutationFn: () => answer(api.POST('/api/admin/second-factor')),
    ...(begun && { onSuccess: begun }),
    onError: refused,
  });
  const confirming = useMutation({
    mutationFn: (code: string) => answer(api.POST('/api/admin/second-factor/confirm', { body: { code } })),
  });
  const enrolment = beginning.data;
  if (confirming.data) return <RecoveryCodes codes={confirming.data.recoveryCodes} done={done} />;
  if (!enrolment)
    return (
      <Button
        kind="primary"
        busy={beginning.isPending}
        onClick={() => {
          beginning.mutate();
        }}
      >
        {text.begin}
      </Button>
    );
  return (
    <>
      <p>{text.scan}</p>
      <QrDrawing rows={enrolment.qr} label={text.qr} />
      <p className="soft small">
        {text.typed} <code className="secret">{enrolment.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CodeForm
        label={text.code}
        action={text.confirm}
        busy={confirming.isPending}
        error={confirming.error}
        send={confirming.mutate}
      />
    </>
  );
}

function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => Promise<void> }) {
  const text = useWords(factorWords);
  return (
    <>
      <h2>{text.recoveryTitle}</h2>
      <p>{text.recovery}</p>
      <ul className="recovery">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="row">
        <Button
          onClick={() => {
            navigator.clipboard.writeText(codes.join('\n')).then(() => {
              notify(text.copied);
            }, refused);
          }}
        >
          {text.copy}
        </Button>
        <Button
          kind="primary"
          onClick={() => {
            void done();
          }}
        >
          {text.kept}
        </Button>
      </p>
    </>
  );
}

function Removal({ left, close }: { left: number; close: () => void }) {
  const text = useWords(factorWords);
  const removing = useMutation({
    mutationFn: (code: string) => api.POST('/api/admin/second-factor/remove', { body: { code } }),
    onSuccess: async () => {
      notify(text.removed);
      close();
      await sessionAgain();
    },
  });
  return (
    <div className="stack">
      <p>{text.on}</p>
      <p className="soft">
        {text.left(left)} {left < FEW && text.few}
      </p>
      <CodeForm
        label={text.removeCode}
        action={text.remove}
        busy={removing.isPending}
        error={removing.error}
        send={removing.mutate}
      />
    </div>
  );
}

interface CodeFormProps {
  label: string;
  action: string;
  busy: boolean;
  error: unknown;
  send: (code: string) => void;
}

function CodeForm({ label, action, busy, error, send }: CodeFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget).get('code') as string);
  };
  return (
    <form className="stack" onSubmit={submit}>
      <TextField
        label={label}
        name="code"
        required
        minLength={6}
        maxLength={40}
        autoComplete="one-time-code"
        error={error ? problemText(error) : undefined}
      />
      <Button kind="primary" type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  );
}

/** A QR code, dark on light in both themes, with the margin that cameras need. */
function QrDrawing({ rows, label }: { rows: readonly string[]; label: string }) {
  const side = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, y) =>
    Array.from(row).flatMap((module, x) => (module === '1' ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
