import type { ReactNode } from 'react';
import { codecAt, readForm, type Codec, type DeepPartial, type Shown } from '../codec.js';
import { type Path, useDraft, valueAt } from '../form-fields.js';
import { partOf, useForm } from '../form.js';
import { fieldProblems } from '../words.js';
import { AreaField } from './area.js';
import { useClose } from './dialog.js';
import { Check, SelectField, TextField } from './field.js';
import { Form, Submit } from './form.js';
import { FormDialog, type FormDialogProps } from './form-dialog.js';
import { notify } from './toast.js';

interface RecordFormOptions<R, A> {
  /** The record as the server has it, or what is known of a new one; a function: as it was at the opening. */
  readonly begin: DeepPartial<R> | (() => DeepPartial<R>);
  /** Texts for a wrong field and for a missing one. Without either the browser checks first. */
  readonly fault?: string;
  readonly missing?: string;
  readonly save: (record: R, changes: Partial<R>) => Promise<A>;
  readonly saved?: (answer: A, record: R) => void;
}

/** The form of a record by its codec, which shows the record in the fields and reads it from them. */
export function useRecordForm<R extends object, T extends object, A>(
  codec: Codec<R, T>,
  { begin, fault, missing, save, saved }: RecordFormOptions<NoInfer<R>, A>,
) {
  const wrong = fault ?? fieldProblems.other;
  const read = (draft: T) => readForm(codec, draft, { wrong, missing: missing ?? wrong });
  const form = useForm<T, A>({
    begin: begin instanceof Function ? () => codec.show(begin()) : codec.show(begin),
    faults: (draft) => read(draft).faults,
    save: (draft, changes) => {
      const record = read(draft).record as R;
      return save(record, partOf(record, changes));
    },
    saved: (answer, draft) => saved?.(answer, read(draft).record as R),
  });
  return {
    ...form,
    codec,
    /** null: something is wrong; `read` has the values that could be read. */
    record: read(form.values).record,
    read: read(form.values).read,
    checks: (fault ?? missing) !== undefined,
  };
}

/** A draft of one screen, by its codec; it has no save button. */
export function useRecordDraft<R extends object, T extends object>(
  codec: Codec<R, T>,
  begin: DeepPartial<R>,
) {
  const draft = useDraft(() => codec.show(begin));
  return { ...draft, codec, record: readForm(codec, draft.values).record };
}

interface RecordFields<T extends object> {
  readonly values: T;
  readonly codec: Codec<unknown, T>;
  readonly errorAt: (path: string) => string | undefined;
  readonly setAt: (path: string, value: unknown) => void;
}

interface FieldsProps<T extends object> extends Shown {
  form: RecordFields<T>;
  of: readonly Path<T>[];
  /** Class of a box in which the fields stand beside each other; absent: below each other. */
  className?: string;
}

/** Fields of a form in order, as their codecs say, with common attributes. Of a record all fields. */
export function Fields<T extends object>({ form, of, className, ...more }: FieldsProps<T>) {
  const fields = of.map((path) => <FormField key={path} form={form} path={path} more={more} />);
  return className === undefined ? fields : <div className={className}>{fields}</div>;
}

interface FormFieldProps<T extends object> {
  form: RecordFields<T>;
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
  if (options) return <SelectField {...field} none={none} options={options} />;
  if (rows !== undefined) return <AreaField {...field} rows={rows} maxLength={maxLength} />;
  return <TextField {...shown} {...field} />;
}

interface Declared<R extends object, T extends object, A> extends RecordFormOptions<NoInfer<R>, A> {
  codec: Codec<R, T>;
  /** Absent: “Save”. */
  action?: string | undefined;
  success?: string | ((answer: A, record: R) => string);
  /** The fields, row by row; absent: all of the codec, below each other. */
  rows?: readonly (readonly Path<T>[])[];
  locked?: boolean;
  children?: (form: ReturnType<typeof useRecordForm<R, T, A>>) => ReactNode;
}

function useDeclared<R extends object, T extends object, A>(props: Declared<R, T, A>) {
  const { codec, success, children, saved, rows, locked = false, ...options } = props;
  const form = useRecordForm(codec, {
    ...options,
    saved: (answer: A, record: R) => {
      if (success !== undefined) notify(typeof success === 'string' ? success : success(answer, record));
      saved?.(answer, record);
    },
  });
  const all = Object.keys(codec.parts ?? {}) as Path<T>[];
  const row = (of: readonly Path<T>[]) => (
    <Fields key={of[0]} form={form} of={of} disabled={locked} {...(of.length > 1 && { className: 'two' })} />
  );
  const fields = children?.(form) ?? (rows ?? all.map((path) => [path])).map(row);
  return { form, fields };
}

interface RecordFormProps<R extends object, T extends object, A> extends Declared<R, T, A> {
  kind?: 'primary' | 'plain';
}

export function RecordForm<R extends object, T extends object, A>(props: RecordFormProps<R, T, A>) {
  const { form, fields } = useDeclared(props);
  const { action, kind = 'primary', locked = false } = props;
  return (
    <Form form={form} className="stack">
      {fields}
      {!locked && (
        <p>
          <Submit form={form} kind={kind}>
            {action}
          </Submit>
        </p>
      )}
    </Form>
  );
}

type RecordDialogProps<R extends object, T extends object, A> = Declared<R, T, A> &
  Omit<FormDialogProps, 'form' | 'children' | 'beside'> & {
    /** Before the fields: what saving will do. */
    lead?: ReactNode;
    /** Beside the button: what saving will do with the written values. */
    beside?: ReactNode | ((form: ReturnType<typeof useRecordForm<R, T, A>>) => ReactNode);
  };

export function RecordDialog<R extends object, T extends object, A>(props: RecordDialogProps<R, T, A>) {
  const { lead, saved, beside } = props;
  const close = useClose(props.close);
  const { form, fields } = useDeclared({
    ...props,
    saved: (answer: A, record: R) => {
      saved?.(answer, record);
      close();
    },
  });
  return (
    <FormDialog
      {...props}
      form={form}
      close={close}
      beside={beside instanceof Function ? beside(form) : beside}
    >
      {lead !== undefined && <p className="soft">{lead}</p>}
      {fields}
    </FormDialog>
  );
}
