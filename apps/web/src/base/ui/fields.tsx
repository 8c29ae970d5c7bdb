import { codecAt, type Codec, type Shown } from '../codec.js';
import { type Path, valueAt } from '../form-fields.js';
import { AreaField } from './area.js';
import { Check, SelectField, TextField } from './field.js';

/** A form, or a draft, of a record. */
interface RecordForm<T extends object> {
  readonly values: T;
  readonly codec: Codec<unknown, T>;
  readonly errorAt: (path: string) => string | undefined;
  readonly setAt: (path: string, value: unknown) => void;
}

interface FieldsProps<T extends object> extends Shown {
  form: RecordForm<T>;
  of: readonly Path<T>[];
  /** They stand beside each other in a box of this class; absent: below each other. */
  className?: string;
}

/** Fields of a form in their order, each as its codec has it, with what is said of all of them here. Of a record all its fields. */
export function Fields<T extends object>({ form, of, className, ...more }: FieldsProps<T>) {
  const fields = of.map((path) => <FormField key={path} form={form} path={path} more={more} />);
  return className === undefined ? fields : <div className={className}>{fields}</div>;
}

interface FormFieldProps<T extends object> {
  form: RecordForm<T>;
  path: string;
  more: Shown;
}

function FormField<T extends object>({ form, path, more }: FormFieldProps<T>) {
  const codec = codecAt(form.codec, path);
  if (codec?.parts)
    return Object.keys(codec.parts).map((name) => (
      <FormField key={name} form={form} path={`${path}.${name}`} more={more} />
    ));
  const { label = '', rows, options, none, ...shown } = { ...codec?.shown, ...more };
  const { hint, required, disabled, maxLength } = shown;
  const value = valueAt(form.values, path);
  if (typeof value === 'boolean')
    return (
      <Check
        label={label}
        disabled={disabled}
        checked={value}
        onChange={({ target }) => form.setAt(path, target.checked)}
      />
    );
  const field = {
    label,
    hint,
    required,
    disabled,
    value: value as string,
    error: form.errorAt(path),
    onChange: ({ target }: { target: { value: string } }) => form.setAt(path, target.value),
  };
  if (options)
    return <SelectField {...field} options={none === undefined ? options : [['', none], ...options]} />;
  if (rows !== undefined) return <AreaField {...field} rows={rows} maxLength={maxLength} />;
  return <TextField {...shown} {...field} />;
}
