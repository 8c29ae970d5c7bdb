import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cache } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { logOut, useKnownSession } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { Qr } from '../../ground/ui/qr.js';
import { account } from '../data/account.query.js';
import { factorWords as text } from '../words.js';

const FEW = 3;

function sessionAgain(): Promise<void> {
  return cache.invalidateQueries({ queryKey: ['session'] });
}

/** The page that enrols a required second factor before anything else. */
export function EnrolRoute() {
  return (
    <main className="enter">
      <div className="stack">
        <h1>{text.title}</h1>
        <p className="soft">{text.required}</p>
        <Enrolment done={sessionAgain} />
      </div>
      <Button kind="quiet" onClick={() => logOut().catch(refused)}>
        {text.out}
      </Button>
    </main>
  );
}

export function SecondFactorDialog({ close }: { close: () => void }) {
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
            begun={() => setEnrolledHere(true)}
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
  const beginning = useMutation({
    mutationFn: account.beginFactor,
    ...(begun && { onSuccess: begun }),
  });
  const confirming = useMutation({
    mutationFn: account.confirmFactor,
  });
  const enrolment = beginning.data;
  if (confirming.data) return <RecoveryCodes codes={confirming.data.recoveryCodes} done={done} />;
  if (!enrolment)
    return (
      <SecretForm secret="password" label={text.password} action={text.begin} send={beginning.mutateAsync} />
    );
  return (
    <>
      <p>{text.scan}</p>
      <Qr rows={enrolment.qr} label={text.qr} />
      <p className="soft small">
        {text.typed} <code className="secret break">{enrolment.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <SecretForm secret="code" label={text.code} action={text.confirm} send={confirming.mutateAsync} />
    </>
  );
}

function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => Promise<void> }) {
  return (
    <>
      <h2>{text.recoveryTitle}</h2>
      <p>{text.recovery}</p>
      <ul className="two mono">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="row">
        <Button
          onClick={() =>
            navigator.clipboard.writeText(codes.join('\n')).then(() => notify(text.copied), refused)
          }
        >
          {text.copy}
        </Button>
        <Button kind="primary" onClick={() => void done()}>
          {text.kept}
        </Button>
      </p>
    </>
  );
}

function Removal({ left, close }: { left: number; close: () => void }) {
  const removing = useMutation({
    mutationFn: account.removeFactor,
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
      <SecretForm secret="code" label={text.removeCode} action={text.remove} send={removing.mutateAsync} />
    </div>
  );
}

interface SecretFormProps {
  /** What is asked for: a code, or the password that shows who is there. */
  secret: keyof typeof SECRETS;
  label: string;
  action: string;
  send: (secret: string) => Promise<unknown>;
}

const SECRETS = {
  code: { minLength: 6, maxLength: 40, autoComplete: 'one-time-code' },
  password: { type: 'password', maxLength: 200, autoComplete: 'current-password' },
} as const;

function SecretForm({ secret, label, action, send }: SecretFormProps) {
  const form = useForm({ begin: { [secret]: '' }, save: (typed) => send(typed[secret] ?? '') });
  return (
    <Form form={form} unasked>
      <TextField label={label} name={secret} required {...SECRETS[secret]} {...form.field(secret)} />
      <Button kind="primary" type="submit" busy={form.busy}>
        {action}
      </Button>
    </Form>
  );
}
