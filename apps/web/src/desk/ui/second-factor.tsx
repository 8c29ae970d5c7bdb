import { useState } from 'react';
import { type Answer, call } from '../../base/api/client.js';
import { useForm } from '../../base/form.js';
import { Button } from '../../base/ui/button.js';
import { Copy } from '../../base/ui/copy.js';
import { TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Qr } from '../../base/ui/qr.js';
import { notify } from '../../base/ui/toast.js';
import { factorWords as text } from '../../base/words.js';

const FEW_CODES = 3;

interface SecondFactorProps {
  factor: { readonly enrolled: boolean; readonly recoveryCodesLeft: number };
  acts: ReturnType<typeof factorActs>;
  /** Reads the state of the factor again. */
  done: () => Promise<unknown>;
}

export function SecondFactor({ factor, acts, done }: SecondFactorProps) {
  const [enrolledHere, setEnrolledHere] = useState(false);
  const codesStored = async () => {
    await done();
    setEnrolledHere(false);
  };
  return (
    <div className="stack">
      {factor.enrolled && !enrolledHere ? (
        <Removal factor={factor} acts={acts} done={done} />
      ) : (
        <>
          <p>{text.lead}</p>
          <Enrolment acts={acts} started={() => setEnrolledHere(true)} done={codesStored} />
        </>
      )}
    </div>
  );
}

type EnrolmentProps = Omit<SecondFactorProps, 'factor'> & { started?: () => void };

/** Enrolment: the password, the QR code, a code, the recovery codes. */
export function Enrolment({ acts, started, done }: EnrolmentProps) {
  const [enrolment, setEnrolment] = useState<Answer<'POST /api/admin/second-factor'> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = async (password: string) => {
    setEnrolment(await acts.beginFactor(password));
    started?.();
  };
  const confirm = async (code: string) => {
    setCodes((await acts.confirmFactor(code)).recoveryCodes);
  };
  if (codes) return <RecoveryCodes codes={codes} done={done} />;
  if (!enrolment)
    return <SecretForm secret="password" label={text.password} action={text.begin} send={begin} />;
  return (
    <>
      <p>{text.scan}</p>
      <Qr rows={enrolment.qr} label={text.qr} />
      <p className="soft small">
        {text.typed} <code className="secret break">{enrolment.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <SecretForm secret="code" label={text.code} action={text.confirm} send={confirm} />
    </>
  );
}

function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => Promise<unknown> }) {
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
        <Copy text={codes.join('\n')} />
        <Button kind="primary" onClick={() => void done()}>
          {text.kept}
        </Button>
      </p>
    </>
  );
}

function Removal({ factor: { recoveryCodesLeft: left }, acts, done }: SecondFactorProps) {
  const remove = async (code: string) => {
    await acts.removeFactor(code);
    notify(text.removed);
    await done();
  };
  return (
    <>
      <p>{text.on}</p>
      <p className="soft">
        {text.left(left)} {left < FEW_CODES && text.few}
      </p>
      <SecretForm secret="code" label={text.removeCode} action={text.remove} send={remove} />
    </>
  );
}

interface SecretFormProps {
  /** What is asked for: a code, or the password. */
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
      <Submit form={form}>{action}</Submit>
    </Form>
  );
}

export function factorActs(face: 'admin' | 'merchant') {
  return {
    // Asks for the password, so that nobody enrols on a screen that was left open.
    beginFactor: (password: string) => call(`POST /api/${face}/second-factor`, { password }),
    confirmFactor: (code: string) => call(`POST /api/${face}/second-factor/confirm`, { code }),
    removeFactor: (code: string): Promise<unknown> =>
      call(`POST /api/${face}/second-factor/remove`, { code }),
  };
}
