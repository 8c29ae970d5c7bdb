import type { ZodType } from 'zod';
import type { PasswordProblem } from './password.rules.js';

export interface FieldFacts<About> {
  /** What a form of people reads, and documents describe; absent: no form has it. */
  readonly form?: ZodType;
  /** The text as it is stored and compared. */
  readonly normal?: (text: string) => string | null;
  readonly required?: true;
  readonly valid?: (value: never, about: About) => boolean | PasswordProblem;
  /** The name of its unique index. */
  readonly unique?: string;
  /** SQL of what its column holds once the person is erased; absent: it stays. */
  readonly erased?: string;
  /** Texts about others that contain its words, or its digits, mean this person. */
  readonly mark?: 'words' | 'digits';
  /** A namesake's record may hold the same, and keeps it. */
  readonly shared?: true;
}

export type TextOf<T> = {
  [K in keyof T & string]: T[K] extends string | readonly string[] | null ? K : never;
}[keyof T & string];

type FormOf<Fields, Head extends string> = {
  [
    K in keyof Fields as Fields[K] extends { form: ZodType }
      ? K extends `${Head}${infer Name}`
        ? Name extends `${string}.${string}`
          ? never
          : Name
        : never
      : never
  ]: Fields[K] extends { form: infer Form } ? Form : never;
};

/** The form's members, or those of one of its parts: `address.`. */
export function formOf<Fields extends object, Head extends string>(fields: Fields, head: Head) {
  const members = Object.entries(fields).flatMap(([field, { form }]: [string, FieldFacts<never>]) => {
    const name = field.slice(head.length);
    return form && field.startsWith(head) && !name.includes('.') ? [[name, form]] : [];
  });
  return Object.fromEntries(members) as FormOf<Fields, Head>;
}

export interface FieldFault {
  readonly field: string;
  readonly code: 'required_value' | 'invalid_value' | 'not_unique';
  readonly problem?: PasswordProblem;
}

export const GONE = { erased: 'null' };
export const GONE_NUMBER = { ...GONE, mark: 'digits', shared: true } as const;
export const GONE_WORDS = { ...GONE, mark: 'words', shared: true } as const;
export const PERSON_NAME = {
  ...GONE_WORDS,
  normal: (text: string) => text.trim(),
  required: true,
  erased: `'Pessoa anonimizada'`,
} as const;

/** Fields of a record that a person owns, in the order of reported faults; `address.street` is a part. */
export class DeclaredFields<About> {
  private readonly fields: readonly (FieldFacts<About> & {
    readonly field: string;
    readonly column: string;
  })[];

  constructor(facts: Readonly<Record<string, FieldFacts<About>>>) {
    this.fields = Object.entries(facts).map(([field, one]) => ({ ...one, field, column: columnOf(field) }));
  }

  /** SQL of an update that erases the person. */
  get erasure(): string {
    return this.fields.flatMap(({ column, erased }) => (erased ? `${column} = ${erased}` : [])).join(', ');
  }

  get shared(): string[] {
    return this.fields.filter(({ shared }) => shared).map(({ column }) => column);
  }

  get unique() {
    return this.fields.filter(({ unique }) => unique !== undefined);
  }

  marked(by: 'words' | 'digits'): string[] {
    return this.fields.filter(({ mark }) => mark === by).map(({ column }) => column);
  }

  normalized<T extends object>(changes: T): T {
    const result = { ...changes } as Record<string, unknown>;
    for (const { field, normal } of this.fields) {
      const text = valueAt(result, field);
      if (normal === undefined || typeof text !== 'string') continue;
      const [head = field, part] = field.split('.');
      const value = normal(text);
      result[head] = part === undefined ? value : { ...(result[head] as object), [part]: value };
    }
    return result as T;
  }

  /** All faults, not only the first. Takes normalised changes. */
  faults(changes: object, about: About): FieldFault[] {
    return this.fields.flatMap(({ field, required, valid }): FieldFault[] => {
      const value = valueAt(changes, field);
      if (value === undefined || value === null) return [];
      if (required && value === '') return [{ field, code: 'required_value' }];
      const verdict = valid?.(value as never, about) ?? true;
      if (verdict === true) return [];
      return [{ field, code: 'invalid_value', ...(verdict !== false && { problem: verdict }) }];
    });
  }

  /** The field whose unique index refused the write. */
  refusedBy(error: unknown): string | undefined {
    const constraint = (error as { constraint?: string } | null)?.constraint;
    return this.unique.find(({ unique }) => unique === constraint)?.field;
  }
}

function columnOf(field: string): string {
  return field.replace('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function valueAt(changes: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], changes);
}
