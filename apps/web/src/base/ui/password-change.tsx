import { useForm } from '../form.js';
import { PASSWORD, type PASSWORD_MIN } from '../password.rules.js';
import { passwordWords as text } from '../words.js';
import { TextField } from './field.js';
import { Form, Submit } from './form.js';
import { NewPassword } from './new-password.js';

interface PasswordChangeProps {
  whose: keyof typeof PASSWORD_MIN;
  hint?: string;
  change: (typed: { readonly current: string; readonly password: string }) => Promise<unknown>;
}

export function PasswordChange({ whose, hint, change }: PasswordChangeProps) {
  const form = useForm({ begin: { current: '', password: '' }, save: change });
  return (
    <Form form={form} unasked>
      <TextField label={text.current} name="current" {...PASSWORD} {...form.field('current')} />
      <NewPassword whose={whose} label={text.fresh} {...(hint && { hint })} {...form.field('password')} />
      <p>
        <Submit form={form} kind="plain">
          {text.change}
        </Submit>
      </p>
      {form.done && <p role="status">{text.changed}</p>}
    </Form>
  );
}
