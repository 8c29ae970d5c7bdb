import { textOrNull } from '../../ground/form-text.js';
import { useForm } from '../../ground/form.js';
import { TextField } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { PasswordChange } from '../../ground/ui/password-change.js';
import { accountWords as text } from '../words.js';
import '../money/targets.css';

interface SecretsProps {
  pixKey: string | null;
  savePix: (key: string | null, password: string) => Promise<void>;
  savePassword: (current: string, password: string) => Promise<void>;
}

/** Where the courier's money goes, and the password; each is changed by the password only. */
export function Secrets({ pixKey, savePix, savePassword }: SecretsProps) {
  return (
    <>
      <PixForm pixKey={pixKey} savePix={savePix} />
      <details className="box">
        <summary>{text.passwordTitle}</summary>
        <PasswordChange whose="courier" change={({ current, password }) => savePassword(current, password)} />
      </details>
    </>
  );
}

function PixForm({ pixKey, savePix }: Omit<SecretsProps, 'savePassword'>) {
  const form = useForm({
    begin: { pixKey: pixKey ?? '', password: '' },
    save: (typed) => savePix(textOrNull(typed.pixKey), typed.password),
  });
  return (
    <details className="box" open={pixKey === null || undefined}>
      <summary>{text.pixTitle}</summary>
      <Form form={form} unasked>
        <TextField label={text.pixKey} autoComplete="off" required {...form.field('pixKey')} />
        <TextField
          label={text.yourPassword}
          hint={text.whyPassword}
          type="password"
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        <Submit form={form}>{text.save}</Submit>
        {form.done && <p role="status">{text.saved}</p>}
      </Form>
    </details>
  );
}
