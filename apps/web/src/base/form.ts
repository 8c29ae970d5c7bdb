import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Problem } from './api/problem.js';
import { fieldText } from './api/field-words.js';
import { attributesOf, type Path, placed, rootOf, valueAt } from './form-fields.js';

interface FormOptions<T extends object, A> {
  /**
   * The values as the server has them, or those of a new record. Fields that nobody has changed follow it; a
   * function: the values when the form was opened, whatever others save meanwhile.
   */
  readonly begin: T | (() => T);
  /** Error texts by field; shown from the first attempt on. Without it the browser checks. */
  readonly faults?: (values: T) => Partial<Record<Path<T>, string>>;
  readonly save: (values: T, changes: Partial<T>) => Promise<A>;
  readonly saved?: (answer: A, values: T) => void;
}

interface Sent<T> {
  readonly busy: boolean;
  readonly error: unknown;
  readonly values: T | null;
  readonly done: boolean;
}

const UNSENT = { busy: false, error: null, values: null, done: false };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The state of a form whose shape is a body of the API: its values, changes and faults, sending it and
 * undoing it. Nothing typed is lost by a refusal. `ui/form.tsx` renders it.
 */
export function useForm<T extends object, A = unknown>({ begin, faults, save, saved }: FormOptions<T, A>) {
  const id = useId();
  const [opened] = useState(() => (begin instanceof Function ? begin() : null));
  const [typed, setTyped] = useState<Partial<T>>({});
  const [attempts, setAttempts] = useState(0);
  const [sent, setSent] = useState<Sent<T>>(UNSENT);
  /** Nothing is unsaved, or it is being sent. A ref, as `saved` may leave the screen before a rendering. */
  const pristine = useRef(true);
  const initial = opened ?? (begin as T);
  const values: T = { ...initial, ...typed };
  const changes = changesOf(initial, values);
  const wrong: Readonly<Record<string, string | undefined>> = attempts > 0 ? (faults?.(values) ?? {}) : {};
  const set = (patch: Partial<T>) => {
    pristine.current = false;
    setTyped((before) => ({ ...before, ...patch }));
  };
  const setAt = (path: string, value: unknown) => {
    pristine.current = false;
    setTyped((before) => {
      const name = rootOf(path) as keyof T;
      return { ...before, [name]: placed({ ...initial, ...before }, path, value)[name] };
    });
  };
  const undo = () => {
    pristine.current = true;
    setTyped({});
    setAttempts(0);
    setSent(UNSENT);
  };
  const put = async (wanted: T) => {
    setSent({ ...UNSENT, busy: true });
    pristine.current = true;
    try {
      const answer = await save(wanted, changes);
      undo();
      setSent({ ...UNSENT, done: true });
      saved?.(answer, wanted);
    } catch (error) {
      pristine.current = false;
      setSent({ ...UNSENT, error, values: wanted });
    }
  };
  /** Saves the values with what the pressed button adds, unless something is wrong. */
  const send = (added: Partial<T> = {}) => {
    const wanted = { ...values, ...added };
    setAttempts(attempts + 1);
    if (Object.keys(faults?.(wanted) ?? {}).length === 0) void put(wanted);
  };
  /** The error at a field; that of the server only until the field is changed. */
  const errorAt = (path: string): string | undefined => {
    const isRefused = sent.values !== null && same(valueAt(sent.values, path), valueAt(values, path));
    return wrong[path] ?? (isRefused ? fieldText(sent.error, path) : undefined);
  };
  const atFields = sent.error instanceof Problem ? Object.keys(sent.error.fields) : [];
  return {
    id,
    pristine,
    values,
    changes,
    attempts,
    /** The form shows its own errors in place of the browser's. */
    checks: faults !== undefined,
    dirty: Object.keys(changes).length > 0,
    busy: sent.busy,
    done: sent.done && Object.keys(changes).length === 0,
    /** A refusal that no field of the form shows. */
    refusal: atFields.length > 0 && atFields.every((name) => rootOf(name) in values) ? null : sent.error,
    atFields: Object.keys(wrong).length > 0 || atFields.length > 0,
    errorAt,
    set,
    setAt,
    undo,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      send();
    },
    send,
    ...attributesOf(values, errorAt, setAt),
  };
}

/** The values that were changed; the others stay as a colleague saved them meanwhile. */
function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const entries = Object.entries(after) as [keyof T, unknown][];
  return Object.fromEntries(entries.filter(([name, value]) => !same(value, before[name]))) as Partial<T>;
}

export function partOf<T extends object>(values: T, part: object): Partial<T> {
  return Object.fromEntries(Object.keys(part).map((name) => [name, values[name as keyof T]])) as Partial<T>;
}

/** What the components of a form need of it. */
export type AnyForm = Pick<
  ReturnType<typeof useForm<object>>,
  'id' | 'pristine' | 'attempts' | 'checks' | 'atFields' | 'dirty' | 'busy' | 'refusal' | 'submit'
>;
