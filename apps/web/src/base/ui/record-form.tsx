import type { ReactNode } from 'react';
import type { Codec } from '../codec.js';
import type { Path } from '../form-fields.js';
import { type RecordFormOptions, useRecordForm } from '../record-form.js';
import { useClose } from './dialog.js';
import { Fields } from './fields.js';
import { Form, Submit } from './form.js';
import { FormDialog, type FormDialogProps } from './form-dialog.js';
import { notify } from './toast.js';

interface Declared<R extends object, T extends object, A> extends RecordFormOptions<NoInfer<R>, A> {
  codec: Codec<R, T>;
  action: string;
  success?: string | ((answer: A, record: R) => string);
  /** The fields, those of a row beside each other; absent: all of the codec, below each other. */
  rows?: readonly (readonly Path<T>[])[];
  /** It is only read. */
  locked?: boolean;
  /** Instead of rows of fields. */
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

/** A form of a record by its codec, with the button that saves it. */
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
  Omit<FormDialogProps, 'form' | 'children'> & {
    /** Before the fields: what saving will do. */
    lead?: ReactNode;
    /** What comes of it is shown in its place. */
    stays?: boolean;
  };

/** The form of a record in a dialog, which closes when it is saved, unless it stays. */
export function RecordDialog<R extends object, T extends object, A>(props: RecordDialogProps<R, T, A>) {
  const { lead, saved, stays = false } = props;
  const close = useClose(props.close);
  const { form, fields } = useDeclared({
    ...props,
    saved: (answer: A, record: R) => {
      saved?.(answer, record);
      if (!stays) close();
    },
  });
  return (
    <FormDialog {...props} form={form} close={close}>
      {lead !== undefined && <p className="soft">{lead}</p>}
      {fields}
    </FormDialog>
  );
}
