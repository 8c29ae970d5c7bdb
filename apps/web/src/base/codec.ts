import type { InputHTMLAttributes } from 'react';
import { valueAt } from './form-fields.js';
import { centsOf, reais, typedNumber } from './money.js';

/** Reports a fault at a path; without `said` the form's own text is shown. */
type Wrong = (path: string, said?: string) => void;

/** How a field of a form is shown: one line of text, several `rows`, or a choice among `options`. */
export interface Shown extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | ('type' | 'inputMode' | 'pattern' | 'min' | 'max' | 'minLength' | 'maxLength' | 'name' | 'autoComplete')
  | ('autoFocus' | 'required' | 'disabled' | 'readOnly' | 'placeholder')
> {
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly rows?: number;
  readonly options?: readonly (readonly [value: string | number, text: string])[] | undefined;
  /** The text of the first option, which stands for no choice. */
  readonly none?: string;
}

/** A value of a record as the API has it (R), and as a form holds it (T), both ways. */
export interface Codec<R, T = string> {
  /** What the form shows of a value; of undefined: what a new record begins with. */
  show(value: unknown): T;
  /** undefined: what is written stands for no value. */
  read(written: T, wrong: Wrong): R | undefined;
  readonly shown?: Shown;
  /** The codecs inside: of a record by name, of a list that of each item. */
  readonly parts?: Parts;
  readonly each?: Codec<unknown, unknown>;
}

type Parts = Readonly<Record<string, Codec<unknown, unknown>>>;
export type ValueOf<C extends Codec<unknown, unknown>> = Exclude<ReturnType<C['read']>, undefined>;
type RecordOf<P extends Parts> = { [K in keyof P]: ValueOf<P[K]> };
type WrittenOf<P extends Parts> = { readonly [K in keyof P]: ReturnType<P[K]['show']> };

export type DeepPartial<R> = R extends string
  ? string
  : R extends readonly (infer E)[]
    ? readonly DeepPartial<E>[]
    : R extends object
      ? { readonly [K in keyof R]?: DeepPartial<R[K]> | null | undefined }
      : R;

export type Draft<C extends Codec<unknown, unknown>> = ReturnType<C['show']>;

/** A value written as text; spaces around it are cut off. */
export function written<R>(
  show: (value: R) => string,
  read: (text: string) => R | undefined,
  shown: Shown = {},
): Codec<R> {
  return {
    show: (value) => (value === null || value === undefined ? '' : show(value as R)),
    read: (text) => read(text.trim()),
    shown,
  };
}

/** A text, which may be empty. */
export const plain = written<string>(String, (text) => text);
/** A text that must not be empty. */
export const needed = written<string>(String, (text) => (text === '' ? undefined : text));
export const digits = written<string>(String, (text) => text.replace(/\D/g, ''), { inputMode: 'numeric' });
/** Amounts in reais, `12,50`. */
export const centsFrom = (min: number, max = Infinity) =>
  written<number>(reais, (text) => within(centsOf(text) ?? NaN, min, max), { inputMode: 'decimal' });
export const cents = centsFrom(0);
/** The id of another record that is chosen. */
export const id = written<number>(String, (text) => (text === '' ? undefined : Number(text)));

export function whole(min: number, max: number): Codec<number> {
  const read = (text: string) => (/^-?\d{1,9}$/.test(text) ? within(Number(text), min, max) : undefined);
  return written(String, read, { inputMode: 'numeric' });
}

/** Numbers with decimals, `2,5`. */
export const decimal = (min: number, max: number, decimals = 3) =>
  written<number>(
    typedNumber,
    (text) => {
      const [, integer, rest = ''] = /^(-?\d{1,6})(?:[.,](\d+))?$/.exec(text) ?? [];
      if (integer === undefined || rest.length > decimals) return undefined;
      return within(Number(`${integer}.${rest}`), min, max);
    },
    { inputMode: 'decimal' },
  );

/** Numbers that a form shows converted by `show`, and converts back by `read`. */
function converted(codec: Codec<number>, show: (value: number) => number, read: (value: number) => number) {
  const made: Codec<number> = {
    ...codec,
    show: (value) => codec.show(typeof value === 'number' ? show(value) : value),
    read: (text, wrong) => {
      const found = codec.read(text, wrong);
      return found === undefined ? undefined : read(found);
    },
  };
  return made;
}

/** Whole numbers of a small unit, written in a larger one: 1,250 m as `1,25` km. */
export const scaled = (unit: number, codec: Codec<number>) =>
  converted(
    codec,
    (value) => value / unit,
    (value) => Math.round(value * unit),
  );

function within(number: number, min: number, max: number): number | undefined {
  return number >= min && number <= max ? number : undefined;
}

export const kilometres = scaled(1_000, decimal(0, 999_999));
export const percent = (min: number, max: number) => scaled(100, decimal(min, max));

const WHOLE_BP = 10_000;
/** Basis points of a whole, written as the percent that comes on top of it. */
export const onTop = (min: number, max: number) =>
  converted(
    percent(min, max),
    (value) => value - WHOLE_BP,
    (value) => value + WHOLE_BP,
  );

/** A password that somebody chooses; spaces around it are part of it. */
export const secret = (min: number): Codec<string> => ({
  show: () => '',
  read: (text) => (text.length < min ? undefined : text),
  shown: { type: 'password', autoComplete: 'new-password' },
});

export const oneOf = <const E extends string | number>(all: readonly E[], shown?: Shown) =>
  written<E>(String, (text) => all.find((one) => String(one) === text), shown);

/** One of the keys of `texts`, offered in their order. */
export const choice = <E extends string>(texts: Readonly<Record<E, string>>) =>
  oneOf(Object.keys(texts) as E[], { options: Object.entries<string>(texts) });

export const flag: Codec<boolean, boolean> = { show: (value) => value === true, read: (ticked) => ticked };

/** A value that a component of its own edits, unconverted. */
export const asIs = <R>(first: R): Codec<R, R> => ({
  show: (value) => (value === undefined ? first : (value as R)),
  read: (value) => value,
});

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && value !== null && Object.values(value).every(isBlank);
}

/** An empty field is null, or `otherwise`. */
export function optional<R, T>(codec: Codec<R, T>): Codec<R | null, T>;
export function optional<R, T>(codec: Codec<R, T>, otherwise: R): Codec<R, T>;
export function optional<R, T>(codec: Codec<R, T>, otherwise: R | null = null): Codec<R | null, T> {
  return { ...codec, read: (value, wrong) => (isBlank(value) ? otherwise : codec.read(value, wrong)) };
}

export const optionalText = optional(plain);

/** A codec with an error text of its own. */
export function saying<R, T>(message: string, codec: Codec<R, T>): Codec<R, T> {
  return {
    ...codec,
    read: (value, wrong) => {
      const read = codec.read(value, wrong);
      if (read === undefined) wrong('', message);
      return read;
    },
  };
}

export function field<R, T>(label: string, codec: Codec<R, T>, shown: Shown = {}): Codec<R, T> {
  return { ...codec, shown: { ...codec.shown, ...shown, label } };
}

export function fields<const K extends string, R, T>(
  labels: Readonly<Record<NoInfer<K>, string>>,
  names: readonly K[],
  codec: Codec<R, T>,
  hints?: Readonly<Partial<Record<NoInfer<K>, string>>>,
): Record<K, Codec<R, T>> {
  const made = names.map((name) => [name, field(labels[name], codec, { hint: hints?.[name] })]);
  return Object.fromEntries(made) as Record<K, Codec<R, T>>;
}

function readAt(name: string, part: Codec<unknown, unknown>, value: unknown, wrong: Wrong): unknown {
  const found = new Set<string>();
  const read = part.read(value, (path, message) => {
    found.add(path);
    wrong(path === '' ? name : `${name}.${path}`, message);
  });
  if (read === undefined && found.size === 0) wrong(name);
  return read;
}

/** A record by its parts. A rule about several parts gets those that could be read. */
export function record<P extends Parts>(
  parts: P,
  rule?: (read: DeepPartial<RecordOf<P>>, wrong: Wrong) => void,
  leftOut: (written: WrittenOf<P>) => readonly (keyof P)[] = () => [],
): Codec<RecordOf<P>, WrittenOf<P>> {
  const each = (make: (name: string, part: Codec<unknown, unknown>) => unknown) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, make(name, part)]));
  return {
    parts,
    show: (value) => {
      const known = (value ?? {}) as Readonly<Record<string, unknown>>;
      return each((name, part) => part.show(known[name])) as WrittenOf<P>;
    },
    read: (value, wrong) => {
      const without = leftOut(value);
      const read = each((name, part) =>
        without.includes(name) ? undefined : readAt(name, part, value[name], wrong),
      );
      rule?.(read as DeepPartial<RecordOf<P>>, wrong);
      return read as RecordOf<P>;
    },
  };
}

export function list<R, T>(each: Codec<R, T>): Codec<R[], readonly T[]> {
  return {
    each,
    show: (value) => ((value as readonly unknown[] | null | undefined) ?? []).map((one) => each.show(one)),
    read: (values, wrong) => values.map((one, index) => readAt(String(index), each, one, wrong) as R),
  };
}

/** The codec at a path; undefined: there is none. */
export function codecAt(codec: Codec<unknown, unknown>, path: string): Codec<unknown, unknown> | undefined {
  const step = (within: Codec<unknown, unknown> | undefined, name: string) =>
    within?.parts?.[name] ?? within?.each;
  return path.split('.').reduce<Codec<unknown, unknown> | undefined>(step, codec);
}

/** Reads a whole form: its record (null: something is wrong), the values that were read, faults by path. */
export function readForm<R, T>(codec: Codec<R, T>, draft: T & object, messages = { wrong: '', missing: '' }) {
  const faults: Record<string, string> = {};
  const read = codec.read(draft, (path, own) => {
    faults[path] ??= own ?? (isBlank(valueAt(draft, path)) ? messages.missing : messages.wrong);
  });
  const record = Object.keys(faults).length === 0 ? (read ?? null) : null;
  return { record, read: read as DeepPartial<R>, faults };
}
