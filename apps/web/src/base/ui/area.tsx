import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.js';

type AreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function AreaField({ label, hint, error, ...rest }: AreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => <textarea className="input" {...rest} {...attributes} />}
    </Field>
  );
}
