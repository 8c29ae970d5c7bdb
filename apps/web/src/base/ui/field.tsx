import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react';
import { Icon } from './icon.js';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface Described {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A form field: label above, hint or error below. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (attributes: Described) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': note === undefined ? undefined : `${id}-said`,
      })}
      {note !== undefined && (
        <p id={`${id}-said`} className={error === undefined ? 'hint' : 'error'}>
          {error !== undefined && <Icon name="alert" />}
          {note}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  ...rest
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => <input className="input" {...rest} {...attributes} />}
    </Field>
  );
}

interface SelectProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  /** Value and text of each choice, behind those that `children` are. */
  options?: readonly (readonly [value: string | number, text: string])[] | undefined;
}

export function SelectField({ label, hint, error, options = [], children, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <select className="input" {...rest} {...attributes}>
          {children}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function Check({ label, ...rest }: { label: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="check">
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}
