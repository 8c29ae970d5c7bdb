import { useState } from 'react';
import { readForm, type DeepPartial, type Codec } from './codec.js';
import { draftOf } from './form-fields.js';
import { partOf, useForm } from './form.js';
import { fieldProblems } from './words.js';

export interface RecordFormOptions<R, A> {
  /** The record as the server has it, or what is known of a new one; a function: as it was when the form was opened. */
  readonly begin: DeepPartial<R> | (() => DeepPartial<R>);
  /** What is said of a field that is wrong, or of one that is missing. Without either the browser checks first. */
  readonly fault?: string;
  readonly missing?: string;
  readonly save: (record: R, changes: Partial<R>) => Promise<A>;
  readonly saved?: (answer: A, record: R) => void;
}

/** The form of a record by its codec: the fields show it, and what is written is sent as a record again. */
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
    /** null: something is wrong; `read` is what could be read. */
    record: read(form.values).record,
    read: read(form.values).read,
    checks: (fault ?? missing) !== undefined,
  };
}

/** A draft of this screen alone, by its codec; no button saves it. */
export function useRecordDraft<R extends object, T extends object>(
  codec: Codec<R, T>,
  begin: DeepPartial<R>,
) {
  const [values, setValues] = useState(() => codec.show(begin));
  const draft = draftOf(values, (patch) => setValues((before) => ({ ...before, ...patch })));
  return { ...draft, codec, record: readForm(codec, values).record };
}
