import type { TextareaHTMLAttributes } from 'react';
import { Field } from './field.js';

type AreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A field of several lines. */
export function AreaField({ label, hint, error, ...rest }: AreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => <textarea className="input" {...rest} {...attributes} />}
    </Field>
  );
}
