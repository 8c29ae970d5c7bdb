import type { ComponentProps } from 'react';
import { PASSWORD_MIN } from '../password.rules.js';
import { passwordWords as text } from '../words.js';
import { TextField } from './field.js';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'value' | 'error' | 'onChange'>;

export function NewPassword({ whose, error, ...field }: FieldProps & { whose: keyof typeof PASSWORD_MIN }) {
  return (
    <TextField
      name="password"
      type="password"
      autoComplete="new-password"
      minLength={PASSWORD_MIN[whose]}
      required
      {...field}
      error={error === undefined ? undefined : text.refused}
    />
  );
}
