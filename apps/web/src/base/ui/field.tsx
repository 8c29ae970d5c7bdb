import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react';
import { Icon } from './icon.js';

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (attributes: Pick<TextFieldProps, 'id' | 'aria-invalid' | 'aria-describedby'>) => ReactNode;
}

export function Field({ label, hint, error, children }: FieldFrameProps) {
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

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement>;

export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => <input className="input" {...rest} {...attributes} />}
    </Field>
  );
}

interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  /** The text of the first option, which stands for no choice. */
  none?: string | undefined;
  /** Value and text of each option. */
  options?: readonly (readonly [value: string | number, text: string])[] | undefined;
}

export function SelectField({ label, hint, error, none, options = [], ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <select className="input" {...rest} {...attributes}>
          {none !== undefined && <option value="">{none}</option>}
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
