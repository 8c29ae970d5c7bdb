import { type ChangeEvent, useState } from 'react';

type Within = Readonly<Record<string, unknown>>;

export const rootOf = (path: string) => path.split('.', 1)[0] ?? path;

/** The value at a path inside others, `stops.0.address`; undefined: there is none. */
export function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((within, name) => (within as Within | undefined)?.[name], values);
}

/** A copy of the values with another value at a path. */
export function placed<T extends object>(values: T, path: string, value: unknown): T {
  const [name = '', ...inner] = path.split('.');
  const next =
    inner.length === 0 ? value : placed((values as Within)[name] as object, inner.join('.'), value);
  if (!Array.isArray(values)) return { ...values, [name]: next };
  return values.map((one: unknown, index) => (index === Number(name) ? next : one)) as T;
}

type Name<T> = Extract<keyof T, string>;
/** A value of the form, or one inside it: `stops.0.address`. */
export type Path<T> = Name<T> | `${Name<T>}.${string}`;
type NameOf<T, V> = { [K in Name<T>]: T[K] extends V ? K : never }[Name<T>];
type TextPath<T> = NameOf<T, string> | `${NameOf<T, object>}.${string}`;

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

export function attributesOf<T extends object>(
  values: T,
  errorAt: (path: string) => string | undefined,
  setAt: (path: string, value: unknown) => void,
) {
  return {
    field: (path: TextPath<T>) => ({
      value: valueAt(values, path) as string,
      error: errorAt(path),
      onChange: ({ target }: Changed) => setAt(path, target.value),
    }),
    choice: <K extends Name<T>>(name: K, all: readonly T[K][]) => ({
      value: String(values[name]),
      error: errorAt(name),
      onChange: ({ target }: Changed) =>
        setAt(name, all.find((each) => String(each) === target.value) ?? values[name]),
    }),
    /** The attributes of the radio button of one choice. */
    radio: <K extends Name<T>>(name: K, one: T[K]) => ({
      checked: values[name] === one,
      onChange: () => setAt(name, one),
    }),
    /** The attributes of a checkbox that stands for one item of a list. */
    among: <K extends NameOf<T, readonly (string | number)[]>>(
      name: K,
      one: T[K] extends readonly (infer E)[] ? E : never,
    ) => {
      const all = values[name] as readonly unknown[];
      return {
        checked: all.includes(one),
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
          setAt(name, target.checked ? [...all, one] : all.filter((other) => other !== one)),
      };
    },
    check: (name: NameOf<T, boolean>) => ({
      checked: values[name] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setAt(name, target.checked),
    }),
  };
}

/**
 * The fields of values that are held elsewhere: a draft that is stored at each change, or the query of a
 * calculator. It has no save button, so it never has unsaved changes.
 */
export function draftOf<T extends object>(
  values: T,
  set: (patch: Partial<T>) => void,
  errorAt: (path: string) => string | undefined = () => undefined,
) {
  const setAt = (path: string, value: unknown) => {
    const name = rootOf(path) as keyof T;
    set({ [name]: placed(values, path, value)[name] } as Partial<T>);
  };
  return { values, set, setAt, errorAt, ...attributesOf(values, errorAt, setAt) };
}

export function useDraft<T extends object>(begin: T | (() => T)) {
  const [values, setValues] = useState<T>(begin);
  return draftOf(values, (patch) => setValues((before) => ({ ...before, ...patch })));
}

export type DraftOf<T extends object> = Omit<ReturnType<typeof draftOf<T>>, 'choice'>;
