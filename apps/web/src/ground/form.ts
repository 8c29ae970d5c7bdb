import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Problem } from './api/problem.js';
import { fieldText } from './api/field-words.js';
import { attributesOf, type Path } from './form-fields.js';
import { placed, rootOf } from './form-path.rules.js';

interface FormOptions<T extends object, A> {
  /**
   * The values as the server has them, or those of something new. What nobody has changed follows it; a function: as it
   * was when the form was opened, whatever others save meanwhile.
   */
  readonly begin: T | (() => T);
  /** What is wrong with the values, by field, in the reader's words; said from the first attempt on. Without it the browser checks. */
  readonly faults?: (values: T) => Partial<Record<Path<T>, string>>;
  readonly save: (values: T, changes: Partial<T>, begun: T) => Promise<A>;
  readonly saved?: (answer: A, values: T) => void;
}

interface Sent<T> {
  readonly busy: boolean;
  readonly error: unknown;
  /** The values that were refused. */
  readonly values: T | null;
  readonly done: boolean;
}

const UNSENT = { busy: false, error: null, values: null, done: false };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Toasts are no part of every app that has forms. */
async function sayRefused(error: unknown): Promise<void> {
  (await import('./ui/toast.js')).refused(error);
}

/**
 * The values of a form whose shape is a body of the API: what was changed, what is wrong with it and where, sending it,
 * and undoing it. Nothing typed is lost by a refusal. `ui/form.tsx` renders it.
 */
export function useForm<T extends object, A = unknown>({ begin, faults, save, saved }: FormOptions<T, A>) {
  const id = useId();
  const [opened] = useState(() => (begin instanceof Function ? begin() : null));
  const [typed, setTyped] = useState<Partial<T>>({});
  /** What was chosen by a click, until the server has answered. */
  const [chosen, setChosen] = useState<Partial<T>>({});
  const [tries, setTries] = useState(0);
  const [sent, setSent] = useState<Sent<T>>(UNSENT);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Nothing is unsaved, or it is on its way; known before the next rendering: `saved` may leave the screen. */
  const clean = useRef(true);
  const kept = opened ?? (begin as T);
  const values: T = { ...kept, ...typed, ...chosen };
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !same(value, kept[name as keyof T])),
  ) as Partial<T>;
  const wrong: Readonly<Record<string, string | undefined>> = tries > 0 ? (faults?.(values) ?? {}) : {};
  const set = (patch: Partial<T>) => {
    clean.current = false;
    setTyped((before) => ({ ...before, ...patch }));
  };
  const setAt = (path: string, value: unknown) => {
    clean.current = false;
    setTyped((before) => {
      const name = rootOf(path) as keyof T;
      return { ...before, [name]: placed({ ...kept, ...before }, path, value)[name] };
    });
  };
  const undo = () => {
    clean.current = true;
    setTyped({});
    setTries(0);
    setSent(UNSENT);
  };
  const put = async (wanted: T) => {
    setSent({ ...UNSENT, busy: true });
    clean.current = true;
    try {
      const answer = await save(wanted, changes, kept);
      undo();
      setSent({ ...UNSENT, done: true });
      saved?.(answer, wanted);
    } catch (error) {
      clean.current = false;
      setSent({ ...UNSENT, error, values: wanted });
    }
  };
  /** Saves, with what the pressed button adds, unless something is wrong. */
  const send = (added: Partial<T> = {}) => {
    const wanted = { ...values, ...added };
    setTries(tries + 1);
    if (Object.keys(faults?.(wanted) ?? {}).length === 0) void put(wanted);
  };
  /** What is wrong at a field; the server's refusal of it only until it is changed. */
  const errorAt = (path: string): string | undefined => {
    const name = rootOf(path) as keyof T;
    const isRefused = sent.values !== null && same(sent.values[name], values[name]);
    return wrong[path] ?? (isRefused ? fieldText(sent.error, path) : undefined);
  };
  const atFields = sent.error instanceof Problem ? Object.keys(sent.error.fields) : [];
  return {
    id,
    clean,
    values,
    changes,
    tries,
    /** It says itself what is wrong, where the browser would. */
    checks: faults !== undefined,
    dirty: Object.keys(changes).length > 0,
    busy: sent.busy,
    /** It was saved, and nothing has been changed since. */
    done: sent.done && Object.keys(changes).length === 0,
    /** A refusal that no field of the form says. */
    refusal: atFields.length > 0 && atFields.every((name) => rootOf(name) in values) ? null : sent.error,
    /** Something is wrong at a field. */
    atFields: Object.keys(wrong).length > 0 || atFields.length > 0,
    errorAt,
    set,
    undo,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      send();
    },
    send,
    /** Saves as soon as it is chosen, one after another; a refusal is announced and shows what is stored again. */
    choose: (patch: Partial<T>) => {
      setChosen((before) => ({ ...before, ...patch }));
      const saving = last.current
        .then(() => save({ ...kept, ...chosen, ...patch }, patch, kept))
        .catch(sayRefused);
      last.current = saving;
      void saving.then(() => {
        // The query cache tells screens of new values by tasks of its own: shown any sooner, the old value would flash.
        if (last.current === saving) setTimeout(() => setChosen({}));
      });
    },
    ...attributesOf(values, errorAt, setAt),
  };
}

/** The same text at each of the fields that a reader found wrong. */
export function faultTexts(fields: ReadonlySet<string> | null, said: string): Record<string, string> {
  return Object.fromEntries([...(fields ?? [])].map((field) => [field, said]));
}

/** A form as the parts of a large one get it. */
export type FormOf<T extends object> = Omit<ReturnType<typeof useForm<T>>, 'choice'>;

/** What the part of a form needs of it. */
export interface AnyForm {
  readonly id: string;
  readonly clean: { readonly current: boolean };
  readonly tries: number;
  readonly checks: boolean;
  readonly atFields: boolean;
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly refusal: unknown;
  readonly submit: (event: SubmitEvent) => void;
}
