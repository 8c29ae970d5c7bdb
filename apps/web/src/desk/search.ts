import { useCallback, useMemo } from 'react';
import { goQuery, usePageUrl } from '../base/router.js';

/** A value that a screen keeps in its address. */
export interface Parameter<T> {
  /** Its name in the address. */
  readonly name: string;
  /** The values that can be chosen; absent: any text. */
  readonly values?: readonly T[];
  readonly digits?: true;
  /** The value of a text; null: the address lacks the parameter. */
  read(text: string | null): T;
  /** The text of a value; null: the parameter is left out. */
  write(value: T): string | null;
}

export interface Choice<T> extends Parameter<T> {
  readonly values: readonly T[];
}

/** The parameters of a screen's address, by the screen's own names. */
export type Search = Readonly<Record<string, Parameter<unknown>>>;
export type Values<S extends Search> = {
  readonly [K in keyof S]: S[K] extends Parameter<infer T> ? T : never;
};

export function typed(name: string): Parameter<string> {
  return { name, read: (text) => text?.trim() ?? '', write: (text) => text };
}

const ID = /^[1-9]\d{0,14}$/;

export function idIn(name: string): Parameter<number | null> {
  return {
    name,
    digits: true,
    read: (text) => (text !== null && ID.test(text) ? Number(text) : null),
    write: (id) => (id === null ? null : String(id)),
  };
}

/** The id of the open record. A text that cannot be an id is 0, which the API does not find. */
export function recordIn(name: string): Parameter<number | null> {
  const id = idIn(name);
  return { ...id, read: (text) => (text === null ? null : (id.read(text) ?? 0)) };
}

/** One of several values. The usual one is not in the address; without one, nothing may be chosen. */
export function oneOf<V extends string>(name: string, values: readonly V[]): Parameter<V | null>;
export function oneOf<V extends string>(name: string, values: readonly V[], usual: NoInfer<V>): Choice<V>;
export function oneOf(name: string, values: readonly string[], usual: string | null = null) {
  const read = (text: string | null) => values.find((one) => one === text) ?? usual;
  return { name, values, read, write: (value: string | null) => (value === usual ? null : value) };
}

/** One of several values, with each value's text in the address; null: the usual one, which is left out. */
export function tabIn<V extends string>(name: string, texts: Readonly<Record<V, string | null>>): Choice<V> {
  const values = Object.keys(texts) as V[];
  const usual = values.find((one) => texts[one] === null) as V;
  const read = (text: string | null) => values.find((one) => texts[one] === text) ?? usual;
  return { name, values, read, write: (value) => texts[value] };
}

export function useParameter<T>(one: Parameter<T>): T {
  return one.read(usePageUrl().query.get(one.name));
}

export function useSearch<S extends Search>(search: S): Values<S> {
  const { query } = usePageUrl();
  return useMemo(() => {
    const values = Object.entries(search).map(([key, one]) => [key, one.read(query.get(one.name))]);
    return Object.fromEntries(values) as Values<S>;
  }, [search, query]);
}

export function show<S extends Search>(
  search: S,
  changes: Partial<Values<S>>,
  options?: { replace?: boolean },
): void {
  const texts = Object.entries(changes).map(([key, value]) => {
    const one = search[key] as Parameter<unknown>;
    return [one.name, one.write(value)] as const;
  });
  goQuery(Object.fromEntries(texts), options);
}

/** The record that is open beside a list. Going to the next adds no entry to the browser's history. */
export function useOpened(record: Parameter<number | null>) {
  const open = useCallback(
    (id: number | null) => {
      const opened = new URLSearchParams(location.search).has(record.name);
      goQuery({ [record.name]: record.write(id) }, { replace: opened && id !== null });
    },
    [record],
  );
  return [useParameter(record), open] as const;
}

export function isFiltered<S extends Search>(search: S, values: Values<S>): boolean {
  return Object.entries(search).some(([key, one]) => Boolean(one.write(values[key])));
}

type Filled<T> = { readonly [K in keyof T]?: Exclude<T[K], null | ''> };

/** The query of the API, without values that are null or empty. */
export function withoutEmpty<T extends object>(values: T): Filled<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== ''),
  ) as Filled<T>;
}
