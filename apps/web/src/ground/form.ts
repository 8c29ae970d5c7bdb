import { useId, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { Problem } from './api/problem.js';
import { fieldText } from './api/problem-words.js';

type Name<T> = Extract<keyof T, string>;
type Faults<T> = Partial<Record<Name<T>, string>>;
/** The names of the values of one type. */
type NameOf<T, V> = { [K in Name<T>]: T[K] extends V ? K : never }[Name<T>];

interface FormOptions<T extends object, A> {
  /** The values as the server has them, or those of something new. What nobody has changed follows it. */
  readonly begin: T;
  /** What is wrong with the values, by field, in the reader's words; said from the first attempt on. */
  readonly faults?: (values: T) => Faults<T>;
  readonly save: (values: T, changes: Partial<T>) => Promise<A>;
  readonly saved?: (answer: A, values: T) => void;
}

interface Sent<T> {
  readonly busy: boolean;
  readonly error: unknown;
  /** The values that were refused. */
  readonly values: T | null;
}

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The values of a form whose shape is a body of the API: what was changed, what is wrong with it and where, sending it,
 * and undoing it. Nothing typed is lost by a refusal. `ui/form.tsx` renders it.
 */
export function useForm<T extends object, A = unknown>({ begin, faults, save, saved }: FormOptions<T, A>) {
  const id = useId();
  const [typed, setTyped] = useState<Partial<T>>({});
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<Sent<T>>({ busy: false, error: null, values: null });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Nothing is unsaved, as is known before the next rendering: `saved` may leave the screen. */
  const clean = useRef(true);
  const values: T = { ...begin, ...typed };
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !same(value, begin[name as keyof T])),
  ) as Partial<T>;
  const wrong: Readonly<Record<string, string | undefined>> = tried ? (faults?.(values) ?? {}) : {};
  const set = (patch: Partial<T>) => {
    clean.current = false;
    setTyped((before) => ({ ...before, ...patch }));
  };
  const one = (name: Name<T>, value: unknown) => ({ [name]: value }) as unknown as Partial<T>;
  const undo = () => {
    setTyped({});
    setTried(false);
    setSent({ busy: false, error: null, values: null });
  };
  const send = async (wanted: T, changed: Partial<T>) => {
    setSent({ busy: true, error: null, values: null });
    try {
      const answer = await save(wanted, changed);
      undo();
      clean.current = true;
      saved?.(answer, wanted);
      return true;
    } catch (error) {
      setSent({ busy: false, error, values: wanted });
      return false;
    }
  };
  /** What is wrong at a field; the server's refusal of it only until it is changed. */
  const errorAt = (name: string): string | undefined => {
    const key = name as keyof T;
    const refused = sent.values !== null && same(sent.values[key], values[key]);
    return wrong[name] ?? (refused ? fieldText(sent.error, name) : undefined);
  };
  const atFields = sent.error instanceof Problem ? Object.keys(sent.error.fields) : [];
  return {
    id,
    clean,
    values,
    changes,
    dirty: Object.keys(changes).length > 0,
    busy: sent.busy,
    /** A refusal that no field of the form says. */
    refusal: atFields.length > 0 && atFields.every((name) => name in values) ? null : sent.error,
    errorAt,
    set,
    undo,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      setTried(true);
      if (Object.keys(faults?.(values) ?? {}).length === 0) void send(values, changes);
    },
    /** Saves as soon as it is chosen, one after another; a refusal shows what is stored again. */
    choose: (patch: Partial<T>) => {
      set(patch);
      last.current = last.current
        .then(() => send({ ...values, ...patch }, patch))
        .then((kept) => {
          if (!kept) setTyped({});
        });
    },
    /** The attributes of a field of text. */
    field: (name: NameOf<T, string>) => ({
      value: values[name] as string,
      error: errorAt(name),
      onChange: ({ target }: Changed) => {
        set(one(name, target.value));
      },
    }),
    /** The attributes of a choice among `all`. */
    choice: <K extends Name<T>>(name: K, all: readonly T[K][]) => ({
      value: String(values[name]),
      error: errorAt(name),
      onChange: ({ target }: Changed) => {
        set(one(name, all.find((each) => String(each) === target.value) ?? values[name]));
      },
    }),
    /** The attributes of a box. */
    check: (name: NameOf<T, boolean>) => ({
      checked: values[name] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        set(one(name, target.checked));
      },
    }),
  };
}

/** What the part of a form needs of it. */
export interface AnyForm {
  readonly id: string;
  readonly clean: { readonly current: boolean };
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly refusal: unknown;
  readonly submit: (event: SubmitEvent) => void;
}
